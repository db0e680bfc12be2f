/**
 * Result of one check of `npm run doctor`; `ok`, `warning` and `failed` make it, and
 * `cli/doctor.ts` prints it. The texts are in the checks of this folder. `fix` says what the
 * operator can do.
 */
export interface DoctorFinding {
  readonly about: string;
  readonly state: "ok" | "warning" | "failed";
  readonly text: string;
  /** What the operator can do; missing if nothing is needed. */
  readonly fix?: string;
}

/**
 * Result of a passed check of `npm run doctor`, for all checks of this folder; `cli/doctor.ts`
 * prints it.
 */
export const ok = (about: string, text: string): DoctorFinding => ({ about, state: "ok", text });
/**
 * Result of a check of `npm run doctor` that passed with a problem that should be fixed; the exit
 * code (`cli/doctor.ts`) stays 0.
 */
export const warning = (about: string, text: string, fix: string): DoctorFinding => ({
  about,
  state: "warning",
  text,
  fix,
});
/**
 * Result of a failed check of `npm run doctor`; `cli/doctor.ts` prints it and sets the exit code to
 * 1.
 */
export const failed = (about: string, text: string, fix: string): DoctorFinding => ({
  about,
  state: "failed",
  text,
  fix,
});

/**
 * Code or name of an error for the doctor's report, never its message, which may contain addresses
 * and keys. `database.ts`, `services.ts`, `film-renderer.ts` and `website-reader.ts` call it.
 */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { code } = error as { code?: unknown };
  return typeof code === "string" || typeof code === "number" ? String(code) : error.name;
}
