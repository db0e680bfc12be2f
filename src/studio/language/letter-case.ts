/**
 * Capitalizes the first letter of a lower-case word when a brief's words start a sentence, for all
 * writers of the studio (`studio/text`, `copy`, `video`, `campaign`): "handmade soap" becomes
 * "Handmade soap". iPhone, eBay, @names, addresses and scripts without case stay as they are.
 */
export function capitalizeFirst(text: string): string {
  const mark = /^[¡¿]/u.exec(text)?.[0] ?? "";
  if (mark !== "") return mark + capitalizeFirst(text.slice(1));
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (word === "" || word !== word.toLowerCase()) return text;
  if (/^[\w-]+(?:\.[\w-]+)+|^\S+@|^\w+:\/\//.test(text)) return text;
  // Dutch "ij" is one letter: "IJskar".
  const [first = ""] = /^ij(?=\p{Ll})/u.exec(text) ?? text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

/**
 * The text with its first letter in lower case, for a line of a brief within a sentence of the
 * studio; `closings.ts`, `hooks.ts` and the `*.grammar.ts` of `studio/text/ads` call it.
 */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
