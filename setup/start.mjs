import { spawn } from "node:child_process";
import { environment, exitCode } from "./processes.mjs";
import { serverSettings } from "./server-settings.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const PARENT_CHECK_MS = 1000;

/**
 * Calls `onExit` when the npm that runs this script exits without forwarding a signal (kill -9).
 * Without npm, this process may outlive its shell.
 */
function watchNpm(onExit) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onExit();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Runs the program of a command in the foreground and forwards the first signal. The child stops
 * when its IPC channel closes, which happens however this process ends.
 * @returns {Promise<number>} exit code of the program
 */
export function runInForeground({ root, node }, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: root,
      env: environment(node, serverSettings(root)),
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    let forwarded = false;
    const forward = (signal) => {
      if (!forwarded) child.kill(signal);
      forwarded = true;
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    watchNpm(() => forward("SIGTERM"));
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
}
