import { Stack } from "@chakra-ui/react";
import { useTexts } from "../../i18n";
import { useTheme } from "../../platform/useTheme";
import { ports } from "../../ports";
import { Button } from "../../ui/Button";
import { NotBuiltView } from "../../ui/NotBuiltView";
import { PageLayout } from "../../ui/PageLayout";
import { ThemeChoice } from "../../ui/ThemeChoice";

/** Until /more is built: how the app looks, and the way out. */
export function MorePage() {
  const { t } = useTexts();
  const [choice, choose] = useTheme();
  return (
    <PageLayout title={t("page.more")} hasMenu>
      <NotBuiltView />
      <Stack gap="6">
        <ThemeChoice choice={choice} onChoose={choose} />
        <Button variant="tonal" onClick={() => ports().logOut()}>
          {t("app.logOut")}
        </Button>
      </Stack>
    </PageLayout>
  );
}
