import { Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import type { ActorRefFrom } from "xstate";
import type { homeMachine } from "../../../machines/home";
import { useTexts } from "../../i18n";
import { useContractsChanged } from "../../platform/useContractsChanged";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { patienceOf } from "../../ui/WaitingSkeleton";
import { DashboardView } from "./DashboardView";
import { GoOnCard } from "./GoOnCard";
import { HomeHeader } from "./HomeHeader";
import { HomeSkeleton } from "./HomeSkeleton";

/** Home, whatever its state: the greeting stands at once, below it what is known. */
export function HomeScreen({ home }: { home: ActorRefFrom<typeof homeMachine> }) {
  const { t } = useTexts();
  const { nowMs, dashboard, customer, canGoOn } = useSelector(home, ({ context }) => context);
  return (
    <PageLayout title={t("page.home")} hasMenu>
      <Stack gap="5" flex="1">
        <HomeHeader nowMs={nowMs} firstName={dashboard?.customerFirstName ?? customer.firstName} />
        {canGoOn && <GoOnCard onGoOn={() => home.send({ type: "place.goOn" })} />}
        <HomeBody home={home} />
      </Stack>
    </PageLayout>
  );
}

function HomeBody({ home }: { home: ActorRefFrom<typeof homeMachine> }) {
  const snapshot = useSelector(home, (current) => current);
  const { dashboard, failure, isExpanded } = snapshot.context;
  const reload = useCallback(() => home.send({ type: "reload" }), [home]);
  useContractsChanged(reload);

  if (snapshot.matches({ open: "failed" })) {
    return <ErrorView failure={failure!} onRetry={() => home.send({ type: "retry" })} headingAs="h2" />;
  }
  if (snapshot.matches({ open: "shown" })) {
    return (
      <DashboardView
        dashboard={dashboard!}
        isExpanded={isExpanded}
        onToggle={(list) => home.send({ type: "list.toggle", list })}
        isStale={snapshot.matches({ open: { shown: "stale" } })}
        onRetry={() => home.send({ type: "retry" })}
        onReload={reload}
      />
    );
  }
  return <HomeSkeleton patience={patienceOf((state) => snapshot.matches({ open: { loading: state } }))} />;
}
