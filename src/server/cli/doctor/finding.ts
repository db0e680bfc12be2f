/** Result of one check of `npm run doctor`. */
export interface Finding {
  readonly about: string;
  readonly state: "ok" | "warning" | "failed";
  readonly text: string;
  /** What the operator can do; missing if nothing is needed. */
  readonly fix?: string;
}

/** A passed check. */
export const ok = (about: string, text: string): Finding => ({ about, state: "ok", text });
/** A check that passed with a problem that should be fixed. */
export const warning = (about: string, text: string, fix: string): Finding => ({
  about,
  state: "warning",
  text,
  fix,
});
/** A failed check. */
export const failed = (about: string, text: string, fix: string): Finding => ({
  about,
  state: "failed",
  text,
  fix,
});

/** Code or name of an error, never its message, which may contain addresses and keys. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? String(code) : error.name;
}
