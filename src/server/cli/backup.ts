import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { takeBackup } from "./backup/backup.ts";
import { BackupError } from "./backup/manifest.ts";
import { readConfig } from "../boot/config.ts";
import { openStorage } from "../boot/deps.ts";
import { createLog } from "../observability/log.ts";
import { runCommand } from "./run-command.ts";
import { withDatabaseUrls } from "./with-database.ts";

const USAGE = `Writes everything the product keeps (rows, files, the signing secret) into a new folder, also while it runs.

  npm run backup -- [FOLDER]     without FOLDER: backups/ with the time in its name`;

async function backup([target, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || target?.startsWith("-")) throw new BackupError(USAGE);
  const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const folder = resolve(target ?? join("backups", `${stamp}Z`));
  for (const taken of [folder, `${folder}.partial`]) {
    if (existsSync(taken)) throw new BackupError(`${taken} exists already. Name a new folder.`);
  }
  const config = readConfig();
  const kept = join(config.dataDir, "secret");
  const manifest = await withDatabaseUrls(config, createLog("silent"), ({ directUrl }) =>
    takeBackup({
      url: directUrl,
      storage: openStorage(config),
      folder,
      secretFile: config.authSecret === undefined && existsSync(kept) ? kept : undefined,
    }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = `${rows} rows and ${manifest.files.length} files as of ${manifest.takenAt}`;
  process.stdout.write(`Backup of ${size} in ${folder}\n`);
  if (manifest.missing.length > 0) {
    process.stderr.write(
      `${manifest.missing.length} files were not in the storage, or not as they were stored; ${folder}/manifest.json names them.\n`,
    );
    process.exitCode = 1;
  }
}

await runCommand(backup);
