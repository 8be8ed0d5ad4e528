import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { cleanName } from "../../domain/cleanText";
import { isGone } from "../../domain/removals";
import { type TextOf, useTexts } from "../../i18n";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { TopBar } from "../../ui/TopBar";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { patienceOf } from "../../ui/WaitingSkeleton";
import { AgreedView } from "./AgreedView";
import { type Detail, isSent, type List, leaving, type Offers, type OffersSnapshot, type View, viewOf } from "./flow";
import { GoneView, NoOffersView, NotElectricityView, NothingThere } from "./NothingHere";
import { OffersList } from "./OffersList";
import { OfferSkeleton, OffersSkeleton } from "./OffersSkeleton";
import { OfferView } from "./OfferView";
import { SentView } from "./SentView";

/** The offers for a contract, or one of them: whatever its state. */
export function OffersScreen({ offers }: { offers: Offers }) {
  const { t } = useTexts();
  const snapshot = useSelector(offers, (current) => current);
  const view = viewOf(snapshot);
  useKeptFocus(view);
  return (
    <PageLayout title={titleOf(snapshot, view, t)}>
      <TopBar onBack={() => offers.send({ type: "back" })} />
      {SCREENS[view](offers, snapshot)}
    </PageLayout>
  );
}

const SCREENS: Record<View, (offers: Offers, snapshot: OffersSnapshot) => ReactNode> = {
  loading: (_, snapshot) => {
    const patience = patienceOf((state) => snapshot.matches({ loading: state }));
    return snapshot.context.offerId === null ? <OffersSkeleton patience={patience} /> : <OfferSkeleton patience={patience} />;
  },
  failed: (offers, { context }) => {
    const view = <ErrorView failure={context.failure!} onRetry={() => offers.send({ type: "retry" })} />;
    return isGone(context.failure!) ? <NothingThere {...context}>{view}</NothingThere> : view;
  },
  notElectricity: (offers, { context }) => <NotElectricityView {...leaving(offers, context)} />,
  noOffers: (offers, { context }) => <NoOffersView {...leaving(offers, context)} />,
  list: (offers, { context }) => (
    <OffersList
      list={context.page as List}
      contractId={context.contractId}
      nowMs={context.nowMs}
      onOpen={(offerId) => offers.send({ type: "offer.open", offerId })}
    />
  ),
  offer: (offers, snapshot) => <OfferView offers={offers} snapshot={snapshot} detail={detailIn(snapshot)} />,
  otherAgreed: (offers, snapshot) => <OfferView offers={offers} snapshot={snapshot} detail={detailIn(snapshot)} />,
  gone: (offers, { context }) => <GoneView {...leaving(offers, context)} />,
  waiting: (offers, snapshot) => (
    <SentView snapshot={snapshot} onLook={() => offers.send({ type: "retry" })} {...leaving(offers, snapshot.context)} />
  ),
  agreed: (offers, snapshot) => (
    <AgreedView
      offer={detailIn(snapshot).offer}
      contract={detailIn(snapshot).contract}
      isNew={snapshot.matches({ agreed: "now" })}
      nowMs={snapshot.context.nowMs}
      {...leaving(offers, snapshot.context)}
    />
  ),
};

const detailIn = ({ context }: OffersSnapshot) => context.page as Detail;

function titleOf(snapshot: OffersSnapshot, view: View, t: TextOf): string {
  const { page, offerId } = snapshot.context;
  const plain = t(offerId === null ? "page.electricityOffers" : "page.electricityOffer");
  if (page?.kind !== "offer" || view === "failed") return plain;
  if (view === "agreed") return t("electricityOffer.agreed.pageTitle");
  if (view === "waiting") return t(isSent(snapshot) ? "electricityOffer.sent.title" : "electricityOffer.unknown.title");
  if (view === "gone") return t("electricityOffer.gone.title");
  const name = cleanName(page.offer.provider?.name);
  return name === null ? plain : t("electricityOffer.pageTitle", { name });
}
