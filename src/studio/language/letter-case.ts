/** "handmade soap" -> "Handmade soap". Leaves iPhone, eBay, @names, addresses and caseless scripts alone. */
export function capitaliseFirst(text: string): string {
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (word === "" || word !== word.toLowerCase()) return text;
  if (/^[\w-]+(?:\.[\w-]+)+|^\S+@|^\w+:\/\//.test(text)) return text;
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

/** Lowers the first letter of a word written like Any ordinary one; never of names such as IKEA or McDonald. */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}’'-]+/u.exec(text)?.[0] ?? "";
  if (!/^\p{Lu}[\p{Ll}’'-]+$/u.test(word)) return text;
  const [first = ""] = text;
  return first.toLocaleLowerCase("en") + text.slice(first.length);
}
