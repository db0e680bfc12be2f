import { isPromise } from "#core/checks/check-brief.ts";
import { checkMainText } from "#core/checks/check.ts";
import { SUBJECT_RULES } from "#core/checks/rule-groups.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import type { Line } from "./line.ts";

/**
 * Removes the lines whose promise a platform rejects ("Cures cancer", "Guaranteed 30% return"), so
 * that ads lead with something else, such as a part of the sentence that promises nothing; all
 * lines are kept if no other is left. `materialOf` (`write-ads.ts`) calls it. The rules are in
 * `core/checks` (`checkMainText` in `check.ts`, `isPromise` in `check-brief.ts`).
 * @param names names of brand and product, which promise nothing
 */
export function acceptedLines(lines: readonly Line[], names: readonly string[]): readonly Line[] {
  const accepted = lines.filter(
    ({ text }) =>
      !checkMainText(text, PLATFORM_IDS, { names }).some(
        ({ ruleId, severity }) => severity === "reject" && !SUBJECT_RULES.has(ruleId) && isPromise(ruleId),
      ),
  );
  if (accepted.length === 0) return lines;
  const rejected = new Set(lines.filter((line) => !accepted.includes(line)).flatMap(({ facts }) => facts));
  return accepted.map((line) =>
    line.isFragment && line.facts.some((fact) => rejected.has(fact)) ? { ...line, isFragment: false } : line,
  );
}
