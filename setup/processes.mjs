import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";

/** A step that failed; the message is all that the user needs to see. */
export class StepError extends Error {}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const KILL_AFTER_MS = 10_000;

/** The environment for programs of the project: the pinned Node.js first, nothing of the npm that runs this script. */
export function environment(node, extra = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|config_local_prefix|command|execpath|node_execpath)/.test(name),
  );
  const PATH = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...Object.fromEntries(own), PATH, ...extra };
}

/** The exit code a shell would give for an ended process. */
export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/**
 * Runs a program to its end without showing anything, unless this process is told to end: then both do.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(program, args, { cwd, env, timeoutMs = 600_000 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));

    const end = () => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS).unref();
    };
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped: it took longer than ${timeoutMs / 1000} s.\n`));
      end();
    }, timeoutMs);
    let told;
    const onSignal = (signal) => {
      told ??= signal;
      end();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);

    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      for (const name of SIGNALS) process.off(name, onSignal);
      if (told) process.exit(exitCode(null, told));
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}

/** Like `runQuietly`, for a step that must succeed: its output is shown only when it does not. */
export async function runStep(title, program, args, options) {
  const { code, output } = await runQuietly(program, args, options);
  if (code !== 0) throw new StepError(`${output.trimEnd()}\n\n${title} failed (see above).`);
}
