import { chakra, Text } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";

type CheckRowProps = {
  /** Given back with the change, so that one function serves every row. */
  id: string;
  label: string;
  isChecked: boolean;
  onToggle: (id: string) => void;
  /** In front of the label: a logo. */
  children?: ReactNode;
};

/** A row to tick: all of it can be pressed. */
export const CheckRow = memo(function CheckRow({ id, label, isChecked, onToggle, children }: CheckRowProps) {
  return (
    <Row>
      {children}
      <Text as="span" flex="1" minW="0" overflowWrap="anywhere">
        <bdi>{label}</bdi>
      </Text>
      <Tick type="checkbox" checked={isChecked} onChange={() => onToggle(id)} />
    </Row>
  );
});

const Row = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "60px",
    py: "2",
    cursor: "pointer",
    borderBottomWidth: "1px",
    borderColor: "outlineVariant",
  },
});

const Tick = chakra("input", {
  base: { appearance: "auto", w: "24px", h: "24px", flexShrink: 0, accentColor: "primary", cursor: "pointer" },
});
