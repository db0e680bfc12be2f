import { cleanText } from "#core/clean-text.ts";
import { TEXT_ADS_PER_GENERATION } from "./text.ts";
import { createCollector } from "./reply-collector.ts";
import type { ReplyEnd } from "./reply-collector.ts";
import { jsonStrings, startsLikeJson } from "./reply-json.ts";
import { findLabel } from "./reply-labels.ts";
import { cleanPartialLine, cleanLine, MAX_AD_CHARS } from "./reply-lines.ts";
import { isIntroduction, isRefusal, mayBePreamble } from "./reply-preamble.ts";

export interface TextReply {
  /** Whole ads, each on one line. Ads of a shorter part of the same reply are always a beginning of these. */
  readonly ads: readonly string[];
  /** The ad being written, as far as it goes. */
  readonly growing: string | undefined;
  /** The model answered with a refusal instead of ads. */
  readonly refused: boolean;
}

const THINKING = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i;

/**
 * Reads the ads out of a reply, whole or as far as it has come. One ad per line is what the model is asked for;
 * numbering, labels, bullets, quotation marks, markdown, introductions, code fences and JSON are understood and taken away.
 * Every text of the result is clean (`cleanText`) and at most `MAX_AD_CHARS` long.
 * `have` are ads that exist already: repetitions of them are dropped. At most `TEXT_ADS_PER_GENERATION` in all.
 */
export function parseTextReply(reply: string, end: ReplyEnd, have: readonly string[] = []): TextReply {
  const count = TEXT_ADS_PER_GENERATION - have.length;
  const body = cleanText(reply).replace(THINKING, "");
  const json = jsonPart(body);
  if (json !== undefined) return parseJson(json, end, have, count);

  const collector = createCollector(have, count);
  const lines = body.split("\n");
  const last = lines.pop() ?? "";
  for (const line of lines) collector.line(line);
  if (end === "complete") {
    collector.line(last);
    collector.finish();
  } else collector.peek(last);
  const growing = end === "growing" && collector.ads.length < count ? collector.growing(last) : undefined;
  return { ads: collector.ads, growing: shown(growing), refused: collector.refused };
}

/** The JSON of a reply that consists of it, after fences and introducing lines; `undefined` for a reply in lines. */
function jsonPart(body: string): string | undefined {
  let rest = body;
  for (;;) {
    const trimmed = rest.trimStart();
    if (startsLikeJson(trimmed)) return trimmed;
    const newline = trimmed.indexOf("\n");
    if (newline === -1) return undefined;
    const line = cleanLine(trimmed.slice(0, newline));
    if (line && !isIntroduction(line.text, line.emphasised)) return undefined;
    rest = trimmed.slice(newline + 1);
  }
}

function parseJson(json: string, end: ReplyEnd, have: readonly string[], count: number): TextReply {
  const collector = createCollector(have, count);
  const { values, open } = jsonStrings(json);
  for (const value of values) collector.ad(oneLine(value));
  const growing = end === "growing" && open !== undefined && collector.ads.length < count;
  return { ads: collector.ads, growing: growing ? shown(oneLine(open)) : undefined, refused: false };
}

/** JSON hides control characters in escapes, so that they appear only in what is decoded. */
function oneLine(text: string): string {
  const line = cleanPartialLine(cleanText(text).replace(/\s+/g, " "));
  return findLabel(line)?.rest ?? line;
}

function shown(text: string | undefined): string | undefined {
  if (text === undefined || text === "" || text.length > MAX_AD_CHARS) return undefined;
  return mayBePreamble(text) || isRefusal(text) ? undefined : text;
}
