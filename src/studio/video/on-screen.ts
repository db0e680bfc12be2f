import { pick, type Random } from "../random.ts";
import { shorten } from "../language/shorten.ts";
import type { SpokenBrief } from "./spoken-brief.ts";

/** UTF-16 units that are read at a glance while somebody speaks; half as many signs in scripts without spaces. */
const GLANCE = 72;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Short enough to be read while the scene goes on. */
export function isGlance(text: string): boolean {
  return text.length <= (DENSE.test(text) ? GLANCE / 2 : GLANCE);
}

interface Shown {
  readonly brief: SpokenBrief;
  readonly supers: readonly string[];
  /** The statement that the second scene is about; null without one. */
  readonly message: string | null;
  /** Product and company as one phrase. */
  readonly offer: string;
}

/** What is written on the screen, scene by scene. */
export function writeOnScreen(random: Random, shown: Shown): [string, string, string] {
  const { brief, supers, message, offer } = shown;
  const question = brief.question !== null && isGlance(brief.question) ? brief.question : null;
  const opening = question ?? pick(random, supers) ?? brief.product;
  return [opening, messageOf(message) ?? brief.product, endCard(brief, offer).join(" · ")];
}

/** Whole when it can be read at a glance, else its first clause; null rather than a torn sentence. */
function messageOf(message: string | null): string | null {
  if (message === null || isGlance(message)) return message;
  const clause = shorten(message, GLANCE);
  return clause.endsWith("…") || !message.startsWith(clause.replace(/\P{L}+$/u, "")) ? null : clause;
}

/** The last picture: who and what, the call, how to get in touch. */
export function endCard(brief: SpokenBrief, offer: string): string[] {
  const { product, company, call, contacts } = brief;
  const names = offer === product || offer === company ? [offer] : [product, company];
  const bare = (text: string) => text.replace(/[.。]$/u, "");
  return [...new Set([...names, ...[call, ...contacts].filter((text) => text !== null).map(bare)])];
}
