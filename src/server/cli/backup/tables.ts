import type { ClientBase } from "pg";

/**
 * A table whose rows a backup copies, from `listTables`; names are quoted for SQL. `where` leaves
 * ended jobs of the queue out.
 */
export interface CopiedTable {
  /** Includes the schema if it is not `public`. */
  readonly name: string;
  /** All columns except generated ones. */
  readonly columns: readonly string[];
  /** SQL condition for the rows to copy. */
  readonly where: string;
}

/** The unfinished jobs of the queue, without its own maintenance jobs, which it creates again. */
const JOBS = { name: "pgboss.job", where: String.raw`state < 'completed' and name not like '\_\_pgboss%'` };

interface TableRow {
  readonly oid: string;
  readonly name: string;
  readonly columns: string[];
  /** Ids of tables that its foreign keys reference. */
  readonly references: string[];
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
    )::text[] as references
  from pg_class c
  where (c.relnamespace = 'public'::regnamespace and c.relkind = 'r') or c.oid = to_regclass('${JOBS.name}')
  order by name`;

/**
 * Lists all tables of the product, and the queue's unfinished jobs, in an order for restoring:
 * referenced tables come first. `TABLES` and `JOBS` in this file choose them. `backup.ts` and
 * `restore.ts` copy them in this order. Throws if foreign keys form a cycle.
 */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<TableRow>(TABLES);
  const ordered: TableRow[] = [];
  const done = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ oid, references }) => !done.has(oid) && references.every((other) => done.has(other)),
    );
    if (next.length === 0) throw new Error("The foreign keys of the tables form a cycle.");
    for (const table of next) done.add(table.oid);
    ordered.push(...next);
  }
  return ordered.map(({ name, columns }) => ({
    name,
    columns,
    where: name === JOBS.name ? JOBS.where : "true",
  }));
}

/**
 * Identifies the schema version: number of migrations and time of the last one. A backup records it
 * in its manifest, and `checkTarget` in `restore.ts` refuses another one.
 */
export async function readSchemaVersion(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select count(*) || ':' || max(created_at) as version from drizzle.__drizzle_migrations",
  );
  return rows[0]!.version;
}
