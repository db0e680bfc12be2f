import { loadOrCreateSecret, secretFile } from "../lib/secret.ts";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createDiskStorage } from "../adapters/storage/storage.disk.ts";
import type { Storage } from "../adapters/storage/storage.ts";
import { BackupError } from "./backup/manifest.ts";
import { restoreBackup } from "./backup/restore.ts";
import { createClock } from "../lib/clock.ts";
import { type Config, readConfig } from "../boot/config.ts";
import { openStorage } from "../boot/deps.ts";
import { JOB_TYPES } from "../boot/job-types.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLog } from "../observability/log.ts";
import {
  ERASED_FOLDER,
  eraseDeletedAccounts,
  isMarkedErased,
} from "../modules/account-deletion/account-deletion.public.ts";
import type { UserId } from "../lib/user-id.ts";
import { runCommand } from "./run-command.ts";
import { withDatabaseUrls } from "./with-database.ts";

const USAGE = `Restores a backup into an empty installation: a new DATA_DIR, or an empty database and storage.
Accounts deleted after the backup are deleted again if the storage has a record of the deletion.

  npm run restore -- FOLDER [--earlier FILES]

FILES is the folder "files" in the DATA_DIR of the lost installation, if it did not use S3.`;

interface RestoreArguments {
  readonly folder: string;
  /** File folder of the lost installation. */
  readonly earlier: string | undefined;
}

function readArguments(args: readonly string[]): RestoreArguments {
  try {
    const options = { earlier: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new BackupError(USAGE);
    return { folder: resolve(folder), earlier: values.earlier && resolve(values.earlier) };
  } catch {
    throw new BackupError(USAGE);
  }
}

/** Storages that may have records of deleted accounts, with names for the operator. */
function erasureSources({ s3, dataDir }: Config, storage: Storage, earlier: string | undefined) {
  const own = s3 ? `bucket ${s3.bucket}` : join(dataDir, "files");
  const places = [{ name: own, storage }];
  if (earlier === undefined) return places;
  if (!statSync(join(earlier, ERASED_FOLDER), { throwIfNoEntry: false })?.isDirectory()) {
    throw new BackupError(
      `${earlier} has no folder ${ERASED_FOLDER} with records of deleted accounts. Nothing was restored.`,
    );
  }
  return [...places, { name: earlier, storage: createDiskStorage({ root: earlier }) }];
}

async function restore(args: readonly string[]): Promise<void> {
  const { folder, earlier } = readArguments(args);
  const config = readConfig();
  const log = createLog("silent");
  const storage = openStorage(config);
  const places = erasureSources(config, storage, earlier);
  const wasErased = async (userId: UserId) => {
    for (const place of places) if (await isMarkedErased(place.storage, userId)) return true;
    return false;
  };
  let erased = 0;
  const manifest = await withDatabaseUrls(config, log, async ({ directUrl: url }) => {
    // Creates the queue's tables, into which its jobs are restored.
    const jobs = await createJobs({ url, types: JOB_TYPES, supervise: false, log });
    try {
      return await restoreBackup({
        url,
        storage,
        folder,
        secretFile: config.authSecret === undefined ? secretFile(config.dataDir) : undefined,
        afterRows: async (tx) => {
          const secret = config.authSecret ?? (await loadOrCreateSecret(config.dataDir));
          erased = await eraseDeletedAccounts(tx, { clock: createClock(), secret, jobs, wasErased });
        },
      });
    } finally {
      await jobs.stop(0);
    }
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const sources = places.map(({ name }) => name).join(" and ");
  process.stdout.write(
    `Restored ${rows} rows and ${manifest.files.length} files as of ${manifest.takenAt}.\n` +
      `${erased} accounts deleted after the backup were deleted again (records in ${sources}).\n` +
      "Start the server: npm start\n",
  );
}

await runCommand(restore);
