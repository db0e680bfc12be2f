/**
 * Returns a function that creates an item of a style's templates from `defaults` and its overrides;
 * the `parts.ts` of all styles use it.
 */
export const withDefaults =
  <T extends object>(defaults: T) =>
  (overrides: Partial<T> = {}): T => ({ ...defaults, ...overrides });
