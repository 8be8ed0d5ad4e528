import { useEffect, useRef, useState } from "react";

/** When the dialog that uses it goes, the focus returns to where it was before, if that is still there. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  const isThere = useRef(false);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // In a moment: the dialog has let go of the focus then, and an effect that is undone and done again moves nothing.
      queueMicrotask(() => {
        if (!isThere.current && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [before]);
}
