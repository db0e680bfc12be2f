import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * On `BillingPage` (`billing-page.tsx`), scrolls to the element of the URL's hash (`#plans`) once
 * it is `rendered`, for each navigation; the router scrolls before that.
 */
export function useScrollToHash(rendered: boolean): void {
  const { hash, key } = useLocation();
  const handledKey = useRef<string>(undefined);
  useEffect(() => {
    if (!rendered || hash === "" || handledKey.current === key) return;
    handledKey.current = key;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [rendered, hash, key]);
}
