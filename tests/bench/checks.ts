import { checkAd, checkAds, type AdTexts } from "#core/checks/check.ts";
import { gateText } from "#studio/copy/gate/gate.ts";
import { groundOf } from "#studio/copy/gate/ground.ts";
import { writeCampaignCopy } from "#studio/copy/write-copy.ts";
import { readSamples } from "../support/copy-briefs.ts";
import type { Report } from "./table.ts";

/** Every such sample brief gets a campaign. */
const EVERY = 20;
const ROUNDS = 15;

/**
 * Median over the items of the fastest call of each, in ms: what else runs on the machine slows
 * single calls down. The first round warms up.
 */
function fastestMs<T>(items: readonly T[], call: (item: T) => unknown): number {
  const times = items.map((item) => {
    call(item);
    const rounds = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      call(item);
      return performance.now() - start;
    });
    return Math.min(...rounds);
  });
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;
}

/** Part of the bench: checks of one ad and of a campaign, and the gate over a campaign, in Node. */
export async function benchChecks(report: Report): Promise<void> {
  const campaigns = [...readSamples().values()]
    .flat()
    .filter((_, index) => index % EVERY === 0)
    .map(({ brief, facts }) => {
      const copy = writeCampaignCopy(brief, facts, "1");
      const ads = copy.map(({ platform, fields }): AdTexts => ({
        platform,
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, texts]) => [field, texts.map(({ text }) => text)]),
        ),
      }));
      return { brief, facts, ads, names: [brief.companyName, brief.productName] };
    });
  const posts = campaigns.flatMap(({ ads, names }) =>
    ads
      .filter(({ platform }) => platform === "facebook" || platform === "linkedin")
      .map(({ platform, fields }) => ({
        names,
        ad: {
          platform,
          fields: Object.fromEntries(
            Object.entries(fields).map(([field, texts]) => [field, [texts ?? []].flat()[0] ?? ""]),
          ),
        },
      })),
  );
  report.add({
    what: "check one ad",
    unit: "ms",
    ours: fastestMs(posts, ({ ad, names }) => checkAd(ad, { names })),
    target: { atMost: 1 },
  });
  report.add({
    what: "check a campaign's copy",
    unit: "ms",
    ours: fastestMs(campaigns, ({ ads, names }) => checkAds(ads, { names })),
    target: { atMost: 20 },
  });
  report.add({
    what: "judge a campaign's copy at the gate",
    unit: "ms",
    ours: fastestMs(campaigns, ({ facts, ads }) => {
      const ground = groundOf({ facts });
      for (const { platform, fields } of ads)
        for (const [field, texts] of Object.entries(fields))
          for (const text of [texts ?? []].flat())
            gateText({ text, place: { platforms: [platform], field } }, ground);
    }),
    target: { atMost: 20 },
  });
}
