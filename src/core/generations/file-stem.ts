/** Names joined to the beginning of a file name: letters and digits of any script, hyphens between. May be empty. */
export function fileStem(names: readonly string[]): string {
  return names
    .map((text) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+|-+$/gu, ""))
    .filter((text) => text !== "")
    .join("-");
}
