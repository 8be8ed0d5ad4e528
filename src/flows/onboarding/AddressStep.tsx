import { Box } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { StickyActions } from "../../ui/StickyActions";
import { useBackSteps } from "../../ui/useBackSteps";
import { AddressEditor } from "../address-editor/AddressEditor";
import type { Editor } from "../address-editor/editor";
import type { Onboarding } from "./onboarding";
import { StepPage } from "./StepPage";
import { Waiting } from "./states";

/** Step 2: where the person lives (ONB-05). */
export function AddressStep({ onboarding }: { onboarding: Onboarding }) {
  const editor = useSelector(onboarding, ({ children }) => children.address);
  return editor ? <Editing onboarding={onboarding} editor={editor} /> : <Waiting onboarding={onboarding} />;
}

function Editing({ onboarding, editor }: { onboarding: Onboarding; editor: Editor }) {
  const { t } = useTexts();
  const isSaving = useSelector(editor, (snapshot) => snapshot.matches({ open: "saving" }));
  const back = useCallback(() => editor.send({ type: "close" }), [editor]);
  useBackSteps(1, back);
  return (
    <StepPage onboarding={onboarding} step="address" onBack={back}>
      <Box pb="5">
        <AddressEditor editor={editor} />
      </Box>
      <StickyActions>
        <Button aria-disabled={isSaving} aria-busy={isSaving} onClick={() => editor.send({ type: "save" })}>
          {t(isSaving ? "onboarding.saving" : "onboarding.next")}
        </Button>
      </StickyActions>
    </StepPage>
  );
}
