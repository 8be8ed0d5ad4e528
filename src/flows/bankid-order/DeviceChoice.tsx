import { HStack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { BankIdDevice } from "../../../machines/bankid-order";
import { type TextKey, useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { type BankIdOrderRef, deviceOf } from "./selectors";

const TEXT_KEYS = {
  other: "bankId.message.RFA20",
  this: "bankId.message.RFA19",
} satisfies Record<BankIdDevice, TextKey>;

/** Where the person has their BankID. */
export function DeviceChoice({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  const chosen = useSelector(order, deviceOf);
  return (
    <HStack
      role="group"
      aria-label={t("bankId.device.label")}
      wrap="wrap"
      gap="1"
      p="1"
      borderRadius="sheet"
      bg="surfaceContainer"
    >
      {(["other", "this"] as const).map((device) => (
        <Button
          key={device}
          variant={device === chosen ? "tonal" : "text"}
          size="sm"
          // With large text one stands below the other.
          flex="1 1 8rem"
          px="2"
          aria-pressed={device === chosen}
          onClick={() => order.send({ type: "device.choose", device })}
        >
          {t(TEXT_KEYS[device])}
        </Button>
      ))}
    </HStack>
  );
}
