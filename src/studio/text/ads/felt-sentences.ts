import { containsWord } from "../../language/contains-word.ts";
import type { Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { joined } from "./compose.ts";
import type { Line } from "./line.ts";
import type { Material } from "./material.ts";

/**
 * Copies of a draft, each with a sentence after one of its statements that says what it means for
 * the reader: "Free collection in Leeds. Nothing for you to carry." None for a draft that says a
 * benefit already. `writeSet` (`write-ads.ts`) tries them beside its best drafts; they
 * are no drafts of `compose.ts`, because they would crowd out drafts with other statements.
 * @param earlier ads of the set, whose benefits are not said again
 */
export function withBenefits(
  ad: Candidate,
  { script }: Material,
  max: number,
  earlier: readonly Candidate[] = [],
): Candidate[] {
  if (ad.felt > 0) return [];
  return ad.lines.flatMap((line) => {
    const at = ad.parts.findIndex((part) => says(part, line));
    const { benefit } = line;
    if (benefit === null || at < 0 || line.text === ad.call) return [];
    if (earlier.some((other) => other.text.includes(benefit))) return [];
    const parts = [...ad.parts.slice(0, at + 1), benefit, ...ad.parts.slice(at + 1)];
    const text = joined(parts, script);
    const endsWithNames = ad.endsWithNames && at < ad.parts.length - 1;
    return text.length <= max ? [{ ...ad, parts, text, endsWithNames, felt: 1 }] : [];
  });
}

/**
 * Whether an ad with a benefit lacks what the best ad without one says: a statement, the company
 * or product, or the call to action that the brief asks for.
 */
export const displaces = (ad: Candidate, plain: Candidate, { company, product }: Facts): boolean =>
  plain.lines.some((line) => !ad.lines.includes(line)) ||
  [company, product].some((name) => containsWord(plain.text, name) && !containsWord(ad.text, name)) ||
  (hasAskedCall(plain) && ad.call !== plain.call);

const hasAskedCall = ({ hasOwnCall, hasChannel, isAimed }: Candidate) => hasOwnCall || hasChannel || isAimed;

/** The text of an ad without the benefit after a statement, by which two ads are compared. */
export const withoutBenefits = ({ text, lines }: Pick<Candidate, "text" | "lines">): string =>
  lines.reduce((rest, { benefit }) => (benefit === null ? rest : rest.replace(` ${benefit}`, "")), text);

/** Whether a sentence is a statement, alone or after a name: "Septic pumping: $345 flat." */
const says = (part: string, { text, inside }: Line) => part === text || part.endsWith(`: ${inside}.`);

/** Points for one benefit. */
const BENEFIT = 7;
/** Points that each further benefit costs, because several read like a form. */
const FURTHER_BENEFIT = 6;

/** Part of an ad's score (`scoreOf` in `score.ts`): whether it says a benefit, and only one. */
export const feltScore = ({ felt }: Candidate): number =>
  BENEFIT * Number(felt > 0) - FURTHER_BENEFIT * Math.max(0, felt - 1);
