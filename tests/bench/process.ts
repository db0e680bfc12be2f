import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serverSettings } from "../../setup/server-settings.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** `PATH` to find programs, and the variables of a profiler. */
const PASSED_ON = ["PATH", "NODE_OPTIONS"];

/** A server in its own process, as the bench measures it. */
export interface Served {
  readonly pid: number;
  /** Its output until it was ready. */
  readonly output: string;
  /** Milliseconds from the start of the process to its ready message. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts a script for the bench with the flags of `npm start` and waits for the word `ready`. */
export async function serve(script: string, env: Record<string, string> = {}): Promise<Served> {
  const started = performance.now();
  const own = PASSED_ON.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  const child = spawn(process.execPath, [...process.execArgv, script], {
    cwd: ROOT,
    env: { ...Object.fromEntries(own), ...serverSettings(ROOT), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const end = () => child.kill("SIGTERM");
  // Also ends it if the bench is interrupted.
  process.once("exit", end);
  void exited.then(() => process.off("exit", end));
  const ready = new Promise<string>((resolve) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      // Keeps reading, so that the server never blocks on a full pipe.
      if (output.includes("ready")) return;
      output += chunk.toString();
      if (output.includes("ready")) resolve(output);
    });
  });
  const output = await Promise.race([ready, exited.then(() => "")]);
  if (output === "") throw new Error(`${script} did not start`);
  return {
    pid: child.pid ?? 0,
    output,
    startMs: performance.now() - started,
    async stop() {
      end();
      await exited;
    },
  };
}

async function statusMb(pid: number, field: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** Resident memory of a measured process in MB. */
export const memoryMb = (pid: number) => statusMb(pid, "VmRSS");

/** Peak resident memory of a measured process in MB. */
export const peakMb = (pid: number) => statusMb(pid, "VmHWM");
