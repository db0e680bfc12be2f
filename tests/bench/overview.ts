import pg from "pg";
import { runningDatabaseUrl } from "../../src/server/embedded-postgres/running.ts";

/** Fills a user's history: `count` completed generations of every kind, the newest now, one every ten minutes. */
export async function seedGenerations(dataDir: string, userId: string, count: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: await runningDatabaseUrl(dataDir) });
  await pool.query(
    `insert into generations (id, user_id, kind, status, input, output, request_hash, created_at)
     select $1 || '-' || at, $1, (array['text', 'image', 'video', 'campaign'])[1 + at % 4], 'completed',
       '{"productName": "Cargo bike"}', jsonb_build_object('ads', array[repeat('ad ', 60), repeat('ad ', 60), '']),
       '', now() - at * interval '10 minutes'
     from generate_series(1, $2) at`,
    [userId, count],
  );
  // As the database does by itself some minutes later.
  await pool.query("vacuum analyze generations");
  await pool.end();
}
