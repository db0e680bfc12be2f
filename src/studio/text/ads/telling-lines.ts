import { isDuration, type Fact } from "../facts/facts.ts";
import { isContact } from "./channel.ts";
import type { Line } from "./line.ts";

/** "Every Friday", "15 minutes a day": when or how long, without what. */
function isOnlyTime({ text, values }: Fact): boolean {
  const times = values.filter(({ kind }) => kind === "time");
  const length = times.reduce((sum, value) => sum + value.text.length, 0);
  return times.length > 0 && length >= text.length - MAX_BESIDE_TIME;
}
/** UTF-16 units of other words beside a time. */
const MAX_BESIDE_TIME = 4;

/** Lines from which an ad needs no formality. */
const MIN_TELLING = 1;

/**
 * The lines that ads are made of: without formalities if the others suffice, without fragments of
 * sentences that ads keep whole, and without contacts in the details, which calls to action name. A
 * duration alone stands beside a name only.
 */
export function tellingLines(lines: readonly Line[]): readonly Line[] {
  const isNoted = (fact: Fact) => isContact(fact) && fact.span.field === "additionalDetails";
  const further = lines.filter((line) => !line.isFragment && !line.facts.every(isNoted));
  const telling = further.filter((line) => !line.isFormality);
  return (telling.length >= MIN_TELLING ? telling : further).map((line) =>
    line.facts.length === 1 && line.facts.some((fact) => isDuration(fact) || isOnlyTime(fact))
      ? { ...line, shape: "tag" }
      : line,
  );
}
