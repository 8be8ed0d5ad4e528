import { Box, Stack } from "@chakra-ui/react";
import type { ContractDetail } from "../../domain/contracts";
import { hasAddress } from "../../domain/contracts";
import { toldBy } from "../../domain/toldInvoice";
import { CardBoundary } from "../../ui/CardBoundary";
import { ONE_COLUMN, TWO_COLUMNS } from "../../ui/columns";
import { StaleNote } from "../../ui/StaleNote";
import { InvoiceAnalysis } from "../invoice-analysis/InvoiceAnalysis";
import type { Analysis } from "../invoice-analysis/shownState";
import { ActiveOfferCard } from "../todo-card/ActiveOfferCard";
import type { ReloadPage } from "../todo-card/wiring";
import { AddressCard } from "./AddressCard";
import { AgreementCard } from "./AgreementCard";
import { CardSection } from "./CardSection";
import { ContractCards } from "./ContractCards";
import { ContractHeader } from "./ContractHeader";
import { Ending } from "./Ending";

type ContractViewProps = {
  detail: ContractDetail;
  nowMs: number;
  /** Its invoice; null where there are none. */
  analysis: Analysis | null;
  canEditAddress: boolean;
  /** The latest read failed: what is shown may be old. */
  isStale: boolean;
  isRemoving: boolean;
  onEditAddress: () => void;
  onRemove: () => void;
  onRetry: () => void;
  /** Has the page load anew what it shows; the same function each time. */
  onReload: ReloadPage;
};

/** What is known of the contract; beside it on wide screens what goes on about it. */
export function ContractView(props: ContractViewProps) {
  const { detail, nowMs, analysis, canEditAddress, isStale, isRemoving, onEditAddress, onRemove, onRetry, onReload } = props;
  const { contract, offerPreview, todoCard, ongoingCards, historyCard } = detail;
  const hasCards = todoCard !== null || historyCard !== null || ongoingCards.length > 0;
  const hasBeside = analysis !== null || hasCards;
  const hasMore = offerPreview !== null || hasBeside;
  return (
    <Stack gap="5" flex="1" css={{ animation: "fadeIn 200ms ease-out both" }}>
      <ContractHeader contract={contract} />
      <StaleNote isStale={isStale} onRetry={onRetry} />
      {/* What one side is longer than the other lies below both. */}
      <Box
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: ONE_COLUMN, ...(hasMore && { md: TWO_COLUMNS }) }}
        gridTemplateRows={{ md: "auto 1fr" }}
      >
        {offerPreview && (
          <Box minW="0" gridColumn={{ md: "2" }} gridRow={{ md: "1" }}>
            <CardSection
              titleKey="contract.offer.title"
              cards={[{ key: "offer", content: <ActiveOfferCard card={offerPreview} reloadPage={onReload} /> }]}
            />
          </Box>
        )}
        <Stack gap="5" minW="0" gridColumn={{ md: "1" }} gridRow={{ md: "1 / span 2" }}>
          <CardBoundary>
            <AgreementCard contract={contract} nowMs={nowMs} hasHeading={hasMore} />
          </CardBoundary>
          {hasAddress(contract) && (
            <CardBoundary>
              <AddressCard address={contract.customerDetails.address} canEdit={canEditAddress} onEdit={onEditAddress} />
            </CardBoundary>
          )}
        </Stack>
        {hasBeside && (
          <Stack gap="5" minW="0" gridColumn={{ md: "2" }}>
            {analysis && (
              <CardBoundary>
                <InvoiceAnalysis analysis={analysis} told={toldBy(detail)} />
              </CardBoundary>
            )}
            <ContractCards detail={detail} onReload={onReload} />
          </Stack>
        )}
      </Box>
      <Ending lastUpdatedAt={contract.lastUpdatedAt} isRemoving={isRemoving} onRemove={onRemove} />
    </Stack>
  );
}
