import { Flex } from "@chakra-ui/react";
import { useTexts } from "../i18n";
import { Button } from "./Button";
import type { Confirmation } from "./confirm";
import { DialogFrame } from "./DialogFrame";

type ConfirmDialogProps = { question: Confirmation; answer: (isYes: boolean) => void };

/** Title, body, cancel and confirm; the button that loses something is red (OVL-06). */
export default function ConfirmDialog({ question, answer }: ConfirmDialogProps) {
  const { t, serverText } = useTexts();
  const { titleKey, bodyKey, confirmKey, isDanger = false } = question;
  return (
    <DialogFrame title={serverText(titleKey, null)} body={serverText(bodyKey, null)} onClose={() => answer(false)}>
      <Flex wrap="wrap-reverse" gap="3" justify="flex-end">
        <Button variant="text" flex="1 1 auto" onClick={() => answer(false)}>
          {t("confirm.cancel")}
        </Button>
        <Button flex="1 1 auto" {...(isDanger && { bg: "error", color: "onError" })} onClick={() => answer(true)}>
          {serverText(confirmKey, null)}
        </Button>
      </Flex>
    </DialogFrame>
  );
}
