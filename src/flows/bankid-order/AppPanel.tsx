import { Flex } from "@chakra-ui/react";
import { Smartphone } from "lucide-react";

/** What happens next happens in the ID app. */
export function AppPanel() {
  return (
    <Flex bg="primaryContainer" color="onPrimaryContainer" borderRadius="card" h="8.5rem" align="center" justify="center">
      <Smartphone size={56} strokeWidth={1.4} aria-hidden />
    </Flex>
  );
}
