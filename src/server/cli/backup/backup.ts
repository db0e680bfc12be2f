import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { copyFile, mkdir, open, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { BACKUP_LOCK } from "./lock.ts";
import { BackupError, filePath, hashFile, MANIFEST, SECRET, type Manifest } from "./manifest.ts";
import { listTables, readSchemaVersion, type CopiedTable } from "./tables.ts";

const FETCH_ROWS = 500;

interface BackupOptions {
  /** A direct connection to the database. */
  readonly url: string;
  readonly storage: Storage;
  /** Target folder; must not exist. */
  readonly folder: string;
  /** The stored signing secret, if there is one; with it, sessions survive a restore. */
  readonly secretFile: string | undefined;
}

/** Copies the rows of the transaction's snapshot, one JSON object per line. */
async function copyRows(
  client: pg.Client,
  { name, columns, where }: CopiedTable,
  path: string,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash("sha256");
  const file = await open(path, "wx", 0o600);
  let count = 0;
  try {
    await client.query(
      `declare copied no scroll cursor for
       select row_to_json(r)::text as line from (select ${columns.join(", ")} from ${name} where ${where}) r`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${FETCH_ROWS} from copied`);
      if (rows.length === 0) break;
      const text = rows.map(({ line }) => `${line}\n`).join("");
      hash.update(text);
      await file.write(text);
      count += rows.length;
    }
    await client.query("close copied");
    await file.sync();
  } finally {
    await file.close();
  }
  return { rows: count, sha256: hash.digest("hex") };
}

/** Copies a file from the storage; false if it is missing or its hash differs. */
async function copyStored(storage: Storage, folder: string, { key, sha256 }: Manifest["files"][number]) {
  const bytes = await storage.open(key);
  if (!bytes) return false;
  const path = filePath(folder, key);
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.fromWeb(bytes), file);
  return (await hashFile(path)) === sha256;
}

const VISIBLE_FILES = `
  select key, type, sha256 from files
  where stored_at is not null and deleted_at is null and user_id is not null order by key`;

/**
 * Writes one consistent snapshot of all rows (`listTables` in `tables.ts`) and the files of
 * `VISIBLE_FILES`, then `manifest.json`, and returns the manifest; files that cannot be read are
 * listed there as `missing`. The server may be running: it removes no file from the storage
 * meanwhile. Throws `BackupError` if another backup runs. `npm run backup` calls it;
 * `restoreBackup` reads the result.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const partial = `${options.folder}.partial`;
  const client = new pg.Client({ connectionString: options.url, application_name: "adloom-backup" });
  await client.connect();
  try {
    const lock = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      BACKUP_LOCK,
    ]);
    if (!lock.rows[0]!.taken) throw new BackupError("Another backup is running.");
    await mkdir(join(partial, "rows"), { recursive: true, mode: 0o700 });
    await client.query("begin isolation level repeatable read read only");
    const taken = await client.query<{ at: string }>("select to_json(now()) #>> '{}' as at");
    const schema = await readSchemaVersion(client);
    const tables: Manifest["tables"] = [];
    for (const [at, table] of (await listTables(client)).entries()) {
      const part = join("rows", `${String(at).padStart(2, "0")}.ndjson`);
      const copied = await copyRows(client, table, join(partial, part));
      tables.push({ name: table.name, columns: [...table.columns], part, ...copied });
    }
    const { rows: named } = await client.query<Manifest["files"][number]>(VISIBLE_FILES);
    await client.query("commit");

    const files: Manifest["files"] = [];
    const missing: string[] = [];
    for (const file of named) {
      if (await copyStored(options.storage, partial, file)) files.push(file);
      else missing.push(file.key);
    }
    if (options.secretFile !== undefined) await copyFile(options.secretFile, join(partial, SECRET));
    const takenAt = taken.rows[0]!.at;
    const manifest: Manifest = { format: 1, takenAt, schema, tables, files, missing };
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await rename(partial, options.folder);
    return manifest;
  } finally {
    // The end of the session releases the lock.
    await client.end();
  }
}
