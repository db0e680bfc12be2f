import { useEffect, useState } from "react";
import { secondsLeft } from "./cooldown.ts";

/** More often than once a second, so that no second is skipped when a timer comes late. */
const LOOK_MS = 200;

/** Seconds until `until` (ms since 1970), counted down; 0 when it has passed. */
export function useCooldown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(until, Date.now()));
  useEffect(() => {
    const look = () => {
      const left = secondsLeft(until, Date.now());
      setSeconds(left);
      return left;
    };
    if (look() === 0) return undefined;
    const timer = setInterval(() => {
      if (look() === 0) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
