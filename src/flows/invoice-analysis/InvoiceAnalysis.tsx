import { Box, Heading, Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import type { Told } from "../../domain/toldInvoice";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { useNoStrayDrops } from "../../ui/useNoStrayDrops";
import { InvoiceActions } from "./InvoiceActions";
import { InvoiceWords } from "./InvoiceWords";
import { LatestInvoice } from "./LatestInvoice";
import { type Analysis, type ShownState, shownState } from "./shownState";

type InvoiceAnalysisProps = {
  analysis: Analysis;
  told: Told;
};

/** What the page knows tells nothing of an invoice that came after it. */
const LATEST_IS_SHOWN: readonly ShownState[] = ["opening", "idle", "completed", "acknowledging"];

const RESULT_IS_SAID: readonly ShownState[] = ["completed", "acknowledging"];

/** A contract's invoice: asked for, on its way, being gone through, and what came of it. Specification §2 "invoice-analysis block". */
export function InvoiceAnalysis({ analysis, told }: InvoiceAnalysisProps) {
  const { t } = useTexts();
  const titleId = useId();
  const state = useSelector(analysis, shownState);
  useNoStrayDrops();
  return (
    <Card asChild scrollMarginTop="4">
      <section id="invoice" aria-labelledby={titleId}>
        <Stack gap="4">
          <Heading as="h2" id={titleId} textStyle="h2">
            {t("invoiceAnalysis.title")}
          </Heading>
          {/* Always there, so that a reader hears what it says next. */}
          <Box role="status">
            <InvoiceWords analysis={analysis} state={state} told={told} />
          </Box>
          {LATEST_IS_SHOWN.includes(state) && <LatestInvoice told={told} isResultSaid={RESULT_IS_SAID.includes(state)} />}
          <InvoiceActions analysis={analysis} state={state} told={told} />
        </Stack>
      </section>
    </Card>
  );
}
