/** Findings about an ad with the owner's decisions; the editor and the server share them. */
import { presentFinding } from "../checks/api.ts";
import { checkAd } from "../checks/check.ts";
import type { Finding } from "../checks/rule.ts";
import { isProvable, isSilencedByName } from "../checks/scan.ts";
import type { AdFinding, FindingDecision } from "./ad.ts";
import { textsOf, type AdFields } from "./ad-fields.ts";
import type { AdContext } from "./check-facts.ts";
import { wholeAdFindings, type WholeAd } from "./whole-ad-findings.ts";

interface CheckedAd extends WholeAd {
  readonly decisions: readonly FindingDecision[];
}

/**
 * A finding of an ad with the words it is about and the decision that holds for it, else
 * `undefined`. `checkDecided` makes it; `findingsOf` and `findings.service.ts` read it.
 */
export interface DecidedFinding {
  readonly finding: Finding;
  readonly words: string;
  readonly decision: FindingDecision | undefined;
}

/**
 * Checks the texts (`checkAd` in `core/checks/check.ts`) and the whole (`wholeAdFindings` in
 * `whole-ad-findings.ts`) of an ad and finds the decision about each finding. `findingsOf` and
 * `findings.service.ts` start from it. A decision holds for the same rule, version of the rule,
 * field and words.
 */
export function checkDecided(ad: CheckedAd, context: AdContext): DecidedFinding[] {
  const { platform, fields, decisions } = ad;
  const { disclaimer = "", ...rest } = context;
  return [...checkAd({ platform, fields }, rest), ...wholeAdFindings(ad, disclaimer)].map((finding) => {
    const words = wordsOf(finding, fields);
    const decision = decisions.find(
      ({ rule, ruleVersion, field, words: decided }) =>
        rule === finding.ruleId &&
        ruleVersion === finding.ruleVersion &&
        field === finding.field &&
        decided === words,
    );
    return { finding, words, decision };
  });
}

function wordsOf({ field, index = 0, span }: Finding, fields: AdFields): string {
  return span ? (textsOf(fields[field])[index] ?? "").slice(span.start, span.end) : "";
}

/** An ad with the names of the parts that it lacks, as `missingParts` gives them. */
interface JudgedAd extends CheckedAd {
  readonly missing: readonly string[];
}

/**
 * Findings about an ad in the API's format, without dismissed ones and without `too-few` where
 * `missing` says the same. `judgeAd` in `modules/campaigns/present.ts` calls it, and
 * `use-live-findings.ts` while an ad is edited. Which can be proved or named:
 * `core/checks/scan.ts`.
 */
export function findingsOf(ad: JudgedAd, context: AdContext): AdFinding[] {
  return checkDecided(ad, context).flatMap(({ finding, decision }) => {
    if (decision?.action === "dismiss") return [];
    if (finding.ruleId === "too-few" && ad.missing.includes(finding.field)) return [];
    const override = decision ? { reason: decision.reason, at: decision.at } : null;
    return [
      {
        ...presentFinding(finding),
        what: finding.what,
        override,
        canBeName: isSilencedByName(finding.ruleId),
        canBeProved: isProvable(finding.ruleId),
      },
    ];
  });
}
