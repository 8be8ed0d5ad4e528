/**
 * Back, while a question is asked, says no to it and leaves the page where it is: the dialog lies over the page, so that is what one
 * expects to go. A page that another document led to is left all the same; nothing can hold that up without the browser's own question.
 */
import type { RouterHistory } from "@tanstack/react-router";
import { askedNow, onAsked } from "../ui/confirm";

export function letBackSayNo(history: RouterHistory): void {
  let letGo = () => {};
  onAsked(() => {
    letGo();
    letGo = () => {};
    if (askedNow() === null) return;
    letGo = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        // What a machine decides goes on: it pushes or replaces.
        if (action !== "BACK") return false;
        askedNow()?.answer(false);
        return true;
      },
    });
  });
}
