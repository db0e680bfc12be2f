/**
 * Joins names to a file name stem for downloads, of letters and digits of any script, with hyphens.
 * May be empty.
 */
export function fileStem(names: readonly string[]): string {
  return names
    .map((text) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+|-+$/gu, ""))
    .filter((text) => text !== "")
    .join("-");
}
