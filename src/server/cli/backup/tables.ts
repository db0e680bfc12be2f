import type { ClientBase } from "pg";

/** A table whose rows are copied, by the names that SQL takes. */
export interface CopiedTable {
  /** With its schema, quoted where needed. */
  readonly name: string;
  /** What is stored; columns that the database computes are not copied. */
  readonly columns: readonly string[];
  /** SQL condition for the rows that matter. */
  readonly where: string;
}

/** The queue's jobs that still have to be done. Its own upkeep and what is done come back, or are needless, by themselves. */
const JOBS = { name: "pgboss.job", where: String.raw`state < 'completed' and name not like '\_\_pgboss%'` };

interface Found {
  readonly oid: string;
  readonly name: string;
  readonly columns: string[];
  /** Tables that its rows refer to. */
  readonly refers: string[];
}

const TABLES = `
  select c.oid::text, c.oid::regclass::text as name,
    array(
      select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    )::text[] as columns,
    array(
      select confrelid::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
    )::text[] as refers
  from pg_class c
  where (c.relnamespace = 'public'::regnamespace and c.relkind = 'r') or c.oid = to_regclass('${JOBS.name}')
  order by name`;

/** Every table of the product, in an order in which rows can be put back: what others refer to comes first. */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<Found>(TABLES);
  const ordered: Found[] = [];
  const done = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(({ oid, refers }) => !done.has(oid) && refers.every((other) => done.has(other)));
    if (next.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const table of next) done.add(table.oid);
    ordered.push(...next);
  }
  return ordered.map(({ name, columns }) => ({
    name,
    columns,
    where: name === JOBS.name ? JOBS.where : "true",
  }));
}

/** Which state of the schema the rows fit: what the last migration was, and how many there were. */
export async function readSchemaVersion(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select count(*) || ':' || max(created_at) as version from drizzle.__drizzle_migrations",
  );
  return rows[0]!.version;
}
