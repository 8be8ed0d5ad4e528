import { Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";

/** What the server didn't take, above the fields. It gets the focus by `useFaultFocus` (F22). */
export function FaultSummary({ title, body }: { title: string; body: string }) {
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
    </Stack>
  );
}
