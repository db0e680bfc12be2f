/** The beginning of a text within so many UTF-16 units; never ends in half of a character. */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
