/** Result of one check of `npm run doctor`. */
export interface DoctorFinding {
  readonly about: string;
  readonly state: "ok" | "warning" | "failed";
  readonly text: string;
  /** What the operator can do; missing if nothing is needed. */
  readonly fix?: string;
}

/** Result of a passed check of `npm run doctor`. */
export const ok = (about: string, text: string): DoctorFinding => ({ about, state: "ok", text });
/** Result of a check of `npm run doctor` that passed with a problem that should be fixed. */
export const warning = (about: string, text: string, fix: string): DoctorFinding => ({
  about,
  state: "warning",
  text,
  fix,
});
/** Result of a failed check of `npm run doctor`. */
export const failed = (about: string, text: string, fix: string): DoctorFinding => ({
  about,
  state: "failed",
  text,
  fix,
});

/**
 * Code or name of an error for the doctor's report, never its message, which may contain addresses
 * and keys.
 */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? String(code) : error.name;
}
