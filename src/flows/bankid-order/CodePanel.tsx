import { HStack, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { usePageVisible } from "../../platform/usePageVisible";
import { CountdownBar } from "../../ui/CountdownBar";
import { QrCode } from "../../ui/QrCode";
import { type BankIdOrderRef, qrDataOf, renewalKeyOf, secondsLeftOf, shareLeftOf } from "./selectors";

/** The code to scan. While an order waits, only the code and the countdown are drawn anew. */
export function CodePanel({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  return (
    <Stack gap="4">
      <Code order={order} />
      <Stack gap="1.5">
        <Bar order={order} />
        <HStack justify="space-between" gap="3" color="onSurfaceVariant">
          <RenewalNote order={order} />
          <SecondsLeft order={order} />
        </HStack>
        <Text textStyle="small">{t("bankId.code.onlyYou")}</Text>
      </Stack>
    </Stack>
  );
}

/** Gone while nobody can see it: a code is for whoever sits in front of the screen (A25). */
function Code({ order }: { order: BankIdOrderRef }) {
  const data = useSelector(order, qrDataOf);
  const isVisible = usePageVisible();
  return <QrCode data={isVisible ? data : null} />;
}

function Bar({ order }: { order: BankIdOrderRef }) {
  return <CountdownBar share={useSelector(order, shareLeftOf)} />;
}

/** Seen, never read aloud: a reader would hear nothing else (AXS-05). */
function SecondsLeft({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  const seconds = useSelector(order, secondsLeftOf);
  return (
    <Text data-part="countdown" textStyle="small" className="tabular" flexShrink={0} aria-hidden>
      {t("bankId.code.secondsLeft", { seconds })}
    </Text>
  );
}

function RenewalNote({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  const key = useSelector(order, renewalKeyOf);
  return (
    <Text textStyle="small" role="status">
      {t(key)}
    </Text>
  );
}
