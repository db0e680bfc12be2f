/** Rules about claims of the advertiser's own brand whose proof is missing or has expired. */
import { NETWORKS } from "../../platforms/platforms.ts";
import { findPhrases } from "../find-phrases.ts";
import { quote } from "../fixes.ts";
import type { CheckContext, Rule, Span, TextView } from "../rule.ts";
import { FTC_SUBSTANTIATION, UCPD } from "../laws.ts";

/** A rule about claims that the context lists. */
function claimRule(
  id: string,
  of: (context: CheckContext) => readonly string[] | undefined,
  text: { readonly what: string; readonly why: string },
): Rule {
  return {
    id,
    version: 1,
    severities: Object.fromEntries(NETWORKS.map((network) => [network, "law"])),
    // Positions of phrases are those of the text as typed.
    reads: "raw",
    find: (view: TextView, context: CheckContext): Span[] => findPhrases(view, of(context)),
    names: "marked",
    what: ({ text: words }) => `${quote(words)} ${text.what}`,
    why: text.why,
    sources: [FTC_SUBSTANTIATION, UCPD],
  };
}

/**
 * Rule `claim-expired` in `TEXT_RULES` (`all.ts`): reports claims past the last day of their proof,
 * as `expired` of the context lists them (for campaigns: `core/campaigns/check-facts.ts`).
 * Severity: law, on all networks (`claimRule`). Sources: `checks/laws.ts`. Texts of its findings
 * are in this file.
 */
export const expiredClaim: Rule = claimRule("claim-expired", ({ expired }) => expired, {
  what: "is a claim whose proof has ended",
  why: "the brand needs a newer proof, or the ad other words",
});

/**
 * Rule `claim-unproved` in `TEXT_RULES` (`all.ts`): reports claims without proof, as `unproved` of
 * the context lists them (for campaigns: `core/campaigns/check-facts.ts`), but where a rule about
 * claims already asks for proof (`asksProof` in `scan.ts`). Severity: law, on all networks
 * (`claimRule`). Sources: `checks/laws.ts`. Texts of its findings are in this file.
 */
export const unprovedClaim: Rule = claimRule("claim-unproved", ({ unproved }) => unproved, {
  what: "is a claim of your brand without proof",
  why: "a claim needs a source that can be shown; add it on the brand page",
});
