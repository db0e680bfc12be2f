import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What Postgres notes about its main process in the cluster's folder. */
interface PidFile {
  readonly pid: number;
  /** 0 until the server has chosen it. */
  readonly port: number;
}

/** Reads `postmaster.pid` (line 1 the process, line 4 the port); `undefined` when there is none. */
export async function readPidFile(dir: string): Promise<PidFile | undefined> {
  const text = await readFile(join(dir, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  return Number.isInteger(pid) ? { pid, port: Number.parseInt(lines[3] ?? "", 10) || 0 } : undefined;
}

/**
 * Whether process `pid` is the server of this very cluster. After a crash or a restart of the machine the number may
 * belong to anything else. The server works in its cluster's folder (also after a move of it) and names it in its
 * command line (which shows even where its working folder is hidden from us).
 */
export async function isServerOf(dir: string, pid: number): Promise<boolean> {
  if (process.platform !== "linux") return (await commandLine(pid)).includes(` -D ${dir} `);
  if ((await readlink(`/proc/${pid}/cwd`).catch(() => "")) === dir) return true;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.split("\0").includes(dir);
}

async function commandLine(pid: number): Promise<string> {
  const shown = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return shown.then(
    ({ stdout }) => stdout,
    () => "",
  );
}
