// Time and memory from the upload of a report of 20,000 rows to its stored rows, and of the answer.
import { metaCsv, novemberDay, adsOn, reportsClient } from "../support/reports/reports-client.ts";
import { addHealthBeside, uploadAgain } from "./health-beside.ts";
import { measureMemory } from "./memory.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";

const ROWS = 20_000;
const DAYS = 100;
const RUNS = 5;
const SECONDS = 2;
/** Most memory above the product at rest. */
const MEMORY_MB = 150;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Measures reports of 20,000 rows: reading, keeping and computing results. */
export async function benchResults(report: Report): Promise<void> {
  const product = await openProduct(report, { tier: "pro" });
  const [user] = product.users;
  if (!user) throw new Error("no user was seeded");
  const client = reportsClient(product.url, user);
  const campaign = await client.ready();
  const keys = adsOn(campaign, "facebook").map(({ key }) => key);
  const csv = metaCsv(
    Array.from({ length: ROWS }, (_, at) => {
      const ad = Math.floor(at / DAYS);
      return { name: keys[ad] ?? `Other ${ad}`, day: novemberDay(at % DAYS), views: 1000 + ad, clicks: 12 };
    }),
  );
  const addMemory = await measureMemory(product.server.pid, MEMORY_MB);
  const [kept, answered]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const { rows } = await client.keep(campaign.id, csv);
    kept.push((performance.now() - start) / 1000);
    if (rows !== ROWS) throw new Error(`${rows} rows were kept`);
    const asked = performance.now();
    await client.results(campaign.id);
    answered.push((performance.now() - asked) / 1000);
  }
  report.add({
    what: "report of 20,000 rows, from the upload to the stored rows",
    unit: "s",
    ours: median(kept),
    target: { atMost: SECONDS },
  });
  report.add({ what: "results of a campaign with it", unit: "s", ours: median(answered) });
  await addMemory(report);
  await addHealthBeside(report, {
    url: product.url,
    beside: `uploads of reports of ${ROWS} rows`,
    work: () =>
      uploadAgain(product.url, {
        path: `/api/campaigns/${campaign.id}/reports`,
        cookie: user.cookie,
        text: csv,
        times: RUNS,
      }),
  });
  await product.close();
}
