/** Words about the ad itself. */
const META =
  "tone|style|voice|tonalit(?:ät|é|y)|ton|tono|stil|toon|emojis?|hashtags?|headlines?|captions?|ads?|copy|keywords?|platforms?|budget|goals?|objectives?|ziel|target(?: audience)?|zielgruppe|audience|length|format|language|sprache|notes?|deadline|campaign|kampagne|cta|call to action";

const META_LABEL = new RegExp(`^(?:${META}|[\\p{L} ]{0,20}(?:tone|style|voice|audience))\\s*[:=]`, "iu");
const CALL_LABEL = /^(?:cta|call to action)\s*[:=]\s*/iu;
const META_WORD = new RegExp(`(?<!\\p{L})(?:${META})(?!\\p{L})`, "iu");
const DIRECTIVE =
  /^(?:please|pls|kindly|bitte|merci de|por favor|per favore|graag|use|keep|make|write|avoid|add|include|mention|highlight|emphasi[sz]e|focus|stress|don['’]t|do not|never|no|be|sound|should|must|verwende|nutze|schreib\p{L}*|vermeide|keine?|utilise\p{L}*|évite\p{L}*|usa\p{L}*|evita\p{L}*|gebruik)(?!\p{L})/iu;
const POLITE = /^(?:please|pls|kindly|bitte|merci de|s'il vous plaît|por favor|per favore|graag)(?!\p{L})/iu;
/**
 * Orders to the writer. Only looked for in the details: "Focus on what matters" may be a slogan.
 */
const ORDER =
  /^(?:focus on|make (?:it|sure)|keep (?:it|the)|sound|be (?:funny|bold|friendly|creative|brief)|target|avoid|don['’]t (?:mention|use|say|include)|do not (?:mention|use|say|include))(?!\p{L})/iu;
const MENTION =
  /^(?:(?:please|also|and)\s+)*(?:(?:we|i)(?:\s+(?:want|need|would like)|['’]d like)\s+)?(?:to\s+)?(?:(?:people|customers|everyone) to know|mention|include|highlight|emphasi[sz]e|stress|point out|say|tell (?:people|them|customers|everyone)|let (?:people|them|customers|everyone) know|promote|advertise)\s+(?:the fact\s+)?(?<rest>that\s.+|(?:our|the|we|a|an)\s.+|\d.+)$/isu;

/**
 * Removes instructions to the writer from a sentence: "Tone: playful" and "Please avoid hashtags"
 * give null, "Mention that we deliver on Sundays" gives "we deliver on Sundays".
 */
export function stripInstructions(sentence: string, field: "message" | "details"): string | null {
  if (field === "details" && ORDER.test(sentence)) return null;
  if (CALL_LABEL.test(sentence)) return sentence.replace(CALL_LABEL, "").trim() || null;
  if (META_LABEL.test(sentence)) return null;
  const mention = MENTION.exec(sentence)?.groups?.["rest"];
  if (mention !== undefined && !META_WORD.test(mention)) return mention.replace(/^(?:that|our|the)\s+/iu, "");
  if (POLITE.test(sentence)) return null;
  return DIRECTIVE.test(sentence) && META_WORD.test(sentence) ? null : sentence;
}
