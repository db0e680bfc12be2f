/**
 * Returns a function that creates an item of a style's templates from `defaults` and its overrides.
 */
export const withDefaults =
  <T extends object>(defaults: T) =>
  (overrides: Partial<T> = {}): T => ({ ...defaults, ...overrides });
