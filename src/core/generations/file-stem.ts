/**
 * Joins names to a file name without extension: letters and digits of any script, with hyphens; may
 * be empty. Downloads of packages, copy, scripts and films call it.
 */
export function fileStem(names: readonly string[]): string {
  return names
    .map((text) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+|-+$/gu, ""))
    .filter((text) => text !== "")
    .join("-");
}
