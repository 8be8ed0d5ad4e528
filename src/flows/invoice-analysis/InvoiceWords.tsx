import { Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { latestNameIn, resultOf, type Told } from "../../domain/toldInvoice";
import { type TextKey, useTexts } from "../../i18n";
import { nothingBetterKey } from "./nothingBetterKey";
import type { Analysis, ShownState } from "./shownState";

type InvoiceWordsProps = { analysis: Analysis; state: ShownState; told: Told };

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

/** What is late has left this device: it is followed to its answer, also when the page is left. */
const Overdue = saying("invoiceAnalysis.overdue.title", "invoiceAnalysis.analysing.slow");

const Uploading: Words = (props) => {
  const { t } = useTexts();
  const isOverdue = useSelector(props.analysis, (snapshot) => snapshot.matches({ uploading: "overdue" }));
  const isAwaited = useSelector(props.analysis, (snapshot) => snapshot.matches({ uploading: "awaited" }));
  if (isOverdue) return <Overdue {...props} />;
  return (
    <Said title={t(isAwaited ? "invoiceAnalysis.waiting.title" : "invoiceAnalysis.uploading.title")}>
      {t("invoiceAnalysis.uploading.body")}
    </Said>
  );
};

const Completed: Words = ({ told }) => {
  const { t } = useTexts();
  return <Said title={t("invoiceAnalysis.completed.title")}>{t(resultKey(told))}</Said>;
};

function resultKey(told: Told): TextKey {
  const result = resultOf(told);
  if (result === "nothing better") return nothingBetterKey(told);
  return result === "better" ? "invoiceAnalysis.completed.better" : "invoiceAnalysis.completed.body";
}

/** Milder where one has been seen, or where something is under way already. */
const Idle: Words = ({ told }) => {
  const { t } = useTexts();
  const { isUnderWay } = told;
  const isSeen = latestNameIn(told) !== null;
  return (
    <Said title={t(isSeen || isUnderWay ? "invoiceAnalysis.newer.title" : "invoiceAnalysis.idle.title")}>
      {t(isUnderWay ? "invoiceAnalysis.underWay.body" : "invoiceAnalysis.idle.body")}
    </Said>
  );
};

const Unsure: Words = ({ analysis }) => {
  const { t } = useTexts();
  const hasAskedAnew = useSelector(analysis, ({ context }) => context.hasAskedAnew);
  return (
    <Said title={t(hasAskedAnew ? "invoiceAnalysis.unsure.stillTitle" : "invoiceAnalysis.unsure.title")}>
      {t("invoiceAnalysis.unsure.body")}
    </Said>
  );
};

const WORDS = {
  opening: Idle,
  idle: Idle,
  askingToUpdate: Idle,
  picking: saying("invoiceAnalysis.picking.title", "invoiceAnalysis.picking.body"),
  refused: Refused,
  checking: saying("invoiceAnalysis.checking.title"),
  uploading: Uploading,
  comparing: saying("invoiceAnalysis.comparing.title"),
  interrupted: saying("invoiceAnalysis.interrupted.title", "invoiceAnalysis.interrupted.body", { isBad: true }),
  unsure: Unsure,
  analysing: Analysing,
  heldUp: Analysing,
  gaveUp: saying("invoiceAnalysis.gaveUp.title", "invoiceAnalysis.gaveUp.body"),
  completed: Completed,
  acknowledging: Completed,
  failed: Failed,
} satisfies Record<ShownState, Words>;
