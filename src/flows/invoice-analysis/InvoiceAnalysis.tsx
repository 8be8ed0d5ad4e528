import { Box, Heading, Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { InvoiceActions } from "./InvoiceActions";
import { type InvoiceDetails, InvoiceWords } from "./InvoiceWords";
import { LatestInvoice } from "./LatestInvoice";
import { type Analysis, shownState } from "./shownState";

type InvoiceAnalysisProps = { analysis: Analysis; details: InvoiceDetails | null };

/** A contract's invoice: asked for, on its way, being gone through, and what came of it. Specification §2 "invoice-analysis block". */
export function InvoiceAnalysis({ analysis, details }: InvoiceAnalysisProps) {
  const { t } = useTexts();
  const titleId = useId();
  const state = useSelector(analysis, shownState);
  useKeptFocus(state);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <Stack gap="4">
          <Heading as="h2" id={titleId} textStyle="h2">
            {t("invoiceAnalysis.title")}
          </Heading>
          <LatestInvoice details={details} />
          {/* Always there, so that a reader hears what it says next. */}
          <Box role="status">
            <InvoiceWords analysis={analysis} state={state} hasBetterDeal={details?.noBetterDealFound !== true} />
          </Box>
          <InvoiceActions analysis={analysis} state={state} />
        </Stack>
      </section>
    </Card>
  );
}
