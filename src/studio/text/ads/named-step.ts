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
 * The owner's next step with the company behind its verb, as a sentence: "Call Ridgeback on
 * 828-555-0163."; null if the step has an object already or another language would need more than
 * that. `endingsOf` (`closings.ts`) else puts the company and a colon before the step.
 */
export function nameInStep(step: string, company: string, language: string): string | null {
  if (!language.startsWith("en")) return null;
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

/** Escapes "$" in a company's name, which has a special meaning in a replacement text. */
const plain = (company: string) => company.replaceAll("$", "$$$$");
