import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Contents of `postmaster.pid`. */
interface PidFile {
  readonly pid: number;
  /** 0 until the server has written it. */
  readonly port: number;
}

/**
 * Reads `postmaster.pid` (line 1 the process, line 4 the port) of a cluster's folder; `undefined`
 * without the file. `postmaster.ts` and `running.ts` look for a running server with it.
 */
export async function readPidFile(dir: string): Promise<PidFile | undefined> {
  const text = await readFile(join(dir, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  return Number.isInteger(pid) ? { pid, port: Number.parseInt(lines[3] ?? "", 10) || 0 } : undefined;
}

/**
 * Whether process `pid` is the server of this cluster; after a crash or a reboot the pid may belong
 * to another process. `postmaster.ts` and `running.ts` ask it. The server's working directory is
 * the cluster's folder, also after the folder was moved, and its command line contains it, also if
 * the working directory is not readable.
 */
export async function isClusterServer(dir: string, pid: number): Promise<boolean> {
  if (process.platform !== "linux") return (await commandLine(pid)).includes(` -D ${dir} `);
  if ((await readlink(`/proc/${pid}/cwd`).catch(() => "")) === dir) return true;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.split("\0").includes(dir);
}

async function commandLine(pid: number): Promise<string> {
  const ps = promisify(execFile)("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return ps.then(
    ({ stdout }) => stdout,
    () => "",
  );
}
