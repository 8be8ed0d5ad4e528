import { Stack, Text } from "@chakra-ui/react";
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
      <Stack gap="2">
        <TimeLeft order={order} />
        <RenewalNote order={order} />
      </Stack>
      <Text textStyle="small" textAlign="center">
        {t("bankId.code.onlyYou")}
      </Text>
    </Stack>
  );
}

/** Gone while nobody can see it: a code is for whoever sits in front of the screen (A25). */
function Code({ order }: { order: BankIdOrderRef }) {
  const data = useSelector(order, qrDataOf);
  const isVisible = usePageVisible();
  return <QrCode data={isVisible ? data : null} />;
}

/** Seen, never read aloud: a reader would hear nothing else (AXS-05). */
function TimeLeft({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  const share = useSelector(order, shareLeftOf);
  const seconds = useSelector(order, secondsLeftOf);
  return (
    <Stack gap="2" aria-hidden data-part="countdown">
      <CountdownBar share={share} />
      <Text textStyle="small" color="onSurfaceVariant" textAlign="end" className="tabular">
        {t("bankId.code.secondsLeft", { seconds })}
      </Text>
    </Stack>
  );
}

function RenewalNote({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  const key = useSelector(order, renewalKeyOf);
  return (
    <Text textStyle="small" color="onSurfaceVariant" role="status">
      {t(key)}
    </Text>
  );
}
