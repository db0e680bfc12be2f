import { explainFailure } from "../boot/explain-failure.ts";

/**
 * Runs a command of the operator with the arguments of the command line; every `cli/*.ts` calls it.
 * An error is explained (`boot/explain-failure.ts`) and sets the exit code to 1.
 */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
