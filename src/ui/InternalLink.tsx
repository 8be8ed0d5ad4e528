import { createContext, type MouseEvent, type ReactNode, useContext } from "react";

/** How parts that know no router move within the app. */
type Ways = {
  navigate: (path: string) => void;
  /** To where the person came from; to the start when that is elsewhere. */
  goBack: () => void;
};

const WaysContext = createContext<Ways | null>(null);

/** How links of the app's own parts are followed without loading the page anew. Without it they are plain links. */
export function InternalLinkProvider({ children, ...ways }: Ways & { children: ReactNode }) {
  return <WaysContext value={ways}>{children}</WaysContext>;
}

/** The way back from a page that may have been reached from anywhere. */
export const useGoBack = (): (() => void) => useContext(WaysContext)?.goBack ?? (() => window.history.back());

type InternalLinkProps = {
  to: string;
  children: ReactNode;
  /** Told when the link is followed within the app. */
  onFollow?: () => void;
};

/** A link to a fixed path of this app, for parts that know no router. */
export function InternalLink({ to, children, onFollow, ...rest }: InternalLinkProps) {
  const navigate = useContext(WaysContext)?.navigate;
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
