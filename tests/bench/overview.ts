// Overview page with a long history.
import pg from "pg";
import { load, send } from "./load.ts";
import { openBare, openProduct } from "./product.ts";
import type { Report } from "./table.ts";

const HISTORY = 100_000;
const READS = 200;

/**
 * Creates a user's history: `count` completed generations of every kind, one every ten minutes up
 * to now. Returns the bytes used by them and their indexes.
 */
async function seedGenerations(databaseUrl: string, userId: string, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await pool.query(
    `insert into generations (id, user_id, kind, status, input, output, request_hash, created_at)
     select $1 || '-' || at, $1, (array['text', 'image', 'video', 'campaign'])[1 + at % 4], 'completed',
       '{"productName": "Cargo bike"}', jsonb_build_object('ads', array[repeat('ad ', 60), repeat('ad ', 60), '']),
       '', now() - at * interval '10 minutes'
     from generate_series(1, $2) at`,
    [userId, count],
  );
  // Autovacuum does the same some minutes later.
  await pool.query("vacuum analyze generations");
  const size = "select pg_total_relation_size('generations')::float8 as bytes";
  const { rows } = await pool.query<{ bytes: number }>(size);
  await pool.end();
  return rows[0]?.bytes ?? 0;
}

/** Part of the bench: the start page of a user with a long history. */
export async function benchOverview(report: Report): Promise<void> {
  const product = await openProduct(report);
  const bare = await openBare();
  const { id = "", cookie = "" } = product.users[0] ?? {};
  const bytes = await seedGenerations(product.databaseUrl, id, HISTORY);
  const { p50: bareMs } = await load(READS, 1, () => send(bare.url));
  const { p50: ours } = await load(READS, 1, () =>
    send(`${product.url}/api/overview`, { headers: { cookie } }),
  );
  report.add({
    what: "overview of 100,000 generations (bare node:http)",
    unit: "ms",
    ours,
    other: bareMs,
  });
  report.add({
    what: "database for 1,000 generations with short texts",
    unit: "MB",
    ours: ((bytes / HISTORY) * 1000) / 1e6,
  });
  await bare.stop();
  await product.close();
}
