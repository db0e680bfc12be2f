/**
 * Limits of a user's own sheet. `templates.routes.ts` limits the body by them, the workers that
 * read the sheet refuse more; `template.copy.ts` has the numbers written out.
 */
export const TEMPLATE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  rows: 5000,
  columns: 600,
  cellChars: 20_000,
} as const;

/**
 * Days after which `sweepTemplates` in `templates.service.ts`, an hourly job of `exports.jobs.ts`,
 * deletes a sheet that no export used; what the user chose for its columns is kept.
 */
export const TEMPLATE_DAYS = 30;
