import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { CAMPAIGN_BRIEF } from "./campaign.ts";
import { generationsClient, type GenerationsClient } from "./generations.ts";
import { until } from "./until.ts";
import type { TestUser } from "./user.ts";

/** API client of one user's campaigns. */
export interface CampaignsClient extends GenerationsClient {
  /** Sends a request and returns its JSON; throws for another status than 2xx. */
  readonly json: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Creates a full package and waits for its campaign. */
  readonly package: (input?: object) => Promise<AdCampaign>;
  readonly campaign: (id: string) => Promise<AdCampaign>;
  readonly ad: (id: string) => Promise<Ad>;
  readonly save: (ad: Ad, change: object) => Promise<Ad>;
  /** Waits until no ad of the campaign is being written. */
  readonly written: (id: string) => Promise<AdCampaign>;
}

export function campaignsClient(origin: string, user: Pick<TestUser, "cookie">): CampaignsClient {
  const client = generationsClient(origin, user);
  const json: CampaignsClient["json"] = async <T>(method: string, path: string, body?: unknown) => {
    const response = await client.call(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const campaign = (id: string) => json<AdCampaign>("GET", `/campaigns/${id}`);
  return {
    ...client,
    json,
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
