import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { CAMPAIGN_BRIEF } from "./campaign.ts";
import { generationsClient, type GenerationsClient } from "./generations.ts";
import { until } from "./until.ts";
import type { TestUser } from "./user.ts";

/**
 * Requests of one test user to the API of campaigns (`core/api/campaigns.api.ts`).
 * `campaignsClient` makes it.
 */
export interface CampaignsClient extends GenerationsClient {
  /** Creates a full package and waits for its campaign. */
  readonly package: (input?: object) => Promise<AdCampaign>;
  readonly campaign: (id: string) => Promise<AdCampaign>;
  readonly ad: (id: string) => Promise<Ad>;
  readonly save: (ad: Ad, change: object) => Promise<Ad>;
  /** Waits until no ad of the campaign is being written. */
  readonly written: (id: string) => Promise<AdCampaign>;
}

/**
 * Creates a test user's client for the API of campaigns and ads, on top of `generationsClient`. Its
 * methods throw for another status than 2xx and wait up to 30 seconds (`until.ts`).
 */
export function campaignsClient(origin: string, user: Pick<TestUser, "cookie">): CampaignsClient {
  const client = generationsClient(origin, user);
  const { json } = client;
  const campaign = (id: string) => json<AdCampaign>("GET", `/campaigns/${id}`);
  return {
    ...client,
    campaign,
    ad: (id) => json<Ad>("GET", `/ads/${id}`),
    save: (ad, change) => json<Ad>("PATCH", `/ads/${ad.id}`, { ...change, baseVersion: ad.version.revision }),
    written: (id) =>
      until("the ads are written", async () => {
        const found = await campaign(id);
        return found.ads.every(({ state }) => state !== "writing") && found;
      }),
    async package(input = CAMPAIGN_BRIEF) {
      const generationId = await client.start({ kind: "campaign", input });
      await client.ended(generationId);
      const found = await until("the campaign exists", async () => {
        const { items } = await json<{ items: { id: string; generationId: string | null }[] }>(
          "GET",
          "/campaigns",
        );
        return items.find((item) => item.generationId === generationId);
      });
      return campaign(found.id);
    },
  };
}
