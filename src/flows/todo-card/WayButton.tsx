import { Box, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { type CardWay, type PressedWay, pathOfCard } from "../../domain/cardActions";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/CenteredLoader";
import { LeadsOut, OUTWARD } from "../../ui/ExternalLink";
import { PressLink } from "../../ui/PressLink";
import { type Card, isSending } from "./useCard";

export type ButtonLook = { variant: "filled" | "tonal" | "text"; icon?: ReactNode };

type WayButtonProps<Way> = {
  card: Card;
  way: Way;
  /** What tells this button from those of the same name on other cards. */
  describedBy: string;
  look: ButtonLook;
  children: ReactNode;
};

/** A link where nothing has to be sent first, a button where something has, text where there is nothing to follow. */
export function WayButton({ way, ...props }: WayButtonProps<CardWay>) {
  switch (way.kind) {
    case "external":
      return <OutwardButton way={way} {...props} />;
    case "text":
      return <Text overflowWrap="anywhere">{props.children}</Text>;
    case "page":
      return <PageButton way={way} {...props} />;
    default:
      return <DoingButton way={way} {...props} />;
  }
}

type Of<Kind extends CardWay["kind"]> = WayButtonProps<Extract<CardWay, { kind: Kind }>>;

function OutwardButton({ way, describedBy, look, children }: Of<"external">) {
  return (
    <>
      <Button asChild size="sm" overflowWrap="anywhere" variant={look.variant} aria-describedby={describedBy}>
        <a href={way.href} {...OUTWARD}>
          <Box as="span">
            {children}
            <LeadsOut />
          </Box>
        </a>
      </Button>
      <Text textStyle="small" overflowWrap="anywhere">
        {way.host}
      </Text>
    </>
  );
}

function PageButton({ card, way, describedBy, look, children }: Of<"page">) {
  return (
    <Button asChild size="sm" overflowWrap="anywhere" variant={look.variant} aria-describedby={describedBy}>
      <PressLink href={pathOfCard(way.destination)} onPress={() => card.send({ type: "press", way })}>
        {look.icon}
        {children}
      </PressLink>
    </Button>
  );
}

function DoingButton({ card, way, describedBy, look, children }: WayButtonProps<PressedWay>) {
  const can = useSelector(card, (snapshot) => snapshot.can({ type: "press", way }));
  const isBusy = useSelector(card, (snapshot) => snapshot.context.way === way && isSending(snapshot));
  return (
    <Button
      size="sm"
      overflowWrap="anywhere"
      variant={look.variant}
      aria-describedby={describedBy}
      // Keeps its place and the focus while it can't be pressed.
      aria-disabled={!can}
      aria-busy={isBusy}
      onClick={() => card.send({ type: "press", way })}
    >
      {/* As wide as before: the second tap of a double one meets the same button. */}
      <Box as="span" display="contents" css={isBusy ? { "& > *": { opacity: 0 } } : {}}>
        {look.icon}
        <Box as="span">{children}</Box>
      </Box>
      {isBusy && (
        <Box as="span" position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner size="20px" />
        </Box>
      )}
    </Button>
  );
}
