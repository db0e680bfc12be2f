import { shorten } from "../language/shorten.ts";
import { pick, type Random } from "../random.ts";
import type { ParsedVideoBrief } from "./parse-video-brief.ts";

/** UTF-16 units that viewers can read while listening; half of it in East Asian scripts. */
const GLANCE = 72;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isReadableAtGlance(text: string): boolean {
  return text.length <= (EAST_ASIAN.test(text) ? GLANCE / 2 : GLANCE);
}

interface OnScreenInput {
  readonly brief: ParsedVideoBrief;
  readonly supers: readonly string[];
  /** The key message, shown in the second scene; null if there is none. */
  readonly message: string | null;
  /** Product and company as one phrase. */
  readonly offer: string;
}

/** Writes the on-screen texts of the three scenes. */
export function writeOnScreenTexts(random: Random, input: OnScreenInput): [string, string, string] {
  const { brief, supers, message, offer } = input;
  const question = brief.question !== null && isReadableAtGlance(brief.question) ? brief.question : null;
  const opening = question ?? pick(random, supers) ?? brief.product;
  return [opening, messageOf(message) ?? brief.product, endCard(brief, offer).join(" · ")];
}

/** The message if it is short, else its first clause; null rather than half a clause. */
function messageOf(message: string | null): string | null {
  if (message === null || isReadableAtGlance(message)) return message;
  const clause = shorten(message, GLANCE);
  return clause.endsWith("…") || !message.startsWith(clause.replace(/\P{L}+$/u, "")) ? null : clause;
}

/** Lines of the end card: product, company, call to action, contacts. */
export function endCard(brief: ParsedVideoBrief, offer: string): string[] {
  const { product, company, call, contacts } = brief;
  const names = offer === product || offer === company ? [offer] : [product, company];
  const bare = (text: string) => text.replace(/[.。]$/u, "");
  return [...new Set([...names, ...[call, ...contacts].filter((text) => text !== null).map(bare)])];
}
