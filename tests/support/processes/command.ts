import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Exit code and combined output of a command that a test ran. */
interface CommandResult {
  readonly code: number;
  readonly text: string;
}

/**
 * Runs an operator's command (built from `src/server/cli/COMMAND.ts` to `build/product`) in its own
 * process, with only this environment; resolves to its exit code and output. The build must exist.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const path = fileURLToPath(new URL(`../../../build/product/${command}.mjs`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [path, ...args], { env }, (error, stdout, stderr) =>
      resolve({
        code: typeof error?.code === "number" ? error.code : Number(error !== null),
        text: stdout + stderr,
      }),
    );
  });
}
