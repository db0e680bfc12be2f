import { useState } from "react";
import { planWords } from "#core/billing/words.ts";
import { Selvedge } from "#web/ui/loom.tsx";
import { spanProgress } from "../dates.ts";

/** How much of the billing period has passed; times in ms since 1970. */
export function PeriodBar({ start, end }: { start: number; end: number }) {
  const [now] = useState(() => Date.now());
  const { done, daysLeft } = spanProgress({ start, end }, now);
  return (
    <Selvedge
      done={done}
      label={planWords.period}
      valueText={planWords.daysLeft(daysLeft)}
      className="absolute! inset-x-0 bottom-0"
    />
  );
}
