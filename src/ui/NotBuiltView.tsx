import type { ReactNode } from "react";
import { type TextKey, useTexts } from "../i18n";
import { Button } from "./Button";
import { Building } from "./drawings/Building";
import { InternalLink } from "./InternalLink";
import { StateView } from "./StateView";

type NotBuiltViewProps = {
  /** What has to be there all the same, like the way to log out. */
  children?: ReactNode;
  /** Where the button leads: to the start page, unless that is the page that is missing. */
  way?: { to: string; textKey: TextKey };
};

const HOME = { to: "/", textKey: "app.backHome" } as const;

/** A page whose turn hasn't come yet. */
export function NotBuiltView({ children, way = HOME }: NotBuiltViewProps) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Building />} title={t("notBuilt.title")} body={t("notBuilt.body")}>
      <Button asChild>
        <InternalLink to={way.to}>{t(way.textKey)}</InternalLink>
      </Button>
      {children}
    </StateView>
  );
}
