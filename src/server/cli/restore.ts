import { join, resolve } from "node:path";
import { BackupError } from "./backup/manifest.ts";
import { restoreBackup } from "./backup/restore.ts";
import { readConfig } from "../boot/config.ts";
import { openStorage } from "../boot/deps.ts";
import { JOB_TYPES } from "../boot/job-types.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLog } from "../observability/log.ts";
import { runCommand } from "./run-command.ts";
import { withDatabaseUrls } from "./with-database.ts";

const USAGE = `Puts a backup back into an empty installation: a new DATA_DIR, or an empty database and storage.

  npm run restore -- FOLDER`;

async function restore([source, ...rest]: readonly string[]): Promise<void> {
  if (source === undefined || rest.length > 0 || source.startsWith("-")) throw new BackupError(USAGE);
  const config = readConfig();
  const log = createLog("silent");
  const manifest = await withDatabaseUrls(config, log, async ({ directUrl: url }) => {
    // The queue makes its own tables; without them its jobs have nowhere to go.
    const jobs = await createJobs({ url, types: JOB_TYPES, supervise: false, log });
    await jobs.stop(0);
    return restoreBackup({
      url,
      storage: openStorage(config),
      folder: resolve(source),
      secretFile: config.authSecret === undefined ? join(config.dataDir, "secret") : undefined,
    });
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored ${rows} rows and ${manifest.files.length} files as of ${manifest.takenAt}. Start the product: npm start\n`,
  );
}

await runCommand(restore);
