import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

type StateViewProps = {
  /** A small drawing of our own. */
  drawing: ReactNode;
  title: ReactNode;
  body?: ReactNode;
  /** One button or link; at most a second, quieter one. */
  children?: ReactNode;
  /** `h2` when the page around it has its own heading. */
  headingAs?: "h1" | "h2";
  /** Spoken at once: something went wrong. */
  isAlert?: boolean;
};

/** The shape of every view that stands in for content: a drawing, a sentence, a button. The page around it has the margins. */
export function StateView({ drawing, title, body, children, headingAs = "h1", isAlert = false }: StateViewProps) {
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      flex="1"
      minH="50dvh"
      py="8"
      textAlign="center"
      role={isAlert ? "alert" : undefined}
      css={{ animation: "rise 250ms cubic-bezier(0.2, 0, 0, 1) both" }}
    >
      {drawing}
      <Stack gap="2" mt="6" w="full" maxW="24rem">
        <Heading as={headingAs} textStyle="h1">
          {title}
        </Heading>
        {body && <Text color="onSurfaceVariant">{body}</Text>}
      </Stack>
      {children && (
        <Stack gap="2" mt="7" w="full" maxW="20rem">
          {children}
        </Stack>
      )}
    </Flex>
  );
}
