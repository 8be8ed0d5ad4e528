import { useEffect } from "react";
import { PRODUCT_NAME } from "./product";

/** Names the browser's tab after the page, while it is shown. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title === PRODUCT_NAME ? PRODUCT_NAME : `${title} – ${PRODUCT_NAME}`;
  }, [title]);
}
