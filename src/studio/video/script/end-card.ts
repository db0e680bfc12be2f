import { firstClauses } from "../../language/first-clauses.ts";
import type { Material } from "../../text/ads/material.ts";
import type { Contact } from "../../text/facts/contacts.ts";
import { goalOf } from "../../text/ads/goals.ts";
import { colonOf } from "../../text/ads/grammar.ts";

/**
 * Longest on-screen text of a scene in UTF-16 units: what a viewer reads while listening.
 * `endCardOf`, `closing.ts` and `on-screen.ts` keep the studio's scripts to it, `draft-score.ts`
 * counts by it.
 */
export const MAX_ON_SCREEN = 40;

/**
 * How customers reach the business, as the end card names it. `reachOf` in `closing.ts` makes it
 * from the contact (`channelOf` in `ads/channel.ts`), else from an address in the brief.
 */
export interface Reach {
  readonly type: Contact["type"] | "address";
  readonly text: string;
}

/**
 * The on-screen text of the last scene for a call to action, at most `MAX_ON_SCREEN` units: the
 * call with the contact, a shorter call for the same step with it, or the contact alone. A call by
 * telephone or an app (`BY_PHONE`) does not stand beside another contact. Without a contact, the
 * call or its first clause; empty if nothing fits. `closingOf` (`closing.ts`) calls it for each
 * call.
 */
export function endCardOf(
  call: string,
  { material, contact }: { readonly material: Material; readonly contact: Reach | null },
): string {
  const { calls, grammar } = material;
  const shown = unmarked(call);
  const head = firstClauses(shown, fitsScreen) ?? "";
  // A shorter call asks for the same step.
  const shorter = calls.map(unmarked).filter((other) => firstWord(other) === firstWord(shown));
  const alone = [shown, head, ...shorter].find(fitsScreen) ?? "";
  if (contact === null || contact.type === "service") return alone;
  // "Write to us on WhatsApp" and an address on the web are two steps.
  if (contact.type !== "phone" && BY_PHONE.test(shown)) return alone;
  const mark = colonOf(grammar);
  const { company } = material.facts;
  const named = /[\p{L}\p{N})]$/u.test(company)
    ? [`${company}${mark} ${contact.text}`].find(fitsScreen)
    : undefined;
  const bare = named ?? shortened(contact.text);
  const names = (text: string) => text.toLowerCase().includes(contact.text.toLowerCase());
  if (names(shown)) return [shown, head].find((text) => fitsScreen(text) && names(text)) ?? bare;
  const beside = (text: string) => `${text}${mark} ${contact.text}`;
  const visits = goalOf(material.facts) === "visit";
  if (contact.type === "address") return (visits ? [beside(shown), alone] : [alone]).find(fitsScreen) ?? "";
  // "Come and visit: hello@pellwatch.example" asks for two steps.
  if (visits && calls.includes(call)) return bare;
  return (
    [shown, head, ...shorter]
      // "Book today: 0117 496 0555" presses more than it helps.
      .filter((text) => text !== "" && !/[?:]/u.test(text) && !grammar.urgency.test(text))
      .map(beside)
      .find(fitsScreen) ?? bare
  );
}

/** Ways to reach a business that need its telephone number or an app. */
const BY_PHONE = /(?<!\p{L})(?:whats ?app|sms|signal|telegram|instagram|messenger|doctolib)(?!\p{L})/iu;

/**
 * Whether a text can stand on the screen, by `MAX_ON_SCREEN`; `draft-score.ts`, the end card and
 * `on-screen.ts` ask it.
 */
export const fitsScreen = (text: string): boolean => text !== "" && text.length <= MAX_ON_SCREEN;
const shortened = (contact: string) =>
  fitsScreen(contact) ? contact : (firstClauses(contact, fitsScreen) ?? "");
const unmarked = (call: string) => call.trim().replace(/[.!。]+$/u, "");
const firstWord = (text: string) => text.toLowerCase().split(/\s/u)[0];
