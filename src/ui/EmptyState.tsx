import { Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Calm } from "./drawings/Calm";

type EmptyStateProps = { title: string; body?: string; drawing?: ReactNode; children?: ReactNode };

/** Nothing to show in a part of a page, and what to do about it: one button as `children`. */
export function EmptyState({ title, body, drawing = <Calm />, children }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="2" py="8">
      {drawing}
      <Heading as="h2" mt="3">
        {title}
      </Heading>
      {body && (
        <Text color="onSurfaceVariant" maxW="24rem">
          {body}
        </Text>
      )}
      {children && <Stack mt="4">{children}</Stack>}
    </Stack>
  );
}
