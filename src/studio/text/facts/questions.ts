import { hasWords, type Lexicon } from "./lexicon.ts";
import { isProductionNote } from "./production-notes.ts";
import { isRemark } from "./remarks.ts";

/** Longest question in UTF-16 units that a brief answers itself: "Locked out?" */
const MAX_QUESTION = 48;

/**
 * Whether a sentence is a question that the next sentence answers: "Flat tire?" The answer alone
 * would promise more ("We are with you within 30 minutes"), so `linesOf` (`ads/lines.ts`) joins the
 * two.
 */
export const isShortQuestion = (sentence: string): boolean =>
  sentence.length <= MAX_QUESTION && /\p{L}.*\?$/u.test(sentence);

/** Starts of questions to the writer: "Can you keep it short?", "Which photo is better?" */
const TO_WRITER =
  /^¿?(?:(?:can|could|would|will|should|shall|may|might) (?:you|we|i|it)|maybe|perhaps|how about|what(?! if)|which|who|how|why|where|when|(?:kannst|können|könn\p{L}+|soll\p{L}*|darf|dürfen|wollen|vielleicht|was(?! wenn)|welche\p{L}*|wer|wie|warum|wo|wann)|(?:pouve\p{L}+|peux|pourr\p{L}+|on peut|peut-être|que|quel\p{L}*|qui|comment|pourquoi|où|quand)|(?:pued\p{L}+|pod\p{L}+|quizás?|qué|cuál\p{L}*|quién\p{L}*|cómo|por qué|dónde|cuándo)|(?:puoi|può|potet\p{L}+|potre\p{L}+|possiamo|forse|cosa|che|quale|quali|chi|come|perché|dove|quando)|(?:talvez|o que|qual|quais|quem|como|por que|porque|onde)|(?:kun|kunt|kunnen|zou\p{L}*|zullen|mag|mogen|moet|moeten|misschien|wat(?! als)|welke?|wie|hoe|waarom|waar|wanneer))(?!\p{L})/iu;

/** What the writer is asked about: pictures and money for the ad. */
const MATERIAL =
  /(?<!\p{L})(?:photos?|pictures?|fotos?|foto[’']s|bild(?:er)?|imágen\p{L}*|imagen|immagini?|imagens?|logos?|videos?|vidéos?|budget|presupuesto|questions?|fragen|preguntas|dudas|domande|dubbi|dúvidas|vragen)(?!\p{L})/iu;

/**
 * Whether a sentence of the details asks the customer and not the writer: "Lekke band?", "Pas
 * content ?" `readFacts` makes such a question printable, so that it stays before its answer. The
 * words of questions to the writer are in this file.
 */
export const asksCustomer = (sentence: string, lexicon: Lexicon): boolean =>
  isShortQuestion(sentence) &&
  !TO_WRITER.test(sentence) &&
  !MATERIAL.test(sentence) &&
  !hasWords(sentence, lexicon.notes.meta) &&
  !isProductionNote(sentence, lexicon.language) &&
  !isRemark(sentence, lexicon.language);
