import { checkAd } from "#core/checks/check.ts";
import { presentFinding } from "#core/checks/api.ts";
import type { CheckContext, Finding } from "#core/checks/rule.ts";
import type { AdFinding } from "#core/campaigns/ad.ts";
import { textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

/**
 * A decision of the owner about findings of a rule. It holds for the same words in the same field,
 * until the rule changes.
 */
export interface FindingDecision {
  readonly rule: string;
  readonly ruleVersion: number;
  readonly field: string;
  /** The words that the finding is about. */
  readonly words: string;
  readonly action: "override" | "dismiss";
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

interface CheckedAd {
  readonly platform: PlatformId;
  readonly fields: AdFields;
  readonly decisions: readonly FindingDecision[];
}

/** A finding with the words it is about and the decision that holds for it. */
export interface DecidedFinding {
  readonly finding: Finding;
  readonly words: string;
  readonly decision: FindingDecision | undefined;
}

/** Checks an ad and finds the decision about each finding. */
export function checkDecided(ad: CheckedAd, context: CheckContext): DecidedFinding[] {
  const { platform, fields, decisions } = ad;
  return checkAd({ platform, fields }, context).map((finding) => {
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

/** The findings in the API's format, without dismissed ones. */
export function presentFindings(findings: readonly DecidedFinding[]): AdFinding[] {
  return findings.flatMap(({ finding, decision }) => {
    if (decision?.action === "dismiss") return [];
    const override = decision ? { reason: decision.reason, at: decision.at } : null;
    return [{ ...presentFinding(finding), override }];
  });
}
