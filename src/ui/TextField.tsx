import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, useId } from "react";

export type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "inputMode" | "autoComplete" | "maxLength" | "type" | "readOnly"
> & {
  label: string;
  value: string;
  onType: (value: string) => void;
  onLeave?: () => void;
  /** What is wrong with it, once it may be said. */
  error?: string | null;
  isRequired?: boolean;
};

type Extension = {
  /** What makes more than a field of it: a role, keys. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Over what comes next, below the field: what it offers. */
  children?: ReactNode;
};

/** A field with its label above and what is wrong with it below. */
export function TextField({
  label,
  value,
  onType,
  onLeave,
  error = null,
  isRequired = false,
  attributes,
  children,
  ...input
}: TextFieldProps & Extension) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Stack gap="1.5" minW="0">
      <chakra.label htmlFor={id} fontWeight={560}>
        {label}
      </chakra.label>
      <Box position="relative">
        <Input
          id={id}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onType(event.target.value)}
          onBlur={onLeave}
          aria-invalid={error !== null}
          aria-required={isRequired}
          aria-describedby={error === null ? undefined : errorId}
          {...attributes}
          {...input}
        />
        {children}
      </Box>
      {error !== null && (
        <Text id={errorId} textStyle="small" color="error">
          {error}
        </Text>
      )}
    </Stack>
  );
}

const Input = chakra("input", {
  base: {
    w: "full",
    minH: "52px",
    px: "4",
    borderRadius: "field",
    borderWidth: "1.5px",
    borderColor: "outline",
    bg: "card",
    color: "onSurface",
    _invalid: { borderColor: "error" },
    "&[aria-invalid=true]": { borderColor: "error" },
  },
});
