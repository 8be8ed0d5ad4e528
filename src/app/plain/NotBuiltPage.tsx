import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { ports } from "../../ports";
import { Button } from "../../ui/Button";
import { NotBuiltView } from "../../ui/NotBuiltView";
import { PageLayout } from "../../ui/PageLayout";
import { useAppActors } from "../actors";
import { useRouteRow } from "../useRouteRow";

/** A visitor's start page isn't built either: for them the way on is the login. */
const TO_LOGIN = { to: "/login", textKey: "page.login" } as const;

/** Stands in for a page whose flow isn't built yet; docs/not-built.md lists them. Nobody is ever locked in here. */
export function NotBuiltPage() {
  const { t } = useTexts();
  const row = useRouteRow();
  const { session } = useAppActors();
  const isLoggedIn = useSelector(session, ({ context }) => context.session !== null);
  const hasMenu = row?.hasNavbar ?? false;
  return (
    <PageLayout {...(row && { title: t(row.titleKey), hasMenu })}>
      <NotBuiltView {...(!isLoggedIn && { way: TO_LOGIN })}>
        {isLoggedIn && !hasMenu && (
          <Button variant="text" onClick={() => ports().logOut()}>
            {t("app.logOut")}
          </Button>
        )}
      </NotBuiltView>
    </PageLayout>
  );
}
