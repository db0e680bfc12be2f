import { useEffect, useState } from "react";
import { secondsLeft } from "./cooldown.ts";

/** More than once a second, so that a delayed timer does not skip a second. */
const LOOK_MS = 200;

/** Counts down the seconds until `until` (ms since 1970) to 0. */
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
