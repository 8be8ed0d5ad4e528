import { Flex, Stack } from "@chakra-ui/react";
import { Smartphone } from "lucide-react";
import { WayBack } from "./WayBack";

/** The rest happens in the ID app. */
export function InAppPanel() {
  return (
    <Stack gap="4">
      <Flex bg="primaryContainer" color="onPrimaryContainer" borderRadius="card" minH="10rem" align="center" justify="center">
        <Smartphone size={64} strokeWidth={1.4} aria-hidden />
      </Flex>
      <WayBack />
    </Stack>
  );
}
