import type { Fact } from "./facts.ts";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";
import { findValues } from "./values/find-values.ts";

/** Words before a day that a colon replaces: "on", "am", "del". */
const BEFORE_DAY = /^(?:on|am|an|le|du|el|del|il|di|de|do|da|a|em|op|van) /iu;
/** Longest rest of a statement in UTF-16 units that is a day. */
const MAX_DAY = 48;
/** What may stand between the name of an event and its date, without another event. */
const GAP =
  /^[\s,:–-]*(?:(?:is|ist|est|es|è|é) )?(?:(?:on|am|an|le|du|el|del|il|di|de|do|da|em|op|van) ?)?$/iu;
/** Words before the name of an event that is over. */
const OVER =
  /(?<!\p{L})(?:last|letzte[nrsm]?|vorige[nrsm]?|dernière?|últim[oa]|pasad[oa]|ultim[oa]|scors[oa]|passad[oa]|laatste)\s*$/iu;

/**
 * The day of an event as typed: "Saturday 14 June, 10 to 12" of "Open day Saturday 14 June, 10 to
 * 12", else the date right behind its name; null without one. `firstStepsOf` (`first-steps.ts`)
 * calls it for steps to come to.
 */
export function dayOf(name: string, { text, span, printable }: Fact, language: string): string | null {
  const start = text.indexOf(name);
  const at = start + name.length;
  const rest = text
    .slice(at)
    .replace(/^[\s,:–-]+/u, "")
    .replace(BEFORE_DAY, "");
  const isRest = printable && start === 0 && rest.length <= MAX_DAY && !/[.:!?]/u.test(rest);
  if (isRest && /\d/u.test(rest)) return rest;
  const date = findValues(span.field, text, lexiconFor(language) ?? EN).find(
    (value) => value.kind === "time" && value.type === "date" && value.span.end > at,
  );
  if (date === undefined || !GAP.test(text.slice(at, Math.max(at, date.span.start)))) return null;
  if (OVER.test(text.slice(0, start))) return null;
  const day = text.slice(Math.max(at, date.span.start), date.span.end).trim().replace(BEFORE_DAY, "");
  return /\d/u.test(day) ? day : null;
}
