import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

type Navigate = (path: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** How links of the app's own parts are followed without loading the page anew. Without it they are plain links. */
export function InternalLinkProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

type InternalLinkProps = {
  to: string;
  children: ReactNode;
  /** Told when the link is followed within the app. */
  onFollow?: () => void;
};

/** A link to a fixed path of this app, for parts that know no router. */
export function InternalLink({ to, children, onFollow, ...rest }: InternalLinkProps) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent) => {
    if (!navigate || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(to);
    onFollow?.();
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** A press that asks for a new tab or window is the browser's. */
export const isForTheBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
