import { createReadStream } from "node:fs";
import { chmod, copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { openDbOn, type Tx } from "#server/db/client.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { BackupError, filePath, hashFile, readBackupManifest, SECRET, type Manifest } from "./manifest.ts";
import { listTables, readSchemaVersion, type CopiedTable } from "./tables.ts";

const BATCH_SIZE = 200;

interface RestoreOptions {
  /** A direct connection to a migrated database without accounts. */
  readonly url: string;
  readonly storage: Storage;
  readonly folder: string;
  /** Path of the signing secret; `undefined` if the operator configures it. */
  readonly secretFile: string | undefined;
  /** Runs after the rows are inserted, in the same transaction. */
  readonly afterRows?: (tx: Tx) => Promise<void>;
}

/** Verifies all hashes before anything is written, so that a damaged backup changes nothing. */
async function checkParts(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...tables.map(({ part, sha256 }) => ({ path: join(folder, part), sha256 })),
    ...files.map(({ key, sha256 }) => ({ path: filePath(folder, key), sha256 })),
  ];
  for (const { path, sha256 } of parts) {
    const found = await hashFile(path).catch(() => undefined);
    if (found !== sha256)
      throw new BackupError(`${path} is ${found ? "damaged" : "missing"}. Nothing was restored.`);
  }
}

interface TablePart {
  readonly table: CopiedTable;
  /** Path of the rows in the backup. */
  readonly part: string;
}

/**
 * Matches the tables of the database with the parts of the backup. Names come from the database,
 * never from the backup, because they become part of SQL statements.
 */
async function checkTarget(client: pg.Client, manifest: Manifest): Promise<TablePart[]> {
  const tables = await listTables(client);
  const parts = tables.map(
    ({ name, columns }) =>
      manifest.tables.find((kept) => kept.name === name && sameNames(kept.columns, columns))?.part,
  );
  const filled = tables.flatMap((table, at) => (parts[at] === undefined ? [] : [{ table, part: parts[at] }]));
  const matches = filled.length === tables.length && filled.length === manifest.tables.length;
  if (!matches || (await readSchemaVersion(client)) !== manifest.schema) {
    throw new BackupError(
      "The backup was created by another version. Restore it with that version, then upgrade.",
    );
  }
  for (const { name, where } of tables) {
    const { rowCount } = await client.query(`select from ${name} where ${where} limit 1`);
    if (rowCount) {
      throw new BackupError(
        `The database is not empty (${name}). Restore into a new DATA_DIR or an empty database. Nothing was changed.`,
      );
    }
  }
  return filled;
}

const sameNames = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

/**
 * Splits at line feeds only. `node:readline` also splits at U+2028, which users' texts may contain.
 */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, "utf8") as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

async function insertRows(client: pg.Client, folder: string, { table, part }: TablePart): Promise<void> {
  const columns = table.columns.join(", ");
  const insert = `insert into ${table.name} (${columns})
    select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(",")}]`]);
    batch = [];
  };
  for await (const line of linesOf(join(folder, part))) {
    batch.push(line);
    if (batch.length === BATCH_SIZE) await flush();
  }
  await flush();
}

/**
 * Restores a backup: first the files, then all rows in one transaction. Throws `BackupError`,
 * before anything is changed, if a part is damaged, the schema differs or the database is not
 * empty. `npm run restore` calls it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { url, storage, folder, secretFile, afterRows } = options;
  const manifest = await readBackupManifest(folder);
  await checkParts(folder, manifest);
  const client = new pg.Client({ connectionString: url, application_name: "adloom-restore" });
  await client.connect();
  try {
    const filled = await checkTarget(client, manifest);
    for (const { key, type } of manifest.files) {
      await storage.put(key, await readFile(filePath(folder, key)), type);
    }
    await openDbOn(client).transaction(async (tx) => {
      for (const tablePart of filled) await insertRows(client, folder, tablePart);
      if (secretFile !== undefined) await restoreSecret(folder, secretFile);
      await afterRows?.(tx);
    });
    return manifest;
  } finally {
    await client.end();
  }
}

async function restoreSecret(folder: string, secretFile: string): Promise<void> {
  await mkdir(dirname(secretFile), { recursive: true });
  try {
    await copyFile(join(folder, SECRET), secretFile);
  } catch (error) {
    // The backup of an installation with a configured secret has no secret file.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return;
  }
  await chmod(secretFile, 0o600);
}
