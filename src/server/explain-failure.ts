import { ConfigError } from "./settings.ts";

/** Errors of other places whose message is written for the operator. */
const KNOWN = new Set(["BackupError", "FolderInUseError", "PaymentsError"]);

/** What a command says when it fails: one line where we know the cause, the whole trace where we do not. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error instanceof ConfigError || KNOWN.has(error.name);
  return known ? error.message : (error.stack ?? error.message);
}
