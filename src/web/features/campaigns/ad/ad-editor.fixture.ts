import type { Ad, SaveAd } from "#core/campaigns/ad.ts";
import { apiError } from "#web/lib/api-error.ts";

/** A stored ad, for tests of `createAdEditor`. */
export const AD: Ad = {
  id: "ad",
  campaignId: "campaign",
  key: "AL7K3Q9Z-FB1a",
  platform: "facebook",
  placement: "facebook_feed",
  variant: "A",
  angle: null,
  fields: { primaryText: "First", headline: "Head", description: "" },
  callToAction: null,
  url: "https://shop.example/",
  taggedUrl: null,
  media: null,
  state: "complete",
  exportedAt: null,
  findings: [],
  decisions: [],
  missing: [],
  version: { id: "v1", revision: "1", hash: "a" },
  aiUse: [],
  aiLabel: null,
  updatedAt: "2026-11-23T10:00:00.000Z",
};

/** The fields of an ad with another primary text. */
export const withText = (ad: Ad, primaryText: string) => ({ ...ad.fields, primaryText });

/** The server's side of `createAdEditor`: stores a save whose revision is the newest one. */
export function adServer() {
  let stored = AD;
  let outage: Error | undefined;
  let isResponseLost = false;
  const sent: SaveAd[] = [];
  return {
    sent,
    fail: (error: Error | undefined) => (outage = error),
    /** Stores the next save, but its response does not arrive. */
    loseResponse: () => (isResponseLost = true),
    /** A save from another device. */
    change: (primaryText: string) => {
      const revision = String(Number(stored.version.revision) + 1);
      stored = { ...stored, fields: withText(stored, primaryText), version: { ...stored.version, revision } };
    },
    async send(body: SaveAd): Promise<Ad> {
      sent.push(body);
      if (outage) throw outage;
      if (body.baseVersion !== stored.version.revision) {
        throw apiError(409, { code: "version_conflict", message: "", current: stored });
      }
      const revision = String(Number(stored.version.revision) + 1);
      stored = { ...stored, fields: body.fields ?? stored.fields, version: { ...stored.version, revision } };
      if (isResponseLost) {
        isResponseLost = false;
        throw apiError(0);
      }
      return stored;
    },
    ad: () => stored,
    text: () => stored.fields["primaryText"],
  };
}
