import { Flex, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { cleanName } from "../../domain/cleanText";
import { resultOf, type Told } from "../../domain/toldInvoice";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { ProgressLine } from "../../ui/cards/ProgressLine";
import { InternalLink } from "../../ui/InternalLink";
import { ProgressBar } from "../../ui/ProgressBar";
import { PickInvoice } from "./PickInvoice";
import type { Analysis, ShownState } from "./shownState";

type Actions = (props: { analysis: Analysis; told: Told }) => ReactNode;

/** What is under way, and what one can do. */
export function InvoiceActions({ state, ...props }: { analysis: Analysis; state: ShownState; told: Told }) {
  const Actions = ACTIONS[state];
  return <Actions {...props} />;
}

const FileName = ({ analysis }: { analysis: Analysis }) => {
  const name = useSelector(analysis, ({ context }) => cleanName(context.file?.name));
  return (
    <Text textStyle="small" minW="0" overflowWrap="anywhere">
      <bdi>{name}</bdi>
    </Text>
  );
};

const Working: Actions = () => <ProgressLine />;

const Sending: Actions = ({ analysis }) => {
  const { t } = useTexts();
  const share = useSelector(analysis, ({ context }) => context.share);
  const canCancel = useSelector(analysis, (snapshot) => snapshot.can({ type: "cancel" }));
  return (
    <Stack gap="3">
      <Flex gap="3" justify="space-between" align="baseline">
        <FileName analysis={analysis} />
        <Text textStyle="small" color="onSurfaceVariant" className="tabular" aria-hidden flexShrink="0">
          {Math.floor(100 * share)}&nbsp;%
        </Text>
      </Flex>
      <ProgressBar share={share} label={t("invoiceAnalysis.progress")} />
      {canCancel && (
        <Button variant="text" size="sm" alignSelf="center" onClick={() => analysis.send({ type: "cancel" })}>
          {t("invoiceAnalysis.cancel")}
        </Button>
      )}
    </Stack>
  );
};

/** Back to what stood there before, where something did. */
const TurnBack: Actions = ({ analysis }) => {
  const { t } = useTexts();
  const canCancel = useSelector(analysis, (snapshot) => snapshot.can({ type: "cancel" }));
  if (!canCancel) return null;
  return (
    <Button variant="text" onClick={() => analysis.send({ type: "cancel" })}>
      {t("invoiceAnalysis.cancel")}
    </Button>
  );
};

const Refused: Actions = (props) => (
  <Stack gap="3">
    <PickOther {...props} />
    <TurnBack {...props} />
  </Stack>
);

/** The file is still here: the same once more, or another. */
const Interrupted: Actions = ({ analysis, told }) => {
  const { t } = useTexts();
  return (
    <Stack gap="3">
      <FileName analysis={analysis} />
      <Button variant="tonal" onClick={() => analysis.send({ type: "retry" })}>
        {t("invoiceAnalysis.retry")}
      </Button>
      <PickInvoice analysis={analysis} labelKey="invoiceAnalysis.pickOther" variant="text" />
      <TurnBack analysis={analysis} told={told} />
    </Stack>
  );
};

/** Asked first; sent again only by who decides to. */
const Unsure: Actions = ({ analysis }) => {
  const { t } = useTexts();
  return (
    <Stack gap="3">
      <FileName analysis={analysis} />
      <Button variant="tonal" onClick={() => analysis.send({ type: "retry" })}>
        {t("invoiceAnalysis.unsure.ask")}
      </Button>
      <Button variant="text" onClick={() => analysis.send({ type: "resend" })}>
        {t("invoiceAnalysis.unsure.resend")}
      </Button>
    </Stack>
  );
};

const Analysing: Actions = () => {
  const { t } = useTexts();
  return (
    <Stack gap="3">
      <ProgressLine />
      <Text textStyle="small" color="onSurfaceVariant" css={{ animation: "fadeIn 250ms ease-out 5s both" }}>
        {t("invoiceAnalysis.analysing.slow")}
      </Text>
    </Stack>
  );
};

const GaveUp: Actions = ({ analysis }) => {
  const { t } = useTexts();
  return (
    <Stack gap="3">
      <Button variant="tonal" onClick={() => analysis.send({ type: "retry" })}>
        {t("invoiceAnalysis.gaveUp.retry")}
      </Button>
      <PickInvoice analysis={analysis} labelKey="invoiceAnalysis.pickOther" variant="text" />
    </Stack>
  );
};

/** What was found is what one wants next: the offer's own card has the page's one filled button. */
const Completed: Actions = ({ analysis, told }) => {
  const { t } = useTexts();
  const canAcknowledge = useSelector(analysis, (snapshot) => snapshot.can({ type: "acknowledge" }));
  const foundPath = resultOf(told) === "better" ? told.offersPath : null;
  return (
    <Stack gap="3">
      {foundPath !== null && (
        <Button asChild variant="tonal">
          <InternalLink to={foundPath}>{t("card.offer.button")}</InternalLink>
        </Button>
      )}
      <Button
        variant={foundPath === null ? "tonal" : "text"}
        // Keeps the focus while it can't be pressed.
        aria-disabled={!canAcknowledge}
        onClick={() => analysis.send({ type: "acknowledge" })}
      >
        {t("invoiceAnalysis.acknowledge")}
      </Button>
      <PickInvoice analysis={analysis} labelKey="invoiceAnalysis.pickNew" variant="text" />
    </Stack>
  );
};

const Pick: Actions = ({ analysis }) => <PickInvoice analysis={analysis} labelKey="invoiceAnalysis.pick" />;
const PickOther: Actions = ({ analysis }) => <PickInvoice analysis={analysis} labelKey="invoiceAnalysis.pickOther" />;

const ACTIONS = {
  opening: Pick,
  idle: Pick,
  askingToUpdate: Pick,
  picking: Pick,
  refused: Refused,
  checking: Working,
  uploading: Sending,
  comparing: Working,
  interrupted: Interrupted,
  unsure: Unsure,
  analysing: Analysing,
  heldUp: Analysing,
  gaveUp: GaveUp,
  completed: Completed,
  acknowledging: Completed,
  failed: PickOther,
} satisfies Record<ShownState, Actions>;
