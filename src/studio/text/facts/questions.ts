import { hasWords, type Lexicon } from "./lexicon.ts";
import { noteScore } from "./note-model/note-model.ts";
import { isProductionNote } from "./production-notes.ts";
import { isRemark } from "./remarks.ts";

/** Longest question in UTF-16 units that a brief answers itself: "Locked out?" */
const MAX_QUESTION = 48;
/** Log-odds of the note model from which a question asks the writer: 5 to 2. */
const TO_WRITER_ODDS = 0.9;

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
 * Questions for what the writer thinks of the text ("Is this ok?", "Zu lang?"), one pattern for
 * each language. They end after the adjective: "Is it good for cats?" asks about the product.
 */
const OPINION: readonly RegExp[] = [
  /^(?:is|was|does|would|will) (?:this|that|it)(?: all)? (?:ok(?:ay)?|all ?right|fine|good|clear|enough|right|work|make sense)(?: (?:for|with) you| so| like this)?\?|^(?:is )?(?:(?:this|that|it|["“]\p{L}+["”]) )?too (?:long|short|much|formal|pushy|salesy|boring|strong|blunt|plain)\?|^(?:do|did|don[’']t) you (?:think (?:it|this|that|we|i)|like (?:it|this|that)|prefer|agree|need (?:anything|more))(?!\p{L})|^(?:need anything|any (?:ideas?|thoughts))(?!\p{L})/iu,
  /^(?:passt|geht|reicht|klingt|ist|wäre) (?:das|es|dies|der text|die anzeige)(?: so| alles)?(?: (?:ok(?:ay)?|gut|klar|genug|in ordnung))?(?: für (?:dich|euch|sie))?\?|^(?:ist )?(?:das |es )?(?:so )?zu (?:lang|kurz|viel|wenig|steif|frech|direkt|förmlich|werblich)(?: \p{L}+){0,2}\?|^brauch\p{L}+ (?:du|ihr|sie) (?:noch|mehr)(?!\p{L})|^(?:ok so|einverstanden|noch fragen)\?/iu,
  /^(?:ça|cela|c[’']est)(?: te| vous)? (?:va|convient|suffit|ok|bon|assez|clair|possible)(?: comme ça| pour (?:toi|vous))?\s?\?|^(?:tu|vous) en pens\p{L}+(?!\p{L})|^(?:c[’']est )?trop (?:long|court|sec|direct|formel|familier|commercial)\p{L}*\s?\?/iu,
  /^¿?(?:te|os|le|les) (?:parece|gusta|sirve|va|vale)(?: bien)?(?: así)?\?|^¿?(?:está|queda) (?:bien|claro)(?: así)?\?|^¿?vale así(?!\p{L})|^¿?(?:(?:es|queda) )?(?:demasiado|muy) (?:largo|corto|serio|formal|directo)\p{L}*\?/iu,
  /^(?:va|vanno) bene(?: così)?(?: per (?:te|voi|lei))?\s?\?|^[tv]i (?:piace|sembra|pare)(?: bene| ok)?(?: così)?\s?\?|^(?:dici che|secondo te)(?!\p{L})|^(?:è )?troppo (?:lungo|corto|serio|formale|diretto)\?/iu,
  /^v(?:oc[eê]|c)s? acha(?!\p{L})|^(?:está|tá|fica|ficou)(?: assim)? (?:bom|bem|claro|ok)(?: assim)?\?|^(?:serve|pode ser) assim(?!\p{L})|^(?:(?:é|ficou|fica) )?(?:muito|demasiado) (?:longo|comprido|curto|sério|formal|direto)\?/iu,
  /^(?:is|klinkt) (?:dit|dat|het)(?: zo)? (?:goed|ok\p{L}*|genoeg|duidelijk|prima)(?: zo)?(?: voor (?:je|jou|u))?\?|^(?:vind|vindt) (?:je|jij|u|jullie) (?:dit|dat|het)(?!\p{L})|^klopt d[ia]t(?!\p{L})|^(?:is (?:dit|dat|het) )?te (?:lang|kort|veel|weinig|formeel|direct|stijf)\?/iu,
];

/**
 * Whether a sentence of the details asks what the writer thinks: "Is this ok for you?"
 * `readSentence` (`notes.ts`) makes it a note. The words are in this file; the model of
 * `note-model/` knows others.
 */
export const asksOpinion = (sentence: string): boolean =>
  sentence.includes("?") && OPINION.some((pattern) => pattern.test(sentence));

/**
 * Whether a sentence of the details asks the customer and not the writer: "Lekke band?", "Pas
 * content ?" `readFacts` makes such a question printable if a sentence follows, so that it stays
 * before its answer. The words of questions to the writer are in this file.
 */
export const asksCustomer = (sentence: string, lexicon: Lexicon): boolean =>
  isShortQuestion(sentence) &&
  !TO_WRITER.test(sentence) &&
  !asksOpinion(sentence) &&
  noteScore(sentence) < TO_WRITER_ODDS &&
  !MATERIAL.test(sentence) &&
  !hasWords(sentence, lexicon.notes.meta) &&
  !isProductionNote(sentence, lexicon.language) &&
  !isRemark(sentence, lexicon.language);
