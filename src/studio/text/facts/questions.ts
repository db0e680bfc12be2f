import { hasWords, type Lexicon } from "./lexicon.ts";
import { noteScore } from "./note-model/note-model.ts";
import { isProductionNote } from "./production-notes.ts";
import { isRemark } from "./remarks.ts";

/** Longest question in UTF-16 units that a brief answers itself: "Locked out?" */
const MAX_QUESTION = 48;
/** Log-odds of the note model from which a question asks the writer: 5 to 2. */
const TO_WRITER_ODDS = 0.9;

/**
 * Whether a sentence is a question of at most `MAX_QUESTION` units, which the next sentence
 * answers: "Flat tire?" The answer alone would promise more ("We are with you within 30 minutes"),
 * so `linesOf` (`ads/lines.ts`) joins the two.
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

/** Whether a short question does not ask the writer by its words. */
const speaksToCustomers = (sentence: string, lexicon: Lexicon): boolean =>
  isShortQuestion(sentence) &&
  !TO_WRITER.test(sentence) &&
  !asksOpinion(sentence) &&
  !MATERIAL.test(sentence) &&
  !hasWords(sentence, lexicon.notes.meta) &&
  !isProductionNote(sentence, lexicon.language) &&
  !isRemark(sentence, lexicon.language);

/**
 * Whether a sentence of the details asks the customer and not the writer: "Lekke band?", "Pas
 * content ?" `readFacts` makes such a question printable if a sentence follows, so that it stays
 * before its answer. The words of questions to the writer are in this file.
 */
export const asksCustomer = (sentence: string, lexicon: Lexicon): boolean =>
  speaksToCustomers(sentence, lexicon) && noteScore(sentence) < TO_WRITER_ODDS;

