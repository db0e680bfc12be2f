import type { Db } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { ListedCampaign } from "./campaign-list.repo.ts";
import { loadCampaigns } from "./load-campaign.ts";
import { listMedia } from "./media.repo.ts";
import { listOutdated, storeReadiness } from "./readiness.repo.ts";
import { campaignFactsKey, refreshReadiness } from "./readiness.ts";

/**
 * Counts the ready ads of listed campaigns by the facts of today, in the order of the campaigns,
 * for `listCampaigns`. Ads that were checked by the same facts keep their stored state. The others,
 * for example after a claim has expired, are checked now (`readiness.ts`; states:
 * `core/campaigns/ad-state.ts`), and their state is stored for the next list.
 */
export async function countReady(
  db: Db,
  clock: Clock,
  userId: UserId,
  listed: readonly ListedCampaign[],
): Promise<number[]> {
  const campaigns = await loadCampaigns(
    db,
    clock,
    userId,
    listed.map(({ campaign }) => campaign),
  );
  const facts = campaigns.map(campaignFactsKey);
  const outdated = campaigns.flatMap(({ id }, index) =>
    listed[index]!.checked.some((entry) => entry.facts !== facts[index])
      ? [{ id, facts: facts[index]! }]
      : [],
  );
  const ads = await listOutdated(db, outdated);
  const pictures = await listMedia(
    db,
    outdated.map(({ id }) => id),
  );
  const media = new Map(pictures.map((row) => [row.id, row]));
  const judged = campaigns.map((campaign, index) =>
    ads
      .filter(({ campaignId }) => campaignId === campaign.id)
      .map((ad) => {
        const by = { campaign, campaignKey: facts[index]!, media: media.get(ad.mediaId ?? "") };
        return { ad, ...refreshReadiness(ad, by) };
      }),
  );
  await storeReadiness(db, judged.flat());
  return listed.map(({ checked }, index) => {
    const known = checked.find((entry) => entry.facts === facts[index])?.ready ?? 0;
    return known + judged[index]!.filter(({ ready }) => ready).length;
  });
}
