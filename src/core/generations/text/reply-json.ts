/** String values of JSON in a model's reply, in order; `open` is the unfinished last one. */
interface JsonStrings {
  readonly values: string[];
  readonly open: string | undefined;
}

/** Keys whose values are metadata of an ad. */
const META_KEYS =
  /^(?:angle|label|type|id|number|index|tone|style|platform|title|name|theme|category|language)$/i;

/**
 * Whether a reply starts like a JSON array or object although lines were asked for; `reply.ts` then
 * reads it with `jsonStrings`.
 */
export function startsLikeJson(text: string): boolean {
  return /^\[\s*(?:["{]|$)/.test(text) || /^\{\s*(?:"|$)/.test(text);
}

/**
 * String values of JSON that may be cut off, without keys and metadata (`META_KEYS`); for models
 * that answer the text prompt with JSON. `reply.ts` calls it.
 */
export function jsonStrings(json: string): JsonStrings {
  const values: string[] = [];
  const containers: string[] = [];
  let key: string | undefined;
  let afterColon = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charAt(at);
    if (char === "[" || char === "{") {
      containers.push(char);
      afterColon = false;
    } else if (char === "]" || char === "}") {
      containers.pop();
      if (containers.length === 0) break;
    } else if (char === ":") afterColon = true;
    else if (char === ",") afterColon = false;
    if (char !== '"') continue;
    const end = closingQuote(json, at + 1);
    const isKey = containers.at(-1) === "{" && !afterColon;
    const wanted = !isKey && !(containers.at(-1) === "{" && key !== undefined && META_KEYS.test(key));
    if (end === -1) return { values, open: wanted ? decode(json.slice(at + 1)) : undefined };
    const value = decode(json.slice(at + 1, end));
    if (isKey) key = value;
    else if (wanted) values.push(value);
    at = end;
  }
  return { values, open: undefined };
}

function closingQuote(json: string, from: number): number {
  for (let at = from; at < json.length; at += 1) {
    if (json.charAt(at) === "\\") at += 1;
    else if (json.charAt(at) === '"') return at;
  }
  return -1;
}

/** Decodes the content of a JSON string; drops an unfinished escape sequence at the end. */
function decode(inside: string): string {
  const text = inside.replace(/\\(?:u[0-9a-fA-F]{0,3})?$/, "").replace(/\s/g, " ");
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}
