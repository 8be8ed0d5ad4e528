import { Flex, Text } from "@chakra-ui/react";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../i18n";
import { Button } from "./Button";

type TopBarProps = {
  onBack?: () => void;
  /** A short name of where one is, for pages whose heading stands elsewhere. */
  title?: string;
  /** To the right: a link or two. */
  children?: ReactNode;
};

/** The line at the top of a page without menu: the way back, where one is, a link. */
export function TopBar({ onBack, title, children }: TopBarProps) {
  const { t } = useTexts();
  return (
    <Flex align="center" gap="2" minH="56px" mx="-12px" mb="1">
      {onBack && (
        <Button variant="text" size="icon" color="onSurface" aria-label={t("app.back")} onClick={onBack}>
          <ChevronLeft size={26} strokeWidth={1.8} aria-hidden />
        </Button>
      )}
      {title && (
        <Text fontWeight={600} truncate>
          {title}
        </Text>
      )}
      {children && (
        <Flex ml="auto" pr="12px" align="center" gap="2">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
