import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { takeBackup } from "./backup/backup.ts";
import { BackupError } from "./backup/manifest.ts";
import { readConfig } from "../boot/config.ts";
import { openStorage } from "../boot/deps.ts";
import { secretFile } from "../lib/secret.ts";
import { createLog } from "../observability/log.ts";
import { runCommand } from "./run-command.ts";
import { withDatabaseUrls } from "./with-database.ts";

const USAGE = `Writes all data (rows, files, the signing secret) to a new folder. The server may be running.

  npm run backup -- [FOLDER]     default FOLDER: backups/ with the time as its name`;

async function backup([target, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || target?.startsWith("-")) throw new BackupError(USAGE);
  const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const folder = resolve(target ?? join("backups", `${stamp}Z`));
  for (const path of [folder, `${folder}.partial`]) {
    if (existsSync(path)) throw new BackupError(`${path} already exists. Choose a new folder.`);
  }
  const config = readConfig();
  const secret = secretFile(config.dataDir);
  const manifest = await withDatabaseUrls(config, createLog("silent"), ({ directUrl }) =>
    takeBackup({
      url: directUrl,
      storage: openStorage(config),
      folder,
      secretFile: config.authSecret === undefined && existsSync(secret) ? secret : undefined,
    }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = `${rows} rows and ${manifest.files.length} files as of ${manifest.takenAt}`;
  process.stdout.write(`Backup of ${size} in ${folder}\n`);
  if (manifest.missing.length > 0) {
    process.stderr.write(
      `${manifest.missing.length} files are missing from the storage or damaged; ${folder}/manifest.json lists them.\n`,
    );
    process.exitCode = 1;
  }
}

await runCommand(backup);
