import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A server in a process of its own. */
export interface Served {
  readonly pid: number;
  /** What it had written by then. */
  readonly output: string;
  /** Milliseconds from the start of the process until it said that it was ready. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts a script and waits for the word `ready`. */
export async function serve(script: string, env: Record<string, string> = {}): Promise<Served> {
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const ready = new Promise<string>((resolve) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      // Read on to the end, so that the server never waits for a full pipe.
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
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Resident memory of a process in megabytes. */
export async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Looks at a process's memory every now and then until it is asked for the most it has seen, in megabytes. */
export function watchMemory(pid: number): { readonly peakMb: () => Promise<number> } {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryMb(pid));
  };
  const timer = setInterval(() => void look(), 20);
  return {
    async peakMb() {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}
