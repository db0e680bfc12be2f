import { ConfigError, malformed } from "./settings.ts";

/** Errors of other places whose message is written for the operator. */
const KNOWN = new Set(["BackupError", "FolderInUseError", "PaymentsError"]);

/** What a command says when it fails: one line where we know the cause, the whole trace where we do not. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error instanceof ConfigError || KNOWN.has(error.name);
  return known ? error.message : (error.stack ?? error.message);
}

/** What keeps the server from listening, in one line that names the variable; `undefined` for any other error. */
export function explainListenFailure(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { readonly hostname?: string };
  if (syscall === "getaddrinfo" && hostname === host) return malformed("HOST", "is no known name").message;
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE") {
    return `PORT ${port} is already taken. Stop what listens there or choose another, for example PORT=3001 npm start.`;
  }
  if (code === "EACCES") {
    return `PORT ${port} is not free for this user: it must be a port above 1023, for example 3000.`;
  }
  return malformed("HOST", `is not an address of this machine (${code})`).message;
}
