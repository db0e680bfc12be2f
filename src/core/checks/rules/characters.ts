/** Rules about characters that platforms do not print or treat as excessive. */
import { quote, removeFix, replaceFix } from "../fixes.ts";
import { findCharacters, findShapes } from "../patterns.ts";
import { ADVICE, GIMMICK } from "../severities.ts";
import { plainLetters } from "../text-view.ts";
import type { Circumstances, Fix, Match, Rule, Span } from "../rule.ts";
import {
  GOOGLE_EDITORIAL,
  GOOGLE_EXCLAMATION,
  LINKEDIN_SPECIFICATION,
  META_CHECKLIST,
  MICROSOFT_STYLE,
  TIKTOK_TEXT,
} from "../sources.ts";

/** Signs of writing that Unicode lists as pictures, too. */
const SIGNS = "©®™‼⁉";
const ONE_EMOJI = String.raw`(?:\p{RI}\p{RI}?|[#*0-9]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|(?![${SIGNS}])\p{Extended_Pictographic}\uFE0F|(?![\u2190-\u2BFF${SIGNS}])\p{Extended_Pictographic})(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*[\u{E0020}-\u{E007F}]*)`;
const EMOJI = new RegExp(ONE_EMOJI, "gu");
const EMOJI_RUN = new RegExp(`${ONE_EMOJI}(?:\\s?${ONE_EMOJI})*`, "gu");
const MAX_LINKEDIN_EMOJI = 10;

/** Runs of emoji; `detail` is "many" for runs that go beyond what LinkedIn accepts. */
function findEmoji({ raw }: { readonly raw: string }): Span[] {
  let count = 0;
  return findCharacters(EMOJI_RUN)({ raw, plain: raw, lower: raw, at: (position) => position }).map(
    (span) => {
      count += raw.slice(span.start, span.end).match(EMOJI)?.length ?? 0;
      return count > MAX_LINKEDIN_EMOJI ? { ...span, detail: "many" } : span;
    },
  );
}

/**
 * Rule `emoji` in `TEXT_RULES` (`all.ts`): reports emojis, which Google, Microsoft and TikTok
 * reject, and LinkedIn after `MAX_LINKEDIN_EMOJI` in a text (before: advice); no finding on Meta,
 * Pinterest, X and OpenAI. Its fix removes them. Sources: `checks/sources.ts`. Texts of its
 * findings, with the number in words, are in this file.
 */
export const emoji: Rule = {
  id: "emoji",
  version: 1,
  severities: {
    google: "reject",
    microsoft: "reject",
    tiktok: "reject",
    linkedin: ({ match }: Circumstances) => (match.detail === "many" ? "reject" : "advice"),
  },
  roles: ["headline", "body", "path", "name"],
  reads: "raw",
  find: findEmoji,
  names: "none",
  what: ({ text }) => `${quote(text)} is an emoji`,
  why: ({ detail }) =>
    detail === "many"
      ? "LinkedIn takes ten emoji at most"
      : "the text may hold letters, digits and punctuation only",
  fix: removeFix,
  sources: [GOOGLE_EDITORIAL, TIKTOK_TEXT, LINKEDIN_SPECIFICATION],
};

/**
 * Arrows, bullets, stars, boxes, mathematical and squared letters, superscripts, struck letters.
 */
const SYMBOLS =
  /(?:[\u2190-\u21FF\u2300-\u23FF\u2460-\u24FF\u2500-\u27BF\u2900-\u297F\u2B00-\u2BFF•◦‣⁃](?!\uFE0F)|[⁰¹⁴-⁹ⁿ]|\p{L}[\u0332\u0333\u0335-\u0338]+|[\u1D00-\u1D2B\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F16F}](?:[\u1D00-\u1D2B\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F16F} ]*[\u1D00-\u1D2B\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F16F}])?)+/gu;
const IS_EMOJI = /\p{Emoji_Presentation}/u;

function fixSymbols(match: Match, raw: string): Fix | undefined {
  const plain = plainLetters(match.text).replace(/[\u0332\u0333\u0335-\u0338]/gu, "");
  if (/^[\p{L}\p{N} ]+$/u.test(plain) && plain !== match.text && /\p{L}/u.test(plain)) {
    return replaceFix(match, plain);
  }
  // A superscript after a digit is a power, which no sign replaces.
  if (/^[⁰¹⁴-⁹ⁿ]/u.test(match.text) && /\d$/u.test(raw.slice(0, match.start))) return undefined;
  return removeFix(match, raw);
}

/**
 * Rule `symbols` in `TEXT_RULES` (`all.ts`): reports arrows, stars, boxes and other decorative
 * signs (`SYMBOLS`). Google, Microsoft and TikTok reject them; the others but OpenAI get advice
 * (`ADVICE` in `severities.ts`). Its fix writes lettering plainly and removes other signs. Sources:
 * `checks/sources.ts`. Texts of its findings are in this file.
 */
export const symbols: Rule = {
  id: "symbols",
  version: 1,
  severities: { ...ADVICE, google: "reject", microsoft: "reject", tiktok: "reject" },
  roles: ["headline", "body", "path", "name"],
  reads: "raw",
  find: (view) =>
    findCharacters(SYMBOLS)(view).filter(({ start }) => !IS_EMOJI.test(view.raw.slice(start, start + 2))),
  names: "none",
  what: ({ text }) => `${quote(text)} is a decorative sign`,
  why: "decorative signs and lettering count as gimmicks",
  fix: fixSymbols,
  sources: [GOOGLE_EDITORIAL, MICROSOFT_STYLE],
};

