/**
 * Limits of a user's own sheet. The route limits the body by them, and the workers that read the
 * sheet refuse more.
 */
export const TEMPLATE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  rows: 5000,
  columns: 600,
  cellChars: 20_000,
} as const;

/**
 * Days after which a sheet that no export used is deleted by the sweep; what the user chose for its
 * columns is kept.
 */
export const TEMPLATE_DAYS = 30;
