import { Box, Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { ExternalLink } from "../../ui/ExternalLink";
import { type BankIdOrderRef, messageKeyOf } from "./selectors";

/** Nothing goes on by itself any more: one press begins anew, on this very page. */
export function StoppedPanel({ order }: { order: BankIdOrderRef }) {
  const { t } = useTexts();
  const canRetry = useSelector(order, (snapshot) => snapshot.can({ type: "retry" }));
  const isAppMissing = useSelector(order, (snapshot) => messageKeyOf(snapshot) === "bankId.message.RFA17A");
  return (
    <Stack gap="4">
      {isAppMissing && (
        <Box>
          <ExternalLink href="https://install.bankid.com/" isAlone>
            {t("bankId.install")}
          </ExternalLink>
        </Box>
      )}
      <Button disabled={!canRetry} onClick={() => order.send({ type: "retry" })}>
        {t("app.retry")}
      </Button>
    </Stack>
  );
}
