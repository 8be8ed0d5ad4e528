import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

const STARTS = { forward: "16px", back: "-16px" };

/** A step of a wizard comes in from the side that it lies on; the first one of a visit is just there. */
export function SlideIn({ from, children }: { from: "forward" | "back" | null; children: ReactNode }) {
  const motion = from && { "--slide-from": STARTS[from], animation: "slide 200ms ease-out" };
  return (
    <Flex data-part="slide" direction="column" flex="1" {...(motion && { css: motion })}>
      {children}
    </Flex>
  );
}
