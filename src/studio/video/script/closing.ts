import { countSpokenWords } from "#core/generations/video/pace.ts";
import { isStudioCallToAction } from "../../image/call-to-action.ts";
import { containsWord } from "../../language/contains-word.ts";
import { firstClauses } from "../../language/first-clauses.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { channelOf } from "../../text/ads/channel.ts";
import type { Material } from "../../text/ads/material.ts";
import { overlaps } from "../../text/ads/distinct-lines.ts";
import type { Line } from "../../text/ads/line.ts";
import { isConditional, isTorn } from "../../text/ads/sentence-parts.ts";
import { isOfMessage, printableFacts } from "../../text/facts/facts.ts";
import { asImperative } from "../../text/ads/imperatives.ts";
import { asksForStep, isOnCondition } from "../../text/facts/next-step.ts";
import { isLabeledGoal } from "../../text/facts/note-forms.ts";
import { isAddress } from "../../text/facts/formality.ts";
import { endCardOf, MAX_ON_SCREEN, type Reach } from "./end-card.ts";
import { colonOf } from "../../text/ads/grammar.ts";
import { saysUs } from "../../text/ads/me-calls.ts";

/**
 * A call to action that can end a script. `closingOf` makes it from the owner's call, the owner's
 * own step or the goal's calls (`ads/call-to-action.ts`); `planOf` (`plan.ts`) reads it.
 */
export interface Call {
  /** The spoken sentence. */
  readonly voice: string;
  /** The on-screen text of the last scene: the same step, with the contact if it fits. */
  readonly card: string;
  /** The statements of the brief that the call contains. */
  readonly lines: readonly Line[];
}

/**
 * How a script ends; `closingOf` reads it from the brief, `planOf` (`plan.ts`) keeps the reserved
 * statements out of the other scenes.
 */
export interface Closing {
  /** The owner's step as the only call, else the calls for the goal. */
  readonly calls: readonly Call[];
  /** Calls for the goal, for a video too short for the owner's step; none beside a typed call. */
  readonly goalCalls: readonly Call[];
  /** Whether a statement is for the end of the script only: the owner's step, or a contact. */
  readonly isReserved: (line: Line) => boolean;
}

/** A number with this many digits is shown and not spoken, because listeners do not remember it. */
const TELEPHONE = /\d[\d\s/().-]{4,}\d/u;
/** Words between a call and its telephone number. */
const BEFORE_NUMBER =
  /^(?:unter|under|pelo|pela|allo|alle|dallo|over|number|nummer|num[eé]ro|número|phone|telef\p{L}*)$/iu;
/** Words before a contact that only say what it is: "Tel. 0221 555 0144". */
const LABEL =
  /^(?:and |und |et |y |e |en )?(?:t(?:el|él)(?:[eé]?f\p{L}*|[eé]phone)?|phone|mobil\p{L}*|handy|gsm|whats ?app|sms|web(?:site|seite)?|www|site|e-?mails?|mail|insta(?:gram)?|facebook|info|[ck]onta[ck]?t\p{L}*)[\s.:]*$/iu;
/**
 * A sentence with a contact for some customers only: in a language, or of a person after a label:
 * "Trade: Ben 0117 496 0555".
 */
const FOR_SOME =
  /^(?:(?:english|deutsch|fran[cç]ais|espa[nñ]ol|italiano|portugu[eê]s|nederlands)(?!\p{L})[^:]*:|\p{L}[^:]*:\s*\p{L}+,?\s+[+\d])/iu;
/** Maximum number of words of a sentence of the message that says no more than the typed call. */
const MAX_REQUEST = 8;
/** Maximum of UTF-16 units of other words beside a contact in a sentence that is a call. */
const MAX_BESIDE = 44;

/**
 * Reads the end of a script from a brief, for `planOf` (`plan.ts`): the typed call to action; else
 * the owner's own step in the statements ("Plan a tour any Thursday at 10"), so that no second call
 * stands beside it; else the calls for the goal (`ads/call-to-action.ts`). The end card's text is
 * from `end-card.ts`. A telephone number is shown, not spoken (`TELEPHONE` and the words around it
 * here); a web address is spoken, too.
 * @param typed the owner's call to action, empty if there is none
 */
export function closingOf(material: Material, typed: string): Closing {
  const { script, calls } = material;
  const steps = stepsOf(material);
  const contact = reachOf(material);
  const own = isStudioCallToAction(typed) ? "" : typed.trim();
  const [step] = steps;
  const ends = (line: Line) => step?.lines.some((other) => overlaps(other, line)) === true;
  const isReserved = (line: Line) => hasContact(line) || (own === "" ? ends(line) : isRequest(line));
  const card = (call: string) => endCardOf(call, { material, contact });
  const goalCalls = showable(material).map((call): Call => ({ voice: call, card: card(call), lines: [] }));
  if (own !== "") {
    const voice = withoutTelephone(own);
    const owners = { voice: ensureFullStop(capitalizeFirst(voice), script), card: card(own), lines: [] };
    const silent = calls.map((call): Call => ({ ...owners, voice: call }));
    return { calls: voice === "" ? silent : [owners], goalCalls: [], isReserved };
  }
  if (step) return { calls: [{ ...step, card: card(step.voice) }], goalCalls, isReserved };
  // A web address is easy to hear; a telephone number is only shown.
  const isAudible = contact?.type === "web";
  const mark = colonOf(material.grammar);
  const reached = isAudible
    ? goalCalls
        .filter(({ voice }) => !material.grammar.urgency.test(voice))
        .map((call) => ({
          ...call,
          voice: `${call.voice.replace(/[.!]$/u, mark)} ${contact?.text ?? ""}.`,
        }))
    : [];
  return { calls: [...reached, ...goalCalls], goalCalls, isReserved };
}

