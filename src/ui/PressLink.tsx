import type { MouseEvent, ReactNode } from "react";
import { isForTheBrowser } from "./InternalLink";

type PressLinkProps = {
  /** Where the browser goes when it is asked for a new tab. */
  href: string;
  /** What a plain press means is somebody else's to decide. */
  onPress: () => void;
  children: ReactNode;
};

/** A link whose press is an event: a reader hears a link, a middle press opens a tab. */
export function PressLink({ href, onPress, children, ...rest }: PressLinkProps) {
  const press = (event: MouseEvent) => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a href={href} onClick={press} {...rest}>
      {children}
    </a>
  );
}
