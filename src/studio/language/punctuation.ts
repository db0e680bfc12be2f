import { endsWithEmoji } from "./emoji.ts";
import { isIdeographic, type Script } from "./script.ts";

const CLOSERS = `["'”’»›)\\]』」】）]*`;
const TERMINAL_END = new RegExp(`[.!?…。！？．।؟۔](?:${CLOSERS})$`, "u");

/**
 * Whether a line of a brief ends in a full stop, question or exclamation mark, so that none is
 * added; closing quotes may follow it.
 */
function endsWithTerminalMark(text: string): boolean {
  return TERMINAL_END.test(text);
}

/**
 * Whether a line ends in a question mark of any script, when the headline of a package's image ads
 * (`studio/campaign/headline.ts`) is chosen, because questions are weaker; closing quotes may
 * follow it.
 */
export function isQuestion(text: string): boolean {
  return new RegExp(`[?？؟;](?:${CLOSERS})$`, "u").test(text) && !text.endsWith(";");
}

/**
 * Adds the script's full stop to a line of a generated text, except after a terminal mark, an
 * emoji, a hashtag or a handle; Thai gets none. Commas, colons and dashes at the end are removed.
 * Text ads, scripts and `shorten.ts` call it.
 */
export function ensureFullStop(text: string, script: Script = "Latin"): string {
  const trimmed = text.trim().replace(/[\s,;:،、–—-]+$/u, "");
  if (trimmed === "" || endsWithTerminalMark(trimmed) || endsWithEmoji(trimmed)) return trimmed;
  if (/(?:^|\s)[#@][\p{L}\p{N}_]+$/u.test(trimmed)) return trimmed;
  return trimmed + fullStop(script);
}

function fullStop(script: Script): string {
  if (isIdeographic(script)) return "。";
  if (script === "Devanagari") return "।";
  return script === "Thai" ? "" : ".";
}

/**
 * Replaces the commas, colons and full stop of a template by those of the script in which it is
 * filled in. Text ads (`text/ads/name-lines.ts`), scripts (`video/script/namings.ts`) and alt texts
 * (`campaigns/keep-media.ts` on the server) call it.
 */
export function localizeMarks(text: string, script: Script): string {
  if (isIdeographic(script)) return text.replace(/\.$/u, "。").replaceAll(": ", "：").replaceAll(", ", "、");
  return script === "Arabic" ? text.replaceAll(", ", "، ") : text;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ["“", "”"],
  ["«", "»"],
  ["(", ")"],
  ["[", "]"],
  ["「", "」"],
  ["（", "）"],
];

/** A bracket that closes before one opens: "29 €) and the set (11 €". */
const CLOSED_FIRST = /^[^(]*\)|^[^[]*\]|^[^（]*）/u;

const INCHES = /(?<=\d)"(?=[\s,.]|$)/gu;

/**
 * Whether every quotation mark and bracket of a shortened text has its counterpart.
 * `first-clauses.ts`, `studio/copy/clauses.ts` and `on-screen.ts` of scripts cut a sentence only
 * where this is so.
 */
export function hasBalancedMarks(text: string): boolean {
  if (count(text.replace(INCHES, ""), '"') % 2 === 1) return false;
  // A „German“ quotation closes with the mark that opens an “English” one, or with its closing
  // mark.
  const low = count(text, "„");
  if (low > 0) return low === count(text, "“") + count(text, "”");
  return PAIRS.every(([open, close]) => count(text, open) === count(text, close)) && !CLOSED_FIRST.test(text);
}

/**
 * Removes quotation marks, brackets and text smileys from a shortened text if one of them has no
 * counterpart; `shorten` and the lines of text ads (`studio/text/ads/line.ts`) call it.
 */
export function removeUnbalancedMarks(text: string): string {
  if (hasBalancedMarks(text)) return text;
  return text
    .replace(/[:;]-?[()]/g, "")
    .replace(/(?<!\d)["“”„«»()[\]「」（）]/gu, "")
    .replace(/(?<=\d)["“”„«»()[\]「」（）]/gu, (mark) => (mark === '"' && INCHES.test(text) ? mark : ""))
    .replace(/ {2,}/g, " ")
    .trim();
}

/**
 * Removes quotation marks around a whole line of a brief: in an ad they would read as a quotation.
 * `studio/text/ads/line.ts` calls it.
 */
export function stripOuterQuotes(text: string): string {
  const inner =
    /^(?:"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«\s?([^«»]+?)\s?»|'([^']+)'|‘([^‘’]+)’|「([^「」]+)」)$/u.exec(
      text,
    );
  return inner ? (inner.slice(1).find((part) => part !== undefined) ?? text).trim() : text;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
