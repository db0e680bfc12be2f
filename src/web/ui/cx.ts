/** Joins class names and skips falsy values; all components with conditional classes call it. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
