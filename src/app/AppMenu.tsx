import { useRouter, useRouterState } from "@tanstack/react-router";
import { FileText, House, Menu } from "lucide-react";
import { useTexts } from "../i18n";
import { BottomMenu } from "../ui/BottomMenu";
import { scrollToTop } from "./scroll";

const TABS = [
  { id: "/home", titleKey: "page.home", icon: <House strokeWidth={1.8} aria-hidden /> },
  { id: "/contracts", titleKey: "page.contracts", icon: <FileText strokeWidth={1.8} aria-hidden /> },
  { id: "/more", titleKey: "page.more", icon: <Menu strokeWidth={1.8} aria-hidden /> },
] as const;

/** The three tabs: Home, Contracts, More (specification §2 "The bottom menu"). */
export function AppMenu() {
  const { t } = useTexts();
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const current = TABS.find(({ id }) => path === id || path.startsWith(`${id}/`))?.id ?? null;
  const press = (id: (typeof TABS)[number]["id"]) => {
    if (path === id) return scrollToTop();
    void router.navigate({ to: id });
  };
  const items = TABS.map(({ id, titleKey, icon }) => ({ id, href: id, label: t(titleKey), icon }));
  return <BottomMenu items={items} currentId={current} onPress={press} />;
}
