import { cleanText } from "#core/clean-text.ts";

const THINKING = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/giu;

/**
 * Cleans complete or partial JSON of a model before it is parsed: removes the characters of
 * `cleanText` (`core/clean-text.ts`), and line breaks become spaces, because JSON does not allow
 * them within strings. `copy/reply.ts`, `video/reply.ts` and, for partial scenes,
 * `ai.openai-video.ts` call it.
 */
export function cleanJson(json: string): string {
  return cleanText(json).replace(/\s/gu, " ");
}

/**
 * Removes the quotation marks that a model put around a text, if the text has no others. For
 * replies with copy and scripts (`copy/reply.ts`, `video/reply.ts`).
 */
export function withoutQuotes(text: string): string {
  return text.replace(/^["“”„](?<inner>[^"“”„]*)["“”]$/u, "$<inner>");
}

/**
 * Finds and parses the longest JSON object in a model's reply; thoughts, prose and code fences may
 * surround it. `undefined` without one. `copy/reply.ts`, `video/reply.ts` and
 * `core/readings/site-prompt.ts` call it.
 */
export function parseReplyObject(reply: string): unknown {
  const text = reply.replace(THINKING, " ");
  const found = objectsIn(text).toSorted((a, b) => b.length - a.length);
  for (const candidate of found) {
    const value = parse(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * The part of an incomplete reply of a model that starts at the first "{", without the model's
 * thoughts; empty if the reply has no "{" yet. Only `cutCopyReply` (`copy/reply.ts`) calls it.
 */
export function startOfReplyObject(reply: string): string {
  const text = reply.replace(THINKING, " ");
  const start = text.indexOf("{");
  return start === -1 ? "" : text.slice(start);
}

/** Texts between matching braces; braces within strings do not count. */
function objectsIn(text: string): string[] {
  const objects: string[] = [];
  let depth = 0;
  let start = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === "\\") at++;
      else if (char === '"') inString = false;
    } else if (char === '"' && depth > 0) inString = true;
    else if (char === "{") {
      if (depth++ === 0) start = at;
    } else if (char === "}" && depth > 0 && --depth === 0) objects.push(text.slice(start, at + 1));
  }
  return objects;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
