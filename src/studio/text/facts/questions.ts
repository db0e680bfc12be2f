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

/** What the writer thinks of the text, by language: "Is this ok?", "Zu lang?" */
const OPINION: readonly RegExp[] = [
  /^(?:is|was|does|would|will) (?:this|that|it)(?: \p{L}+)? (?:ok(?:ay)?|all ?right|fine|good|clear|enough|too|right|allowed|work|make sense)(?!\p{L})|^(?:do|did|don[’']t) you (?:think|like|prefer|agree|mind|need (?:anything|more))(?!\p{L})|^(?:need anything|any (?:ideas?|thoughts))(?!\p{L})|^(?:is )?(?:[\p{L}"“”]+ )?too (?:long|short|much|formal|pushy|salesy|boring|strong|blunt|plain)\?/iu,
  /^(?:passt|geht|reicht|klingt|ist|wäre|findest du) (?:das|es|dies|der text|die anzeige)(?: \p{L}+)? (?:so|ok(?:ay)?|gut|klar|genug|zu|erlaubt|in ordnung)(?!\p{L})|^(?:passt|geht|reicht) (?:das|es)(?: so)?\?|^(?:brauch\p{L}+|benötig\p{L}+) (?:du|ihr|sie) (?:noch|mehr)(?!\p{L})|^(?:ok so|einverstanden|noch fragen)\?|^zu (?:lang|kurz|viel|wenig|steif|frech|direkt|förmlich|werblich)\?/iu,
  /^(?:ça|cela|c[’']est|est-ce)(?: que c[’']est)?(?: te| vous)? (?:va|convient|suffit|ok|bon|assez|trop|clair|possible)(?!\p{L})|^(?:tu|vous) (?:en )?(?:pens|trouv|préfér)\p{L}+|^trop (?:long|court|sec|direct|formel|familier|commercial)\p{L}*\s?\?/iu,
  /^¿?(?:te|os|le|les) (?:parece|gusta|sirve|va bien|vale)(?!\p{L})|^¿?(?:está|es|queda) (?:bien|claro|demasiado|suficiente|muy)(?!\p{L})|^¿?(?:cre(?:es|éis|e) que|vale así)(?!\p{L})|^¿?(?:demasiado|muy) (?:largo|corto|serio|formal|directo)\p{L}*\?/iu,
  /^(?:va|vanno) bene(?!\p{L})|^[tv]i (?:piace|sembra|pare|va bene)(?!\p{L})|^è (?:troppo|chiaro|abbastanza)(?!\p{L})|^(?:dici che|secondo te)(?!\p{L})|^troppo (?:lungo|corto|serio|formale|diretto)\?/iu,
  /^(?:v(?:oc[eê]|c)s? )?acha[ms]? que(?!\p{L})|^v(?:oc[eê]|c)s? acha(?!\p{L})|^(?:está|tá|fica|ficou|é)(?: assim)? (?:bom|bem|claro|muito|demasiado|suficiente|ok)(?!\p{L})|^(?:serve|pode ser) assim(?!\p{L})|^(?:muito|demasiado) (?:longo|comprido|curto|sério|formal|direto)\?/iu,
  /^(?:is|klinkt|was) (?:dit|dat|het)(?: \p{L}+)? (?:goed|ok\p{L}*|te|genoeg|duidelijk|prima)(?!\p{L})|^(?:vind|denk|zou) (?:je|jij|u|jullie)(?!\p{L})|^klopt d[ia]t(?!\p{L})|^te (?:lang|kort|veel|weinig|formeel|direct|stijf)\?/iu,
];

/**
 * Whether a sentence of the details asks what the writer thinks: "Is this ok for you?" `readFacts`
 * makes it a note. The words are in this file; the model of `note-model/` knows others.
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
