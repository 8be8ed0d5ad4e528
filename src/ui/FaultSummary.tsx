import { Heading, List, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";

/** What the server didn't take, above the fields. It gets the focus by `useFaultFocus` (F22). `children`: the fields' names. */
export function FaultSummary({ title, body, children }: { title: string; body: string; children: readonly string[] }) {
  const titleId = useId();
  return (
    <Stack
      data-part="faults"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      gap="1"
      p="4"
      borderRadius="field"
      bg="errorContainer"
      color="onErrorContainer"
    >
      <Heading as="h2" id={titleId} textStyle="body" fontWeight={650}>
        {title}
      </Heading>
      <Text textStyle="small">{body}</Text>
      {children.length > 0 && (
        <List.Root as="ul" ps="5" textStyle="small">
          {children.map((name) => (
            <List.Item key={name}>{name}</List.Item>
          ))}
        </List.Root>
      )}
    </Stack>
  );
}
