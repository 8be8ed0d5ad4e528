import { useLayoutEffect, useRef } from "react";

/** What had the focus before this was drawn has it again when this is gone, if it is still there. */
export function useReturnedFocus(): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const before = document.activeElement;
    clearTimeout(waiting.current);
    return () => {
      // After whoever held the focus has let go of it.
      waiting.current = setTimeout(() => void (before instanceof HTMLElement && before.isConnected && before.focus()));
    };
  }, []);
}