/** Starts of questions about what customers are tired of, look for or plan, by language. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  en: /^(?:tired of|fed up (?:with|of)|sick of|bored (?:of|with)|had enough of|struggling (?:with|to)|worried about|stuck (?:with|in|on)|locked out|running (?:late|out of)|too (?:busy|tired) (?:to|for)|no (?:time|energy|space|room|idea how|desire)|(?:in )?need(?:ing)? (?:an?|some|help|more|new|to)|looking for|searching for|fancy|craving|hungry|thirsty|dreaming of|planning|thinking (?:of|about)|ready (?:for|to)|got an?|lost your|forgotten? (?:your|an?)|expecting|moving (?:house|home|soon|out)|getting married|new to)(?!\p{L})|^(?:\p{L}+ ){1,2}(?:coming up|planned|overdue)\?/iu,
  de: /^(?:müde (?:von|vom)|genug (?:von|vom)|satt|keine (?:lust|zeit|idee|energie)|kein (?:platz|bock)|lust (?:auf|zu)|hunger|durst|appetit|heimweh|fernweh|angst vor|sorgen (?:um|wegen)|ärger mit|probleme mit|stress mit|sie suchen|suchen sie|suchst du|sucht ihr|auf der suche nach|brauch(?:en sie|st du|t ihr) (?:einen?|hilfe|mehr|neue)|reif für|bereit für|träum(?:en sie|st du|t ihr)|plan(?:en sie|st du|t ihr)|schlüssel (?:verloren|vergessen)|ausgesperrt)(?!\p{L})|^(?:\p{L}+ ){1,2}(?:geplant|überfällig|in sicht)\?/iu,
  fr: /^(?:marre d|ras[- ]le[- ]bol d|fatiguée?s? d|lassée?s? d|assez d|besoin d|envie d|à la recherche d|peur d|mal (?:au|aux|de|à)|pas (?:le temps|envie|d[’']idée)|plus (?:de place|le temps)|prêt(?:e|s|es)? (?:à|pour)|(?:vous |tu )?(?:cherche[sz]|rêve[sz]|déménage[sz]|prépare[sz])|un petit creux|faim|soif|enfermée?s? dehors)(?!\p{L}{3})/iu,
  es: /^¿(?:cansad[oa]s? de|hart[oa]s? de|aburrid[oa]s? de|ganas de|miedo a|problemas con|sin (?:tiempo|ideas|ganas|espacio)|hambre|sed|list[oa]s? para|(?:necesitas?|buscas?|sueñas?|planeas?|te mudas|te casas|os mudáis|os casáis|buscáis|necesitáis)|dolor de|antojo de)(?!\p{L})/iu,
  it: /^(?:stanc(?:o|a|hi|he) di|stuf(?:o|a|i|e) di|voglia d|paura d|bisogno d|problemi con|mal di|fame|sete|senza (?:tempo|idee)|pront[oaie] (?:per|a)|(?:cerchi|cercate|sogni|sognate|ti sposi|vi sposate|traslochi|traslocate|hai bisogno|avete bisogno)|chiusi? fuori)(?!\p{L}{4})/iu,
  pt: /^(?:fart[oa]s? de|cansad[oa]s? de|vontade de|medo de|problemas com|dor(?:es)? (?:de|nas?)|sem (?:tempo|ideias|paciência)|fome|sede|pront[oa]s? para|(?:precisas?|procuras?|sonhas?|vais? (?:casar|mudar|viajar)|estás? à procura|à procura) ?)(?!\p{L})/iu,
  nl: /^(?:moe van|klaar met|genoeg van|zat van|zin in|trek in|honger|dorst|bang voor|last van|pijn in|geen (?:tijd|zin|idee|plek)|op zoek naar|zoekt? (?:u|je|jij|jullie)|nodig|toe aan|droomt? (?:u|je|jij) van|problemen met|buitengesloten|(?:ver)?huisplannen|trouwplannen|verhuizen|gaat? (?:u|je|jij) (?:verhuizen|trouwen))(?!\p{L})/iu,
};

/** What has happened to customers or their things, in all languages: "Blocked drain?" */
const TROUBLE =
  /(?<!\p{L})(?:blocked|broken|cracked|leaking|leaky|lost|stuck|clogged|flat (?:tyre|tire|battery)|damaged|faded|squeaky|dripping|overgrown|burnt|dead|cold|empty|itchy|sore|aching|verstopft|kaputt|gerissen|undicht|verloren|defekt|zugefallen|verstimmt|leer|verspannt|\p{L}*schmerzen|bouchée?s?|cassée?s?|fêlée?s?|claquée?s?|perdue?s?|fuites?|panne|crevée?s?|atascad[oa]s?|rot[oa]s?|perdid[oa]s?|averiad[oa]s?|pinchad[oa]s?|fugas?|intasat[oaie]|rott[oaie]|pers[oaie]|bloccat[oaie]|bucat[oaie]|entupid[oa]s?|partid[oa]s?|avariad[oa]s?|furad[oa]s?|perdid[oa]s?|verstopte?|kapotte?|lekk(?:e|age)|lek|stuk|gebroken|kwijt|verloren)(?!\p{L})/iu;

/** Alternatives and wishes about the text, which ask the writer: "Or with a broken heart?" */
const ABOUT_TEXT =
  /^¿?(?:or|oder|ou|o|of|and|und|et|y|e|en|with|mit|avec|con|com|met|more|mehr|plus|más|più|mais|meer) /iu;
const MAX_HOOK_WORDS = 7;

/**
 * Whether a question at the end of the details is a hook for customers: it names what they are
 * tired of, look for or plan (`NEEDS` here), or their trouble (`TROUBLE`). Other questions without
 * an answer ask the writer ("Was meint ihr?") or are a customer's ("Do you deliver?"). `readFacts`
 * prints a hook, with which ads open.
 */
export const isHookQuestion = (sentence: string, lexicon: Lexicon): boolean =>
  speaksToCustomers(sentence, lexicon) &&
  sentence.split(/\s+/u).length <= MAX_HOOK_WORDS &&
  !ABOUT_TEXT.test(sentence) &&
  (NEEDS[lexicon.language]?.test(sentence) === true ||
    (TROUBLE.test(sentence) && /\p{L}\s+\p{L}|\p{L}schmerzen/u.test(sentence)));