/**
 * The calls of a closing that a scene has time for: as they are, up to the end of a clause, or the
 * calls for the goal. `planOf` (`plan.ts`) calls it.
 * @param max maximum number of words of one scene
 */
export function speakableCalls(
  { calls, goalCalls }: Closing,
  { facts, script }: Material,
  max: number,
): Call[] {
  const fits = (text: string) => countSpokenWords(text) <= max;
  const short = calls.flatMap((call) => {
    if (fits(call.voice)) return [call];
    // "Call before noon, if you can" is no call without its condition.
    const head = isConditional(call.voice, facts) ? null : firstClauses(call.voice, fits);
    const isEnough = head !== null && countSpokenWords(head) >= MIN_CALL && !isTorn(head, facts);
    return isEnough ? [{ ...call, voice: ensureFullStop(head, script) }] : [];
  });
  return short.length > 0 ? short : goalCalls.filter(({ voice }) => fits(voice));
}

/** Minimum number of words of the start of a call that is spoken alone. */
const MIN_CALL = 3;

/**
 * The calls that fit on the screen as they are said, without the product, which the script has
 * named before; all of them if none does.
 */
function showable({ calls, facts }: Material): readonly string[] {
  const short = calls.filter((call) => call.length <= MAX_ON_SCREEN && !saysUs(call));
  const plain = short.filter((call) => !containsWord(call, facts.product));
  return [plain, short].find(({ length }) => length > 0) ?? calls;
}

const hasContact = ({ facts }: Line) =>
  facts.some(({ values }) => values.some(({ kind }) => kind === "contact"));

/**
 * Whether a line only asks for a step, unlike "Order five, pay four" and a longer sentence of the
 * message: "Come to a talk without your child, it takes 30 minutes".
 */
const isRequest = ({ asks, clause, facts }: Line) =>
  asks &&
  !facts.some(({ kind }) => kind === "offer" || kind === "price") &&
  !(facts.some(isOfMessage) && countSpokenWords(clause) > MAX_REQUEST);

type Step = Pick<Call, "voice" | "lines">;

/**
 * The steps that the owner's own statements ask for, best first: the sentences that end ads
 * (`ads/own-calls.ts`); without them, sentences of the details with a contact, which are no lines.
 */
function stepsOf({ facts, lines, ownCalls, script, address }: Material): Step[] {
  if (ownCalls.length > 0)
    return ownCalls
      .toSorted((a, b) => rank(b) - rank(a))
      .map((line): Step => ({ voice: line.text, lines: [line] }));
  const asks = (text: string) => asksForStep(text, facts.language);
  return facts.contacts
    .filter(({ isAimed }) => !isAimed)
    .map(({ sentence, text }) => ({ sentence: sentence.trim(), text }))
    .filter(({ sentence, text }) => asks(sentence) || isPhraseWith(text, sentence))
    .filter(
      ({ sentence }) => !isOnCondition(sentence) && !isLabeledGoal(sentence) && !FOR_SOME.test(sentence),
    )
    .toSorted((a, b) => Number(asks(b.sentence)) - Number(asks(a.sentence)))
    .map(({ sentence }): Step => {
      const asked = asImperative(sentence, facts.language, address);
      const isPart = ({ clause }: Line) => sentence.includes(clause) || asked.includes(clause);
      return { voice: ensureFullStop(capitalizeFirst(asked), script), lines: lines.filter(isPart) };
    });
}

const rank = (line: Line) =>
  2 * Number(line.facts.some(isOfMessage)) + 4 * Number(line.asks) + 3 * Number(hasContact(line));

/** "Termin unter 0221 555 0144", but not "Tel. 0221 555 0144" or a longer statement. */
function isPhraseWith(contact: string, sentence: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(contact)).trim();
  return before !== "" && !LABEL.test(before) && sentence.length - contact.length <= MAX_BESIDE;
}

/** How customers reach the business, or where it is; null if the brief does not say. */
function reachOf({ facts }: Material): Reach | null {
  const contact = channelOf(facts) ?? facts.contacts[0];
  const located = printableFacts(facts).find(({ text }) => isAddress(text));
  // "Calle Mayor 8. Martes a las 19" says more than the address.
  const place = located?.values.find(({ kind, text }) => kind === "place" && /\d/u.test(text));
  const address: Reach | undefined = located && { type: "address", text: place?.text ?? located.text };
  const reached = contact && {
    type: contact.type,
    text: contact.text.replace(/^(?:via|por|pelo) /iu, "").replace(/^whats ?app/iu, "WhatsApp"),
  };
  return (channelOf(facts) === null ? (address ?? reached) : reached) ?? null;
}

/**
 * A typed call without its telephone number and the words before it: "Call Claire" of "Call Claire
 * on 030 1234567". Empty if a single word is left.
 */
function withoutTelephone(call: string): string {
  if (!TELEPHONE.test(call)) return call;
  const words = call
    .replace(TELEPHONE, "")
    .trim()
    .replace(/[\s:.]+$/u, "")
    .split(/\s+/u);
  const isLoose = (word: string) => word.length <= 3 || BEFORE_NUMBER.test(word);
  while (words.length > 1 && isLoose(words.at(-1) ?? "")) words.pop();
  return words.length > 1 ? words.join(" ") : "";
}
