import { endsWithEmoji } from "./emoji.ts";
import { isIdeographic, type Script } from "./script.ts";

const CLOSERS = `["'”’»›)\\]』」】）]*`;
const TERMINAL_END = new RegExp(`[.!?…。！？．।؟۔](?:${CLOSERS})$`, "u");

/** Ends with a full stop, question or exclamation mark, also inside closing quotes or brackets. */
export function endsLikeSentence(text: string): boolean {
  return TERMINAL_END.test(text);
}

export function isQuestion(text: string): boolean {
  return new RegExp(`[?？؟;](?:${CLOSERS})$`, "u").test(text) && !text.endsWith(";");
}

/** Adds the script's full stop unless the text already ends like a sentence, in an emoji or in a hashtag. */
export function endSentence(text: string, script: Script = "Latin"): string {
  const trimmed = text.trim().replace(/[\s,;:،、–—-]+$/u, "");
  if (trimmed === "" || endsLikeSentence(trimmed) || endsWithEmoji(trimmed)) return trimmed;
  if (/(?:^|\s)[#@][\p{L}\p{N}_]+$/u.test(trimmed)) return trimmed;
  return trimmed + fullStop(script);
}

function fullStop(script: Script): string {
  if (isIdeographic(script)) return "。";
  if (script === "Devanagari") return "।";
  return script === "Thai" ? "" : ".";
}

const PAIRS: readonly (readonly [string, string])[] = [
  ["“", "”"],
  ["«", "»"],
  ["(", ")"],
  ["[", "]"],
  ["「", "」"],
  ["（", "）"],
];

const INCHES = /(?<=\d)"(?=[\s,.]|$)/gu;

/** False when a quotation mark or bracket is opened and not closed, or the other way round. */
export function isBalanced(text: string): boolean {
  if (count(text.replace(INCHES, ""), '"') % 2 === 1) return false;
  // „German“ quotations close with the mark that opens “English” ones, or with the one that closes them.
  const low = count(text, "„");
  if (low > 0) return low === count(text, "“") + count(text, "”");
  return PAIRS.every(([open, close]) => count(text, open) === count(text, close));
}

/** Takes out quotation marks and brackets that have lost their partner. */
export function dropUnbalanced(text: string): string {
  if (isBalanced(text)) return text;
  return text
    .replace(/[:;]-?[()]/g, "")
    .replace(/(?<!\d)["“”„«»()[\]「」（）]/gu, "")
    .replace(/(?<=\d)["“”„«»()[\]「」（）]/gu, (mark) => (mark === '"' && INCHES.test(text) ? mark : ""))
    .replace(/ {2,}/g, " ")
    .trim();
}

/** "Like this" as a whole loses its quotation marks: in an ad they would look like somebody else's words. */
export function unwrapQuotes(text: string): string {
  const inner =
    /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|'([^']+)'|‘([^‘’]+)’|「([^「」]+)」)$/u.exec(
      text,
    );
  return inner ? (inner.slice(1).find((part) => part !== undefined) ?? text).trim() : text;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
