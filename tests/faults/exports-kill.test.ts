import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { META, META_ROW } from "#server/modules/exports/templates/sample-sheet.fixture.ts";
import { workbook } from "#server/modules/exports/templates/workbook.fixture.ts";
import { pick } from "#studio/random.ts";
import { exportsClient } from "../support/exports.ts";
import { withKillableProduct } from "./killable-product.ts";
import { faultsRandom } from "./seed.ts";

const EXPORTS = 12;
const PLATFORMS = [
  { platform: "facebook", format: "meta_sheet_beta" },
  { platform: "instagram", format: "meta_sheet_beta" },
  { platform: "pinterest", format: "pinterest_v2_beta" },
  { platform: "linkedin", format: "copy_deck" },
  { platform: "tiktok", format: "template" },
  { platform: "facebook", format: "template" },
];
const TIKTOK = Buffer.from("Campaign name;Ad name;Text;Landing page URL;Status\r\n");

test("kill -9 during exports: each accepted one completes with intact files, and its ads are marked", async () => {
  const random = faultsRandom();
  await withKillableProduct(async ({ url, newUser, restart }) => {
    const user = await newUser("pro");
    const client = () => exportsClient(url(), user);
    const campaign = await client().ready();
    const book = workbook([{ name: "Ads", rows: { 1: META, 2: META_ROW } }]);
    await client().uploadTemplate(campaign.id, "tiktok", { name: "tiktok.csv", bytes: TIKTOK });
    await client().uploadTemplate(campaign.id, "meta", { name: "meta.xlsx", bytes: book });

    const accepted: string[] = [];
    for (let at = 0; at < EXPORTS; at++) {
      // The request may be cut off by the kill.
      const starting = client()
        .startExport(campaign.id, { platforms: PLATFORMS })
        .catch(() => undefined);
      if (at % 2 === 1) {
        await delay(pick(random, [5, 20, 60, 150, 400]));
        await restart();
      }
      const id = await starting;
      if (id !== undefined) accepted.push(id);
    }
    expect(accepted.length).toBeGreaterThanOrEqual(EXPORTS / 2);

    const { items } = await client().json<{ items: { id: string; number: number }[] }>(
      "GET",
      `/campaigns/${campaign.id}/exports`,
    );
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(accepted));
    expect(new Set(items.map(({ number }) => number)).size).toBe(items.length);
    for (const { id } of items) {
      const ended = await client().endedExport(id);
      expect([id, ended.status]).toEqual([id, "completed"]);
      const files = await client().filesOf(id);
      expect(Object.keys(files)).toHaveLength(ended.file!.files);
      for (const line of strFromU8(files["SHA256SUMS.txt"]!).trim().split("\n")) {
        const [sum, name] = line.split("  ");
        expect(createHash("sha256").update(files[name!]!).digest("hex")).toBe(sum);
      }
      const tiktok = Buffer.from(files["tiktok/tiktok-filled.csv"]!);
      expect(Buffer.compare(tiktok.subarray(0, TIKTOK.length), TIKTOK)).toBe(0);
      const meta = unzipSync(files["facebook/meta-filled.xlsx"]!)["xl/worksheets/sheet1.xml"]!;
      for (const { platform, key } of ended.included.filter(({ format }) => format === "template")) {
        const sheet = platform === "tiktok" ? tiktok.toString() : strFromU8(meta);
        expect([key, sheet.includes(key)]).toEqual([key, true]);
      }
      const after = await client().campaign(campaign.id);
      for (const { adId } of ended.included) {
        expect(after.ads.find((ad) => ad.id === adId)?.exportedAt).toEqual(expect.any(String));
      }
    }
  });
});
