/**
 * Cuts a text to at most `maxLength` UTF-16 units. Removes the first half of a surrogate pair from
 * its end, so that no character is cut in two. Used wherever a stored or sent text has a limit.
 */
export const cutText = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
