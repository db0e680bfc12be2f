import { findLabel } from "./reply-labels.ts";

/**
 * A line of a model's reply without markup, made by `cleanLine`; `reply-collector.ts` makes ads of
 * it.
 */
export interface CleanLine {
  readonly text: string;
  /** Whether the line started with a list bullet. */
  readonly bullet: boolean;
  /** Whether the line without its label was bold or a heading. */
  readonly emphasized: boolean;
}

const INVISIBLE_EDGE =
  /^[\s\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+|[\s\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+$/gu;
const FENCE = /^(?:`{3,}|~{3,})[\w-]*$/;
const QUOTED_BLOCK = /^(?:>\s?)+/;
const HEADING = /^#{1,6}\s+/;
const BULLET = /^[-*+•‣◦▪▫●○■□–—·]\s+(?:\[[ xX]\]\s+)?/u;
const WHOLE_BOLD = /^(?:\*\*|__)(?!\s)((?!\*\*|__).)+(?:\*\*|__)[:：.]?$/u;
const BOLD = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu;
const ITALIC = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
const LINE_END = /(?:\s*<br\s*\/?>|\\)+$/i;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Longest line of a reply that is read as an ad or image prompt, in UTF-16 units; `reply.ts` and
 * `reply-collector.ts` drop longer ones. It also bounds the time per line, because the patterns
 * take quadratic time on hostile markup.
 */
export const MAX_AD_CHARS = 2000;

/**
 * Removes the markup of a line of a model's reply; `undefined` for a line without an ad: blank, a
 * rule, a fence, only emoji, or over `MAX_AD_CHARS`. `reply.ts` and `reply-collector.ts` call it.
 */
export function cleanLine(raw: string): CleanLine | undefined {
  if (raw.length > MAX_AD_CHARS) return undefined;
  let text = raw.replace(INVISIBLE_EDGE, "");
  if (FENCE.test(text)) return undefined;
  text = text.replace(QUOTED_BLOCK, "");
  const heading = HEADING.test(text);
  text = text.replace(HEADING, "");
  const bullet = BULLET.test(text);
  text = text.replace(BULLET, "");
  const emphasized = heading || WHOLE_BOLD.test(findLabel(text)?.rest ?? text);
  text = unquote(plain(text.replace(LINE_END, "")));
  return WORD.test(text) ? { text, bullet, emphasized } : undefined;
}

/**
 * Text of the unfinished last line of a reply, without unclosed markup, for the preview of an ad.
 * The parser of text replies (`reply.ts`, `reply-collector.ts`) calls it.
 */
export function cleanPartialLine(raw: string): string {
  const text = cleanLine(raw)?.text ?? "";
  return text
    .replace(/^(?:\*{1,3}|_{2,3})(?=\S)/, "")
    .replace(/[*_`\\]+$/, "")
    .replace(/^(["“„«「『`])(?=[^"”«»」』`]*$)/u, "")
    .trim();
}

function plain(text: string): string {
  return text.replace(BOLD, "$2").replace(ITALIC, "$2").replace(/\s+/gu, " ").trim();
}

const CLOSING_QUOTES: Record<string, string> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "”": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "‹": "›",
  "‘": "’",
  "「": "」",
  "『": "』",
  "＂": "＂",
};

/**
 * Removes quotation marks around the whole text of a reply's line, and a comma after them.
 * `cleanLine` and `reply-collector.ts` call it; for JSON replies see `withoutQuotes`
 * (`reply-object.ts`).
 */
export function unquote(text: string): string {
  const inner = text.replace(/,$/, "");
  const open = inner.at(0) ?? "";
  const close = inner.at(-1) ?? "";
  if (inner.length < 2 || !CLOSING_QUOTES[open]?.includes(close)) return text;
  const content = inner.slice(1, -1);
  return closesEarly(content, open, close) ? text : unquote(content.trim());
}

/** Whether the opening mark is closed within the text, as in `"Fresh" and "warm"`. */
function closesEarly(content: string, open: string, close: string): boolean {
  const closing = CLOSING_QUOTES[open] ?? close;
  let depth = 1;
  for (let at = 0; at < content.length; at += 1) {
    const mark = content.charAt(at);
    if (open === close) {
      if (mark !== open || isApostrophe(content, at)) continue;
      const opens = at === 0 || /[\s(]/.test(content.charAt(at - 1));
      depth += opens ? 1 : -1;
    } else if (mark === open) depth += 1;
    else if (closing.includes(mark) && !isApostrophe(content, at)) depth -= 1;
    if (depth === 0) return true;
  }
  return false;
}

function isApostrophe(text: string, at: number): boolean {
  return (
    /['’]/.test(text.charAt(at)) && /\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1))
  );
}
