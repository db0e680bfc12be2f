import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Scrolls to the element of the URL's hash (`#plans`) once it is rendered, for each navigation. The
 * router scrolls before that.
 */
export function useFollowHash(there: boolean): void {
  const { hash, key } = useLocation();
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!there || hash === "" || followed.current === key) return;
    followed.current = key;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [there, hash, key]);
}
