import { Box, Stack } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "./Button";
import { ARRIVAL } from "./useHashFocus";

type FileDropProps = {
  /** As in `<input accept>`: a hint for the device, never a check. */
  accept: string;
  label: string;
  /** `text`: the second thing to do, without a frame; a file can be dropped there all the same. */
  variant: "tonal" | "text";
  /** `isFirstOfMany`: several were dropped. */
  onFile: (file: File, isFirstOfMany: boolean) => void;
  /** What may be dropped or chosen, below the button. */
  children?: ReactNode;
};

/**
 * A place to drop a file, and a button that has the device pick one. Without `capture`, so that a phone offers both its camera
 * and its files (UP-05); the same file can be chosen again (UP-04). Of several dropped files the first counts.
 */
export function FileDrop({ accept, label, variant, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [file, another] = files ?? [];
    if (file) onFile(file, another !== undefined);
  };
  return (
    <Stack
      gap="3"
      align="stretch"
      borderRadius="field"
      {...(variant === "tonal" && { p: "4", borderWidth: "1.5px" })}
      borderStyle="dashed"
      borderColor={isOver ? "primary" : "outlineVariant"}
      bg={isOver ? "surfaceContainer" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
      <Button variant={variant} {...ARRIVAL} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {children && (
        <Box textStyle="small" color="onSurfaceVariant" textAlign="center">
          {children}
        </Box>
      )}
    </Stack>
  );
}
