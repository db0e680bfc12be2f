import type pg from "pg";

/** Base 32 digits of the keys' alphabet for a number below 32^6. */
const CODE = `(select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (c / (32 ^ d)::int) % 32, 1), '')
  from generate_series(0, 5) d)`;

/**
 * Copies a campaign `count` times in the database with SQL, for the bench and tests of large
 * accounts. Each copy has `ads` ads, which repeat those of the original with new keys, and one
 * version for each. Columns that it copies are those of the tables in the server's
 * `modules/campaigns`.
 */
export async function copyCampaign(
  pool: pg.Pool,
  campaignId: string,
  { count, ads }: { readonly count: number; readonly ads: number },
): Promise<void> {
  await pool.query(
    `insert into campaigns (id, user_id, code, name, brief, goal, url, slug, variants, names, created_at, updated_at)
     select o.id || '-' || c, user_id, ${CODE}, name || ' ' || c, brief, goal, url, slug,
       (select jsonb_agg(jsonb_build_object('letter', chr(65 + v), 'angle', null)) from generate_series(0, 25) v),
       names, created_at - c * interval '1 minute', updated_at - c * interval '1 minute'
     from campaigns o, generate_series(1, $2) c where o.id = $1`,
    [campaignId, count],
  );
  await pool.query(
    `insert into ads (id, campaign_id, user_id, key, platform, placement, part, variant, fields, call_to_action,
       url, media_id, hash, ai_use, version_id, ready, checked_facts, search_text, created_at, updated_at)
     select o.id || '-' || c || '-' || a, $1 || '-' || c, user_id, 'AL' || ${CODE} || '-' || a, platform, placement,
       1 + a / 26, chr(65 + a % 26), fields, call_to_action, url, media_id, hash, ai_use,
       o.id || '-' || c || '-' || a, ready, checked_facts, search_text, created_at, updated_at - c * interval '1 minute'
     from generate_series(1, $2) c, generate_series(0, $3 - 1) a
     join lateral (select * from ads where campaign_id = $1 order by key
       offset a % (select count(*)::int from ads where campaign_id = $1) limit 1) o on true`,
    [campaignId, count, ads],
  );
  await pool.query(
    `insert into ad_versions (id, ad_id, user_id, number, reason, fields, call_to_action, url, media_id, hash, ai_use,
       created_at, updated_at, closed_at)
     select version_id, id, user_id, 1, 'created', fields, call_to_action, url, media_id, hash, ai_use,
       created_at, created_at, created_at
     from ads where campaign_id like $1 || '-%'`,
    [campaignId],
  );
  // Autovacuum does the same some minutes later.
  await pool.query("vacuum analyze campaigns, ads, ad_versions");
}
