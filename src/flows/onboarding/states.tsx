import { Heading, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { CenteredLoader } from "../../ui/CenteredLoader";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { TopBar } from "../../ui/TopBar";
import { LeaveButton } from "./LeaveButton";
import type { Onboarding } from "./onboarding";

/** Where the person belongs isn't known yet. */
export function Waiting({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.onboarding")}>
      <TopBar>
        <LeaveButton onboarding={onboarding} />
      </TopBar>
      <CenteredLoader />
    </PageLayout>
  );
}

export function FailedRead({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const failure = useSelector(onboarding, ({ context }) => context.failure);
  return (
    <PageLayout title={t("page.onboarding")}>
      <TopBar>
        <LeaveButton onboarding={onboarding} />
      </TopBar>
      <ErrorView failure={failure ?? { kind: "unexpected" }} onRetry={() => onboarding.send({ type: "retry" })} />
    </PageLayout>
  );
}

export function BrokenStep({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.onboarding")}>
      <ErrorView failure={{ kind: "unexpected" }} onRetry={() => onboarding.send({ type: "retry" })} />
    </PageLayout>
  );
}

/** The contracts are on their way, or in place; then only what came of them can fail to be read. */
export function UnreadAfterwards({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const isUnread = useSelector(onboarding, (snapshot) => snapshot.matches({ sending: "unread" }));
  const failure = useSelector(onboarding, ({ context }) => context.failure);
  if (isUnread)
    return (
      <PageLayout title={t("page.onboarding")}>
        <TopBar>
          <LeaveButton onboarding={onboarding} />
        </TopBar>
        <Text textAlign="center">{t("onboarding.saved")}</Text>
        <ErrorView failure={failure ?? { kind: "unexpected" }} onRetry={() => onboarding.send({ type: "retry" })} />
      </PageLayout>
    );
  return (
    <PageLayout title={t("page.onboarding")}>
      <Heading as="h1" srOnly>
        {t("page.onboarding")}
      </Heading>
      <CenteredLoader label={t("addContract.sending")} />
    </PageLayout>
  );
}
