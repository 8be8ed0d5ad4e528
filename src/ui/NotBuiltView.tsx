import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import { Button } from "./Button";
import { Building } from "./drawings";
import { InternalLink } from "./InternalLink";
import { StateView } from "./StateView";

/** A page whose turn hasn't come yet. `children` may add what has to be there all the same, like the way to log out. */
export function NotBuiltView({ children }: { children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Building />} title={t("notBuilt.title")} body={t("notBuilt.body")}>
      <Button asChild>
        <InternalLink to="/">{t("app.backHome")}</InternalLink>
      </Button>
      {children}
    </StateView>
  );
}
