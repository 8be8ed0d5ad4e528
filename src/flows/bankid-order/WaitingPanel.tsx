import { Flex } from "@chakra-ui/react";
import { Spinner } from "../../ui/CenteredLoader";

/** As tall as the code that follows it, so that nothing jumps. */
export function WaitingPanel() {
  return (
    <Flex h="15rem" align="center" justify="center" css={{ animation: "fadeIn 200ms ease-out 150ms both" }}>
      <Spinner />
    </Flex>
  );
}
