import { cleanText } from "#core/clean-text.ts";
import { TEXT_ADS_PER_GENERATION } from "./text.ts";
import { createCollector } from "./reply-collector.ts";
import type { ReplyEnd } from "./reply-collector.ts";
import { jsonStrings, startsLikeJson } from "./reply-json.ts";
import { findLabel } from "./reply-labels.ts";
import { cleanPartialLine, cleanLine, MAX_AD_CHARS } from "./reply-lines.ts";
import { isIntroduction, isRefusal, mayBePreamble } from "./reply-preamble.ts";

/**
 * Result of `parseTextReply` for a model's reply so far; the OpenAI adapter announces it as parts.
 */
interface TextReply {
  /** Complete ads, each on one line. More text of the same reply only appends ads. */
  readonly ads: readonly string[];
  /** The unfinished last ad. */
  readonly growing: string | undefined;
  /** Whether the reply is a refusal. */
  readonly refused: boolean;
}

const THINKING = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i;

/**
 * The ads of a complete or partial reply, without numbers, labels, markdown, introductions or JSON
 * around them; clean, and at most `MAX_AD_CHARS` (`reply-lines.ts`) long. `existing` ads count
 * toward `TEXT_ADS_PER_GENERATION` (`text.ts`) and are not repeated. `lines.ts` of the OpenAI
 * adapter calls it. JSON is read by `reply-json.ts`, lines by `reply-collector.ts`.
 */
export function parseTextReply(reply: string, end: ReplyEnd, existing: readonly string[] = []): TextReply {
  const count = TEXT_ADS_PER_GENERATION - existing.length;
  const body = cleanText(reply).replace(THINKING, "");
  const json = jsonPart(body);
  if (json !== undefined) return parseJson(json, end, existing, count);

  const collector = createCollector(existing, count);
  const lines = body.split("\n");
  const last = lines.pop() ?? "";
  for (const line of lines) collector.addLine(line);
  if (end === "complete") {
    collector.addLine(last);
    collector.finish();
  } else collector.peek(last);
  const growing = end === "growing" && collector.ads.length < count ? collector.openAd(last) : undefined;
  return { ads: collector.ads, growing: visibleText(growing), refused: collector.refused };
}

/** The JSON of a reply after fences and introductions; `undefined` for a reply in lines. */
function jsonPart(body: string): string | undefined {
  let rest = body;
  for (;;) {
    const trimmed = rest.trimStart();
    if (startsLikeJson(trimmed)) return trimmed;
    const newline = trimmed.indexOf("\n");
    if (newline === -1) return undefined;
    const line = cleanLine(trimmed.slice(0, newline));
    if (line && !isIntroduction(line.text, line.emphasized)) return undefined;
    rest = trimmed.slice(newline + 1);
  }
}

function parseJson(json: string, end: ReplyEnd, existing: readonly string[], count: number): TextReply {
  const collector = createCollector(existing, count);
  const { values, open } = jsonStrings(json);
  for (const value of values) collector.addAd(oneLine(value));
  const growing = end === "growing" && open !== undefined && collector.ads.length < count;
  return { ads: collector.ads, growing: growing ? visibleText(oneLine(open)) : undefined, refused: false };
}

/** Cleans a decoded JSON string: decoding its escapes can produce control characters. */
function oneLine(text: string): string {
  const line = cleanPartialLine(cleanText(text).replace(/\s+/g, " "));
  return findLabel(line)?.rest ?? line;
}

function visibleText(text: string | undefined): string | undefined {
  if (text === undefined || text === "" || text.length > MAX_AD_CHARS) return undefined;
  return mayBePreamble(text) || isRefusal(text) ? undefined : text;
}
