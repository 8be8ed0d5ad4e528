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

type SaidProps = { title: ReactNode; children?: ReactNode; isBad?: boolean };

function Said({ title, children, isBad = false }: SaidProps) {
  return (
    <Stack gap="1">
      <Text fontWeight={600} color={isBad ? "error" : undefined}>
        {title}
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
      <Said title={t(titleKey)} {...look}>
        {bodyKey && t(bodyKey)}
      </Said>
    );
  };

/** What the server says of the process, else words of our own. */
function StatusText({ analysis, fallbackKey }: { analysis: Analysis; fallbackKey: TextKey }) {
  const { serverText } = useTexts();
  const statusKey = useSelector(analysis, ({ context }) => context.process?.statusDescriptionKey);
  return <>{serverText(statusKey, fallbackKey)}</>;
}

const Analysing: Words = ({ analysis }) => {
  const { t } = useTexts();
  return (
    <Said title={t("invoiceAnalysis.analysing.title")}>
      <StatusText analysis={analysis} fallbackKey="invoiceAnalysis.analysing.body" />
    </Said>
  );
};

const Failed: Words = ({ analysis }) => {
  const { t } = useTexts();
  return (
    <Said title={<StatusText analysis={analysis} fallbackKey="invoiceAnalysis.failed.title" />} isBad>
      {t("invoiceAnalysis.failed.body")}
    </Said>
  );
};

const Refused: Words = ({ analysis }) => {
  const { t } = useTexts();
  const fault = useSelector(analysis, ({ context }) => context.fault ?? "unreadable");
  return (
    <Said title={t("invoiceAnalysis.refused.title")} isBad>
      {t(`invoiceAnalysis.fault.${fault}`)}
    </Said>
  );
};

const Uploading: Words = ({ analysis }) => {
  const { t } = useTexts();
  const isLeaving = useSelector(analysis, ({ context }) => context.share < 1);
  return (
    <Said title={t(isLeaving ? "invoiceAnalysis.uploading.title" : "invoiceAnalysis.waiting.title")}>
      {t("invoiceAnalysis.uploading.body")}
    </Said>
  );
};

const completed = saying("invoiceAnalysis.completed.title", "invoiceAnalysis.completed.body");
const idle = saying("invoiceAnalysis.idle.title", "invoiceAnalysis.idle.body");

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
  analysing: Analysing,
  heldUp: Analysing,
  gaveUp: saying("invoiceAnalysis.gaveUp.title", "invoiceAnalysis.gaveUp.body"),
  completed,
  acknowledging: completed,
  failed: Failed,
} satisfies Record<ShownState, Words>;
