import { Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { type TextKey, useTexts } from "../../i18n";
import type { Analysis, ShownState } from "./shownState";

type InvoiceWordsProps = { analysis: Analysis; state: ShownState };

/** How it stands, in words. */
export function InvoiceWords({ state, ...props }: InvoiceWordsProps) {
  const Words = WORDS[state];
  return <Words {...props} />;
}

type Words = (props: Omit<InvoiceWordsProps, "state">) => ReactNode;

type SaidProps = { titleKey: TextKey; children?: ReactNode; isBad?: boolean };

function Said({ titleKey, children, isBad = false }: SaidProps) {
  const { t } = useTexts();
  return (
    <Stack gap="1">
      <Text fontWeight={600} color={isBad ? "error" : undefined}>
        {t(titleKey)}
      </Text>
      {children && (
        <Text textStyle="small" color="onSurfaceVariant">
          {children}
        </Text>
      )}
    </Stack>
  );
}

const saying =
  (titleKey: TextKey, bodyKey: TextKey | null = null, look: Pick<SaidProps, "isBad"> = {}): Words =>
  () => {
    const { t } = useTexts();
    return (
      <Said titleKey={titleKey} {...look}>
        {bodyKey && t(bodyKey)}
      </Said>
    );
  };

/** What the server says of the process, else words of our own. */
const sayingStatus =
  (titleKey: TextKey, fallbackKey: TextKey, look: Pick<SaidProps, "isBad"> = {}): Words =>
  ({ analysis }) => {
    const { serverText } = useTexts();
    const statusKey = useSelector(analysis, ({ context }) => context.process?.statusDescriptionKey);
    return (
      <Said titleKey={titleKey} {...look}>
        {serverText(statusKey, fallbackKey)}
      </Said>
    );
  };

const Refused: Words = ({ analysis }) => {
  const { t } = useTexts();
  const fault = useSelector(analysis, ({ context }) => context.fault ?? "unreadable");
  return (
    <Said titleKey="invoiceAnalysis.refused.title" isBad>
      {t(`invoiceAnalysis.fault.${fault}`)}
    </Said>
  );
};

const Uploading: Words = ({ analysis }) => {
  const { t } = useTexts();
  const isLeaving = useSelector(analysis, ({ context }) => context.share < 1);
  return (
    <Said titleKey={isLeaving ? "invoiceAnalysis.uploading.title" : "invoiceAnalysis.waiting.title"}>
      {t("invoiceAnalysis.uploading.body")}
    </Said>
  );
};

const completed = saying("invoiceAnalysis.completed.title", "invoiceAnalysis.completed.body");
const idle = saying("invoiceAnalysis.idle.title", "invoiceAnalysis.idle.body");
const analysing = sayingStatus("invoiceAnalysis.analysing.title", "invoiceAnalysis.analysing.body");

const WORDS = {
  opening: idle,
  idle,
  askingToUpdate: idle,
  picking: saying("invoiceAnalysis.picking.title", "invoiceAnalysis.picking.body"),
  refused: Refused,
  checking: saying("invoiceAnalysis.checking.title"),
  uploading: Uploading,
  comparing: saying("invoiceAnalysis.comparing.title"),
  interrupted: saying("invoiceAnalysis.interrupted.title", "invoiceAnalysis.interrupted.body", { isBad: true }),
  analysing,
  heldUp: analysing,
  gaveUp: saying("invoiceAnalysis.gaveUp.title", "invoiceAnalysis.gaveUp.body"),
  completed,
  acknowledging: completed,
  failed: sayingStatus("invoiceAnalysis.failed.title", "invoiceAnalysis.failed.body", { isBad: true }),
} satisfies Record<ShownState, Words>;
