import { ConfigError, malformedSetting } from "./settings.ts";

/** Names of errors whose message is written for the operator. */
const KNOWN = new Set(["BackupError", "FolderInUseError", "PaymentsError"]);

/**
 * Returns the message of a known error (`ConfigError` and `KNOWN` in this file), else the stack
 * trace. Printed when the server (`main.ts`) or a command (`cli/run-command.ts`) ends with an
 * error.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error instanceof ConfigError || KNOWN.has(error.name);
  return known ? error.message : (error.stack ?? error.message);
}

/**
 * Explains a failed `listen` in one line that names the setting (words: this function); `undefined`
 * for other errors. `main.ts` prints it when the port cannot be opened.
 */
export function explainListenFailure(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { readonly hostname?: string };
  if (syscall === "getaddrinfo" && hostname === host)
    return malformedSetting("HOST", "is an unknown host name").message;
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE") {
    return `PORT ${port} is already taken. Stop what listens there or choose another, for example PORT=3001 npm start.`;
  }
  if (code === "EACCES") {
    return `PORT ${port} is not free for this user: it must be a port above 1023, for example 3000.`;
  }
  return malformedSetting("HOST", `is not an address of this machine (${code})`).message;
}
