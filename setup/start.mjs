import { spawn } from "node:child_process";
import { environment, exitCode } from "./processes.mjs";
import { serverSettings } from "./server-settings.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const PARENT_CHECK_MS = 1000;

/**
 * Calls `then` when the npm that runs this script is gone without having passed a signal on (kill -9).
 * Started by hand from a shell, this process may outlive it.
 */
function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Runs a program of the project in the foreground and passes signals on, once. The channel to the child closes with
 * this process, however that ends, and tells the child to stop.
 * @returns {Promise<number>} its exit code
 */
export function runInFront({ root, node }, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: root,
      env: environment(node, serverSettings(root)),
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    let told = false;
    const pass = (signal) => {
      if (!told) child.kill(signal);
      told = true;
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    whenNpmIsGone(() => pass("SIGTERM"));
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(exitCode(code, signal)));
  });
}
