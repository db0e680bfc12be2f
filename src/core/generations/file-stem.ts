/**
 * Joins names to a file name without extension: letters, marks and digits of any script, with
 * hyphens; may be empty, any length. The files that name downloads call it, such as
 * `video/files.ts` and `film-name.ts`.
 */
export function fileStem(names: readonly string[]): string {
  return names
    .map((text) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+|-+$/gu, ""))
    .filter((text) => text !== "")
    .join("-");
}
