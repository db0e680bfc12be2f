import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Brings what the address names (`#plans`) into sight once it is `there`, each time the link is followed: the router looked too early. */
export function useFollowHash(there: boolean): void {
  const { hash, key } = useLocation();
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!there || hash === "" || followed.current === key) return;
    followed.current = key;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [there, hash, key]);
}
