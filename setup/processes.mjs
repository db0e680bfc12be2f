import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";

/** A failed step of `setup.mjs`; only its message is shown to the user. */
export class StepError extends Error {}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const KILL_AFTER_MS = 10_000;

/**
 * Environment of child processes of `setup.mjs`: the pinned Node.js first in PATH, without the
 * variables of the running npm.
 */
export function environment(node, extra = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|config_local_prefix|command|execpath|node_execpath)/.test(name),
  );
  const PATH = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
  return { ...Object.fromEntries(own), PATH, ...extra };
}

/** The exit code that a shell reports for an exited process, which `setup.mjs` exits with. */
export function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/**
 * Runs a program of a step or check and collects its output. A signal to this process ends both.
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
    let receivedSignal;
    const onSignal = (signal) => {
      receivedSignal ??= signal;
      end();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);

    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      for (const name of SIGNALS) process.off(name, onSignal);
      if (receivedSignal) process.exit(exitCode(null, receivedSignal));
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}

/**
 * Runs a program of an install or a build that must succeed. Throws `StepError` with its output if
 * it fails.
 */
export async function runStep(title, program, args, options) {
  const { code, output } = await runQuietly(program, args, options);
  if (code !== 0) throw new StepError(`${output.trimEnd()}\n\n${title} failed (see above).`);
}