/**
 * Repeated marks. Keeps "…", "...", "C++", energy classes such as "A++" and hotel classes such as
 * "4**".
 */
const REPEATED =
  /[!?]\s{0,8}[!?]+(?:\s{0,8}[!?])*|([,;:])\1+|(?<!\.)\.{2}(?!\.)|\.{4,}|…{2,}|[$€£]{2,}|[-–—]{3,}|(?<!(?<![\p{L}\p{N}])[A-G])\+{2,}|(?<!\d)\*{2,}|[~_#=|<>^]{2,}/gu;

function keepOne(match: Match): Fix | undefined {
  const { text } = match;
  const kept = text.startsWith(".")
    ? text.length === 2
      ? "."
      : "…"
    : text.includes("?")
      ? "?"
      : text.charAt(0);
  return /^[~*_#=+|<>^]/u.test(text) ? undefined : replaceFix(match, kept);
}

/**
 * Rule `punct-repeat` in `TEXT_RULES` (`all.ts`): reports marks in a row, such as "!!" (`REPEATED`,
 * with what it keeps: "...", "C++"); its fix keeps one, or removes signs such as "***". Severities:
 * `GIMMICK` in `severities.ts`. Sources: `checks/sources.ts`. Texts of its findings are in this
 * file.
 */
export const repeatedPunctuation: Rule = {
  id: "punct-repeat",
  version: 1,
  severities: GIMMICK,
  reads: "plain",
  find: findShapes(REPEATED),
  names: "all",
  what: ({ text }) => `${quote(text)} repeats a mark`,
  why: "punctuation stands once",
  fix: (match, raw) => keepOne(match) ?? removeFix(match, raw),
  sources: [GOOGLE_EDITORIAL, MICROSOFT_STYLE, META_CHECKLIST],
};

const EXCLAMATION = /[!！]+|¡+/gu;

/** Exclamation marks; `detail` is "further" for all but the first of a text. */
function findExclamations(view: { readonly raw: string }): Span[] {
  let seen = 0;
  return [...view.raw.matchAll(EXCLAMATION)].map(({ index, 0: mark }) => {
    if (!mark.startsWith("¡")) seen += 1;
    const span = { start: index, end: index + mark.length };
    return seen > 1 ? { ...span, detail: "further" } : span;
  });
}

function calmExclamation(match: Match, raw: string): Fix | undefined {
  const { start, end, text } = match;
  const label = "Write a full stop";
  if (text.startsWith("¡")) {
    const close = /[!！]/u.exec(raw.slice(end));
    const edits = [{ start, end, text: "" }];
    if (close) edits.push({ start: end + close.index, end: end + close.index + 1, text: "." });
    return { label, edits };
  }
  const isFollowed = /^\s*[.!?…]/u.test(raw.slice(end)) || /[.!?…]\s*$/u.test(raw.slice(0, start));
  const opening = raw.slice(0, start).lastIndexOf("¡");
  const edits = [{ start, end, text: isFollowed ? "" : "." }];
  if (opening >= 0) edits.unshift({ start: opening, end: opening + 1, text: "" });
  return { label, edits };
}

/**
 * Rule `excl` in `TEXT_RULES` (`all.ts`): Google and Microsoft may reject a "!" in a headline,
 * Google also the second "!" of a text; no other network. `checkExclamations` in `checks/check.ts`
 * counts those in descriptions over the whole Google ad, with its own text and fix. Sources:
 * `checks/sources.ts`. Texts of its findings are in this file.
 */
export const exclamation: Rule = {
  id: "excl",
  version: 1,
  severities: {
    google: ({ match, role }: Circumstances) =>
      role === "headline" || match.detail === "further" ? "may-reject" : undefined,
    microsoft: ({ role }: Circumstances) => (role === "headline" ? "may-reject" : undefined),
  },
  reads: "raw",
  find: findExclamations,
  names: "all",
  what: ({ detail }) =>
    detail === "further"
      ? "The ad has more than one exclamation mark"
      : "The headline has an exclamation mark",
  why: "headlines with an exclamation mark are still turned down, and an ad has one at most",
  fix: calmExclamation,
  sources: [GOOGLE_EXCLAMATION, MICROSOFT_STYLE],
};

/**
 * Rule `tt-symbols` in `TEXT_RULES` (`all.ts`): reports # @ { } on TikTok only, which rejects them
 * in texts of ads that are not Spark ads. Its fix removes them, but keeps the word of a hashtag.
 * Its characters and the texts of its findings are in this file; sources: `checks/sources.ts`.
 */
export const tiktokSymbols: Rule = {
  id: "tt-symbols",
  version: 1,
  severities: { tiktok: "reject" },
  roles: ["headline", "body", "name"],
  reads: "plain",
  find: findShapes(/[#@](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?|[{}]/gu),
  names: "none",
  what: ({ text }) => `${quote(text)} contains one of # @ { }`,
  why: "the text may not hold hashtags, mentions or braces",
  fix: (match, raw) =>
    /^#\p{L}/u.test(match.text) ? replaceFix(match, match.text.slice(1)) : removeFix(match, raw),
  sources: [TIKTOK_TEXT],
};
