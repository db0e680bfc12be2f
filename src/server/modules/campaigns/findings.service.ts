import type { Ad, DecideFinding, FindingDecision } from "#core/campaigns/ad.ts";
import { normalizeText } from "#core/campaigns/ad-fields.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { updateFacts } from "./ads.repo.ts";
import { updateCampaign } from "./campaigns.repo.ts";
import { checkDecided, type DecidedFinding } from "#core/campaigns/finding-decisions.ts";
import { checkContextOf, type LockedCampaign } from "./load-campaign.ts";
import { findMedia } from "./media.repo.ts";
import { pictureFactsOf } from "./present.ts";
import { readinessOf } from "./readiness.ts";
import { lockAd, presentChangedAd, type AdDeps, type LockedAd } from "./save-ad.service.ts";

/** Names that a campaign may have; each one costs time in every check. */
const MAX_NAMES = 100;

/**
 * Stores a decision about the findings of a rule on an ad, from its panel (`POST
 * /api/ads/:id/findings/:rule` in `ads.routes.ts`): hide it, override it with a reason, or mark the
 * words as a name in the whole campaign (at most `MAX_NAMES` in this file). Throws 404 when the ad
 * has no such finding, and 400 when a reason is missing (`core/campaigns/messages.ts`), which a
 * blocking finding always needs: it is overridden, not hidden. The findings come from
 * `core/campaigns/finding-decisions.ts`.
 */
export async function decideFinding(
  deps: AdDeps,
  own: OwnedId,
  rule: string,
  decision: DecideFinding,
): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockAd(tx, deps, own);
    const { campaign, ad } = locked;
    const media = await findMedia(tx, ad);
    const whole = { ...ad, picture: media && pictureFactsOf(media) };
    const about = checkDecided(whole, checkContextOf(campaign, ad.fields)).filter(
      ({ finding }) =>
        finding.ruleId === rule && (decision.field === undefined || finding.field === decision.field),
    );
    if (about.length === 0) throw new AppError("not_found");
    if (decision.action === "name") return markNames(tx, deps, locked, about);
    const reason = normalizeText(decision.reason ?? "").trim();
    const isBlocking = about.some(({ finding }) => finding.severity === "reject");
    if (reason === "" && (decision.action === "override" || isBlocking)) {
      throw invalidField("reason", campaignsMessages.reasonNeeded);
    }
    // A blocking finding stays visible with the reason, for any decision.
    const action = isBlocking ? "override" : decision.action;
    const decisions = withDecisions(ad.decisions, about, {
      action,
      reason,
      at: campaign.now.toISOString(),
    });
    const row = { ...ad, decisions };
    await updateFacts(tx, ad, { decisions, ...readinessOf(row, campaign, media) });
    return presentChangedAd(tx, row, campaign);
  });
}

function withDecisions(
  before: readonly FindingDecision[],
  about: readonly DecidedFinding[],
  how: Pick<FindingDecision, "action" | "reason" | "at">,
): FindingDecision[] {
  const made = about.map(({ finding, words }): FindingDecision => {
    const { ruleId: rule, ruleVersion, field } = finding;
    return { rule, ruleVersion, field, words, ...how };
  });
  const isReplaced = (old: FindingDecision) =>
    made.some(({ rule, field, words }) => rule === old.rule && field === old.field && words === old.words);
  return [...before.filter((old) => !isReplaced(old)), ...made];
}

/** Marks the words as names in the whole campaign; lists then judge its other ads again. */
async function markNames(
  tx: Tx,
  deps: AdDeps,
  { campaign, ad }: LockedAd,
  about: readonly DecidedFinding[],
): Promise<Ad> {
  const words = about.map((found) => found.words.trim()).filter((found) => found !== "");
  const names = [...new Set([...campaign.names, ...words])].slice(-MAX_NAMES);
  const changed: LockedCampaign = { ...campaign, names };
  await updateCampaign(tx, deps.clock, campaign, { names });
  await updateFacts(tx, ad, readinessOf(ad, changed, await findMedia(tx, ad)));
  return presentChangedAd(tx, ad, changed);
}
