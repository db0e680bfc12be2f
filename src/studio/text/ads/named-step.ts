import { numberWord } from "./contact-calls.ts";

/** "Call 828-555-0163", "Text 07700 900873". */
const TO_NUMBER =
  /^(?<verb>call|ring|phone|text|whatsapp|message) (?:on |at )?(?<number>\+?\(?\d[\d ().-]{4,}\d)/iu;
/** "Email hello@piano.example". */
const TO_ADDRESS = /^(?<verb>email|e-mail) (?=\S+@)/iu;
/**
 * A booking or an order without an object: "Book online", "order by 8 December". In "order any
 * cake", "order up to 12 boxes" and "book online courses" the words after the verb are the object.
 */
const WITHOUT_OBJECT =
  /^(?<verb>book|order) (?=(?:(?:online|early|ahead|in advance|now|today|tomorrow)(?=$|[.,;:!]| (?:at|by|before|on|via|through|with|and|or|to|for|from|in|until|of|this|next)(?!\p{L}))|(?:by|before|until)(?! the (?:dozen|kilo|metre|meter|case|box)(?!\p{L}))|at(?= (?:https?:|www\.|\p{L}[\w-]*\.\p{L}))|through|via|on(?!-)|for|any ?(?:time|\p{L}*day|morning|afternoon|evening)|(?:at least|up to) (?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve) (?:minutes|hours?|days?|weeks?|months?|years?)(?= (?:ahead|before|in advance)))(?!\p{L}))/iu;

/**
 * A verb and a telephone number in other languages, with what stands between the verb and the
 * company, and between the company and the number.
 */
const CALLED: Readonly<Record<string, readonly [step: RegExp, to: string, by: (number: string) => string]>> =
  {
    fr: [/^(?<verb>appelez|appelle|contactez|contacte) (?:le |au )(?<number>\+?\(?\d)/iu, "", () => "au"],
    es: [/^(?<verb>llama|llame|llamad) (?:al )?(?<number>\+?\(?\d)/iu, "a ", () => "al"],
    it: [
      /^(?<verb>chiama|chiami|chiamate) (?:al |allo |il |lo )?(?<number>\+?\(?\d)/iu,
      "",
      (number) => (number === "0" ? "allo" : "al"),
    ],
    nl: [/^(?<verb>bel|app|whatsapp|sms) (?:naar |op )?(?<number>\+?\(?\d)/iu, "", () => "op"],
  };

/**
 * The owner's next step with the company behind its verb, as a sentence: "Call Ridgeback on
 * 828-555-0163."; the verbs are in this file (other languages than English: `CALLED`, only calls by
 * telephone). Null if the step has an object already or its language would need more than that.
 * `endingsOf` (`closings.ts`) else puts the company and a colon before the step.
 */
export function nameInStep(step: string, company: string, language: string): string | null {
  if (!language.startsWith("en")) return calledStep(step, company, language);
  const { verb = "", number = "" } = TO_NUMBER.exec(step)?.groups ?? {};
  if (number !== "") {
    const rest = step.slice(step.indexOf(number));
    return `${verb} ${company} ${numberWord(number)} ${rest}`;
  }
  if (TO_ADDRESS.test(step)) return step.replace(TO_ADDRESS, `$<verb> ${plain(company)} at `);
  const from = /^order/iu.test(step) ? "from " : "";
  const named = step.replace(WITHOUT_OBJECT, `$<verb> ${from}${plain(company)} `);
  return named === step ? null : named;
}

/** "Bel Goot & Zo op 076 555 0167.", "Appelez Patte Douce au 02 99 00 01 42." */
function calledStep(step: string, company: string, language: string): string | null {
  const [pattern, to, by] = CALLED[language.slice(0, 2)] ?? [];
  const found = pattern?.exec(step);
  const { verb = "", number = "" } = found?.groups ?? {};
  if (found === undefined || found === null || by === undefined) return null;
  const rest = step.slice(found[0].length - number.length);
  return `${verb} ${to ?? ""}${company} ${by(number)} ${rest}`;
}

/** Escapes "$" in a company's name, which has a special meaning in a replacement text. */
const plain = (company: string) => company.replaceAll("$", "$$$$");
