import { Box, chakra, Text } from "@chakra-ui/react";
import { type KeyboardEvent, useId, useState } from "react";
import { keyed } from "../domain/keyed";
import { TextField, type TextFieldProps } from "./TextField";

/** What is offered: the first line tells it, the second where it is. */
export type Suggestion<Item> = { item: Item; title: string; detail: string };

type SuggestFieldProps<Item> = TextFieldProps & {
  suggestions: readonly Suggestion<Item>[];
  /** What the list is called. */
  listLabel: string;
  /** Said when the list changes, and when something of it was picked. */
  status: string;
  onPick: (item: Item) => void;
  onDismiss: () => void;
};

/**
 * A field that offers what may be meant, as a combobox whose list is shown as soon as there is something in it: arrows go
 * through it, Enter picks, Escape closes it. What is typed always stands, whatever is offered.
 */
export function SuggestField<Item>({ suggestions, listLabel, status, onPick, onDismiss, ...field }: SuggestFieldProps<Item>) {
  const listId = useId();
  // A mark of an older list is none.
  const [mark, setMark] = useState<{ of: unknown; at: number }>({ of: null, at: -1 });
  const marked = mark.of === suggestions ? mark.at : -1;
  const isOpen = suggestions.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const move = MOVES[event.key];
    const picked = suggestions[marked];
    if (move) setMark({ of: suggestions, at: move(marked, suggestions.length) });
    else if (event.key === "Escape") onDismiss();
    else if (event.key === "Enter" && picked) onPick(picked.item);
    else return;
    event.preventDefault();
  };
  return (
    <TextField
      {...field}
      attributes={{
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? listId : undefined,
        "aria-activedescendant": marked >= 0 ? optionId(marked) : undefined,
        onKeyDown,
      }}
    >
      {isOpen && (
        // The field keeps the focus while a finger is on the list.
        <List id={listId} role="listbox" aria-label={listLabel} onMouseDown={(event) => event.preventDefault()}>
          {keyed(suggestions, ({ title, detail }) => `${title} ${detail}`).map(({ key, item: { item, title, detail } }, at) => (
            <Option key={key} id={optionId(at)} role="option" aria-selected={at === marked} onClick={() => onPick(item)}>
              <Text as="span" fontWeight={560} overflowWrap="anywhere">
                {title}
              </Text>
              <Text as="span" textStyle="small" color="onSurfaceVariant" overflowWrap="anywhere">
                {detail}
              </Text>
            </Option>
          ))}
        </List>
      )}
      <Box role="status" srOnly>
        {status}
      </Box>
    </TextField>
  );
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
};

const List = chakra("div", {
  base: {
    position: "absolute",
    zIndex: "overlay",
    top: "calc(100% + 4px)",
    insetX: 0,
    maxH: "min(50dvh, 20rem)",
    overflowY: "auto",
    py: "2",
    borderRadius: "field",
    borderWidth: "1px",
    borderColor: "outlineVariant",
    bg: "card",
    color: "onSurface",
    boxShadow: "raised",
    animation: "fadeIn 120ms ease-out both",
  },
});

const Option = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "center",
    minH: "52px",
    px: "4",
    py: "1.5",
    cursor: "pointer",
    _hover: { bg: "surfaceContainer" },
    "&[aria-selected=true]": { bg: "secondaryContainer", color: "onSecondaryContainer" },
  },
});
