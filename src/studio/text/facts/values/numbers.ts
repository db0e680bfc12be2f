import { eachMatch } from "#core/each-match.ts";
import type { Lexicon } from "../lexicon.ts";
import type { ContactValue, NumberValue, PercentValue } from "../value.ts";
import { AMOUNT, parseAmount } from "./amount.ts";
import { type Draft, perLexicon, valuePattern } from "./find.ts";

const CONTACTS: readonly (readonly [ContactValue["type"], RegExp])[] = [
  ["email", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  [
    "web",
    /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|io|co|app|shop|store|example|test|dev|ai|info|biz|eu|de|at|ch|fr|be|es|it|pt|nl|br|uk|us|ca|au|nz|ie|pl|se|dk|no|jp)(?:\/[^\s<>".,;:!?)]*(?:[.,][^\s<>".,;:!?)]+)*)?(?![\p{L}\p{N}])/giu,
  ],
  [
    "phone",
    // With a country or area code; otherwise 555-0134, (512) 555-0134, 612 345 678, 210 555 016,
    // 340 1234567, 333 555 0144, 300 0000 164, 41 99812 3070. After "WhatsApp" or "Tel.", any nine
    // digits are, unless they are years; after "signal", which has other meanings, only nine
    // without a space.
    /(?<![\p{L}\p{N}.,€$£-])(?:(?:\+\d{1,3}|\(0\d{1,5}\)|(?<!(?<!\d)\d{3} )0\d{1,5})(?: \/ (?=\d))?(?:[\s()/.-]{0,2}\d){5,12}|(?:\(?\d{3}\)?[\s.-])?\d{3}-\d{4}|\(?\d{2}\)? 9?\d{4}-\d{4}|\d{2} 9\d{4} \d{4}|(?<=(?<!\p{L})(?:whats ?app|zap|telegram|sms|tel\.?):? )(?!(?:19|20)\d{2}[ -](?:19|20)\d{2})\+?\d(?:[ -]?\d){8,12}|(?<=(?<!\p{L})signal:? )\d{9,12}|[2-9]\d{2} \d{3} \d{3}|[6-9]\d{2} \d{2,3} \d{2,3}(?: \d{2})?|3\d{2} (?:\d{3} ?\d{3,4}|\d{4} \d{3}))(?![\p{L}\p{N}%€$£-]|\s?[€$£])/giu,
  ],
  ["handle", /(?<![\p{L}\p{N}@])@[\p{L}\p{N}_.]{2,}[\p{L}\p{N}_]/gu],
];

/**
 * Finds web addresses, email addresses, telephone numbers and handles in a brief or an ad as typed,
 * by the patterns in `CONTACTS` here. `findValues`, `readContacts` and the gate (`gate.ts`) call
 * it.
 */
export function findContacts(text: string): Draft<ContactValue>[] {
  return CONTACTS.flatMap(([type, pattern]) =>
    Array.from(eachMatch(text, pattern), (match) => ({
      kind: "contact" as const,
      type,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

const PERCENT = valuePattern(
  `(?<amount>${AMOUNT})(?:\\s?%|\\s(?:percent|per cent|prozent|pour ?cent|por ?ciento|per ?cento|por ?cento|procent)(?!\\p{L}))`.replace(
    "(?![\\p{L}\\p{N}])",
    "",
  ),
);

/**
 * Finds shares such as "20%" or "20 Prozent" in a brief, for `findValues`; the words are in
 * `PERCENT` here.
 * @param shadow text whose number words are digits (`withDigits`)
 */
export function findPercents(shadow: string): Draft<PercentValue>[] {
  return Array.from(eachMatch(shadow, PERCENT), (match) => ({
    kind: "percent" as const,
    start: match.index,
    end: match.index + match[0].length,
    amount: parseAmount(match.groups?.["amount"] ?? "0"),
  }));
}

const patternsOf = perLexicon(({ time, stop, ratio }: Lexicon) => ({
  numbers: valuePattern(
    `(?:0*\\d+\\s(?:${ratio})\\s)?(?<![:/]\\d?)(?<amount>${AMOUNT})(?![:/]\\d)[+]?(?:\\s?(?:${time.range})\\s?(?<to>${AMOUNT})[+]?)?(?:[\\s-](?<unit>\\p{L}[\\p{L}'’-]*))?`,
  ),
  stop: new RegExp(`^(?:${stop})$`, "iu"),
}));

/**
 * Finds numbers with the noun that they count, for `findValues`; words that are no noun are `stop`
 * of the lexicon.
 * @param shadow text whose number words are digits (`withDigits`)
 */
export function findNumbers(shadow: string, lexicon: Lexicon): Draft<NumberValue>[] {
  const { numbers, stop } = patternsOf(lexicon);
  return Array.from(eachMatch(shadow, numbers), (match) => {
    const { amount = "0", to, unit = "" } = match.groups ?? {};
    const hasUnit = unit !== "" && !stop.test(unit);
    const length = hasUnit || unit === "" ? match[0].length : match[0].length - unit.length - 1;
    return {
      kind: "number" as const,
      start: match.index,
      end: match.index + length,
      amount: parseAmount(amount),
      to: to === undefined ? null : parseAmount(to),
      unit: hasUnit ? unit : "",
    };
  });
}
