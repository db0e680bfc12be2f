import { useEffect, useState } from "react";
import { secondsLeft } from "./cooldown.ts";

/** More than once a second, so that a delayed timer does not skip a second. */
const TICK_MS = 200;

/**
 * Counts down the seconds until `until` (ms since 1970) to 0, for `ResendButton`. The maximum is
 * `RESEND_COOLDOWN_SECONDS` of `core/account/limits.ts` (see `secondsLeft`).
 */
export function useCooldown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(until, Date.now()));
  useEffect(() => {
    const update = () => {
      const left = secondsLeft(until, Date.now());
      setSeconds(left);
      return left;
    };
    if (update() === 0) return undefined;
    const timer = setInterval(() => {
      if (update() === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
