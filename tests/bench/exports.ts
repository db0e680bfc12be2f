// Time and memory from the request for an export of 200 ads with pictures to the last byte of its
// archive.
import pg from "pg";
import type { ExportPreview } from "#core/exports/api.ts";
import { TEMPLATE_LIMITS } from "#core/exports/limits.ts";
import { META, META_ROW } from "#server/modules/exports/templates/sample-sheet.fixture.ts";
import { copyCampaign } from "../support/many-campaigns.ts";
import { exportsClient } from "../support/exports.ts";
import { addHealthBeside, uploadAgain } from "./health-beside.ts";
import { measureMemory } from "./memory.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";

const ADS = 200;
const RUNS = 5;
const SECONDS = 3;
/** Most memory above the product at rest. */
const MEMORY_MB = 120;
/** Maximum number of rows of a sheet, header included. */
const SHEET_ROWS = TEMPLATE_LIMITS.rows - 1;

/** Gives a copied campaign its own pictures, which `copyCampaign` leaves out. */
async function copyPictures(pool: pg.Pool, from: string, to: string): Promise<void> {
  await pool.query(
    `insert into campaign_media (id, campaign_id, user_id, file_id, sha256, width, height, alt, engine, source, created_at)
     select id || '-1', $2, user_id, file_id, sha256, width, height, alt, engine, source, created_at
     from campaign_media where campaign_id = $1`,
    [from, to],
  );
  await pool.query(
    `update ad_versions v set media_id = v.media_id || '-1' from ads a
     where a.id = v.ad_id and a.campaign_id = $1 and v.media_id is not null`,
    [to],
  );
  await pool.query(
    `update ads set media_id = media_id || '-1' where campaign_id = $1 and media_id is not null`,
    [to],
  );
}

/** Part of the bench: exports of a large campaign. */
export async function benchExports(report: Report): Promise<void> {
  const product = await openProduct(report, { tier: "pro" });
  const [user] = product.users;
  if (!user) throw new Error("no user was seeded");
  const client = exportsClient(product.url, user);
  const original = await client.ready();
  const pool = new pg.Pool({ connectionString: product.databaseUrl });
  await copyCampaign(pool, original.id, { count: 1, ads: ADS });
  const id = `${original.id}-1`;
  await copyPictures(pool, original.id, id);
  await pool.end();

  const preview = await client.json<ExportPreview>("GET", `/campaigns/${id}/exports/preview`);
  const platforms = preview.platforms.map(({ platform, formats }) => ({
    platform,
    format: formats[0]!.format,
  }));
  const addMemory = await measureMemory(product.server.pid, MEMORY_MB);
  const seconds: number[] = [];
  let [ads, bytes] = [0, 0];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const ended = await client.export(id, { platforms });
    const response = await client.call("GET", `/exports/${ended.id}/download`);
    bytes = 0;
    for await (const chunk of response.body!) bytes += chunk.length;
    seconds.push((performance.now() - start) / 1000);
    ads = ended.included.length;
  }
  report.note(`${ads} of ${ADS} ads, ${(bytes / 2 ** 20).toFixed(1)} MB.`);
  report.add({
    what: "200 ads with pictures, from the request to the last byte of the ZIP",
    unit: "s",
    ours: seconds.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0,
    target: { atMost: SECONDS },
  });
  await addMemory(report);
  const sheet = [META, ...Array<readonly string[]>(SHEET_ROWS).fill(META_ROW)];
  await addHealthBeside(report, {
    url: product.url,
    beside: `uploads of own sheets of ${SHEET_ROWS} rows`,
    work: () =>
      uploadAgain(product.url, {
        path: `/api/campaigns/${id}/exports/templates/meta`,
        cookie: user.cookie,
        text: sheet.map((row) => row.join(",")).join("\r\n"),
        times: RUNS,
      }),
  });
  await product.close();
}
