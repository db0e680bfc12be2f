import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What a command has said, on both outputs, and its exit code. */
export interface Said {
  readonly code: number;
  readonly text: string;
}

/** Runs an operator's command (built from `src/server/cli/COMMAND.ts`) as a process of its own, with this environment alone. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Said> {
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
