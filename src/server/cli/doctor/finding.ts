/** What the doctor found about one thing. */
export interface Finding {
  readonly about: string;
  readonly state: "ok" | "warning" | "failed";
  readonly text: string;
  /** What the operator can do; missing when nothing has to be done. */
  readonly mend?: string;
}

export const ok = (about: string, text: string): Finding => ({ about, state: "ok", text });
export const warning = (about: string, text: string, mend: string): Finding => ({
  about,
  state: "warning",
  text,
  mend,
});
export const failed = (about: string, text: string, mend: string): Finding => ({
  about,
  state: "failed",
  text,
  mend,
});

/** The code of a failed call, or its kind: never its message, which may carry addresses and keys. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? String(code) : error.name;
}
