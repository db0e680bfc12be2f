import { loadOrCreateSecret } from "../lib/secret.ts";
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
import { eraseAgain } from "../modules/accounts/erase-again.service.ts";
import { ERASED_FOLDER, isMarkedErased } from "../modules/accounts/erasure-marks.ts";
import type { UserId } from "../lib/user-id.ts";
import { runCommand } from "./run-command.ts";
import { withDatabaseUrls } from "./with-database.ts";

const USAGE = `Puts a backup back into an empty installation: a new DATA_DIR, or an empty database and storage.
Accounts that were deleted after the backup are deleted again, as far as the storage knows of them.

  npm run restore -- FOLDER [--earlier FILES]

FILES is the folder "files" in the DATA_DIR of the installation that was lost, where that had no S3 storage.`;

interface Wanted {
  readonly folder: string;
  /** Where the lost installation kept its files. */
  readonly earlier: string | undefined;
}

function readArguments(args: readonly string[]): Wanted {
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

/** The storages that may know of deleted accounts, with the places that the operator knows them by. */
function placesOf({ s3, dataDir }: Config, storage: Storage, earlier: string | undefined) {
  const own = s3 ? `bucket ${s3.bucket}` : join(dataDir, "files");
  const places = [{ name: own, storage }];
  if (earlier === undefined) return places;
  if (!statSync(join(earlier, ERASED_FOLDER), { throwIfNoEntry: false })?.isDirectory()) {
    throw new BackupError(
      `${earlier} knows of no deleted account: there is no folder ${ERASED_FOLDER} in it. Nothing was restored.`,
    );
  }
  return [...places, { name: earlier, storage: createDiskStorage({ root: earlier }) }];
}

async function restore(args: readonly string[]): Promise<void> {
  const { folder, earlier } = readArguments(args);
  const config = readConfig();
  const log = createLog("silent");
  const storage = openStorage(config);
  const places = placesOf(config, storage, earlier);
  const wasErased = async (userId: UserId) => {
    for (const place of places) if (await isMarkedErased(place.storage, userId)) return true;
    return false;
  };
  let erased = 0;
  const manifest = await withDatabaseUrls(config, log, async ({ directUrl: url }) => {
    // The queue makes its own tables; without them its jobs have nowhere to go.
    const jobs = await createJobs({ url, types: JOB_TYPES, supervise: false, log });
    try {
      return await restoreBackup({
        url,
        storage,
        folder,
        secretFile: config.authSecret === undefined ? join(config.dataDir, "secret") : undefined,
        afterRows: async (tx) => {
          const secret = config.authSecret ?? (await loadOrCreateSecret(config.dataDir));
          erased = await eraseAgain(tx, { clock: createClock(), secret, jobs, wasErased });
        },
      });
    } finally {
      await jobs.stop(0);
    }
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const asked = places.map(({ name }) => name).join(" and ");
  process.stdout.write(
    `Restored ${rows} rows and ${manifest.files.length} files as of ${manifest.takenAt}.\n` +
      `${erased} accounts that were deleted since were deleted again (known in ${asked}).\n` +
      "Start the product: npm start\n",
  );
}

await runCommand(restore);
