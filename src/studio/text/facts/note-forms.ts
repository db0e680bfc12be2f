import { isWish } from "./wishes.ts";

/**
 * Orders about style, in all languages of the lexicons: "no puns", "keine Wortspiele", "nada de
 * palavras como 'divinal'". `isOrder` (`notes.ts`) makes such a sentence a note in every field.
 * Jargon is missing, because "no jargon" is a promise.
 */
export const STYLE_ORDER = new RegExp(
  "^(?:please |bitte |liever |por favor,? )?(?:no|not|never|without|avoid|kein(?:e|en)?|ohne|geen|zonder|nada de|sin|sem|pas de|pas d[’']|sans|niente|senza|nessun[ao]?)\\s?(?:\\p{L}+\\s){0,2}(?:(?:" +
    "(?:em |en )?dashes|hyphens|brackets|ellips[ei]s|gedankenstriche|klammern|auslassungspunkte|tirets|parenthèses|points de suspension|majuscules|guiones|paréntesis|puntos suspensivos|mayúsculas|trattini|parentesi|puntini(?: di sospensione)?|maiuscole|travess(?:ões|ão)|parênteses|reticências|maiúsculas|streepjes|haakjes|puntjes|" +
    "puns?|jokes?|word ?play|exclamation (?:marks?|points?)|[eé]mojis?|smileys?|hashtags?|superlatives?|buzz ?words?|slang|all caps|" +
    "wortspiele?|wortwitze?|witze|ausrufezeichen|superlative|großbuchstaben|" +
    "woordgrap\\p{L}*|woordspeling\\p{L}*|grapjes|grappen|uitroeptekens?|superlatieven|hoofdletters|" +
    "jeux? de mots|blagues?|points? d[’']exclamation|superlatifs|" +
    "juegos de palabras|chistes|bromas|(?:signos de )?exclamaci(?:ón|ones)|superlativos|" +
    "giochi di parole|battute|punti esclamativi|superlativi|" +
    "trocadilhos|piadas|pontos de exclamação" +
    ")(?=\\s*(?:$|[.,;!)]|(?:please|bitte|aub|por favor|per favore)(?!\\p{L})))|" +
    "(?:words?|wörter|woorden|mots|palabras|parole|palavras) (?:like|such as|wie|zoals|als|comme|como|come)(?!\\p{L}))",
  "iu",
);

/** Words before what shall be left out, in all languages of the lexicons. */
const WITHOUT =
  "(?:please |bitte |por favor,? )?(?:no|not|never|without|kein(?:e|en)?|ohne|nicht|geen|zonder|niet|sin|no|sem|não|pas de|pas d[’']|sans|ne pas|niente|senza|nessun[ao]?|non)\\s?(?:\\p{L}+\\s){0,2}";

/**
 * What only the details ask to leave out, because a key message can promise it to customers: "no
 * medical claims", "kein Fachchinesisch", "sin culpabilizar".
 */
const LEFT_OUT = new RegExp(
  `^(?:\\p{L}[\\p{L} -]{2,30}:\\s*)?${WITHOUT}(?:(?:medical|health|healing) claims?|claims|promises?|over-?promising|jargon|guilt(?:[- ]trip(?:s|ping)?)?|hype|fluff|(?:english|foreign|englische|fremde|engelse|anglais|inglesi|inglesas?|foreign|technical) (?:words|wörter|woorden|mots|palabras|parole|palavras)|(?:mots|palabras|parole|palavras) (?:anglais|inglesas|inglesi)|clich[eé]s?|clickbait|hard sell|pressure selling|pity|urgency|drama|sob stor(?:y|ies)|scaremongering|scare tactics|[\\p{L}’']+-[\\p{L}’'-]+ language|` +
    "\\p{L}*versprechen|zusagen|werbe(?:deutsch|sprache)|reißerische sprache|werbliches|\\p{L}*versprechungen|fachchinesisch|fach\\p{L}+|übertreib\\p{L}+|werbesprech|floskeln|" +
    "promesses?(?:[ ’']\\p{L}+){0,5}|promettre(?: \\p{L}+){0,3}|culpabilis\\p{L}+|anglicismes?|exagér\\p{L}+|" +
    "culpabilizar|tecnicismos|promesas?(?: \\p{L}+){0,5}|prometer(?: \\p{L}+){0,3}|exager\\p{L}+|anglicismos|" +
    "promesse(?:[ ’']\\p{L}+){0,5}|promettere(?: \\p{L}+){0,3}|tecnicismi|gergo|colpevolizz\\p{L}+|esager\\p{L}+|anglicismi|paroloni|" +
    "culpabilizar|jargão|promessas?(?: \\p{L}+){0,5}|estrangeirismos|" +
    "vakjargon|vaktaal|beloftes?|loze \\p{L}+|overdrijv\\p{L}+|verkooppraat(?:jes)?|clichés|" +
    "emotional blackmail|pathos|kitsch|mitleids?\\p{L}*|misérabilisme|culpabilité|larmoyant|chantage (?:affectif|émotionnel)|lástima|dramatismo|victimismo|chantaje emocional|pietismo|vittimismo|ricatti(?: emotivi)?|chantagem emocional|coitadinh[oa]s|dramatismo|pieguice|zieligheid|medelijden|sentiment(?:aliteit)?)\\s*[.!]*$",
  "iu",
);

/** A language or its spelling, alone: "Português de Portugal", "British English". */
const LANGUAGE_NAME =
  /^(?:(?:in |en |em |auf )?(?:british|american|us|uk|australian|canadian) (?:english|spelling)|portugu[êe]s (?:de portugal|do brasil|europeu|brasileiro|pt|br)|espa[ñn]ol (?:de \p{L}+|latino|neutro)|castellano|fran[çc]ais (?:de \p{L}+|du qu[ée]bec|canadien)|(?:schweizer|österreichische[sr]?) (?:hoch)?(?:deutsch|schreibweise)|vlaams|belgisch nederlands|italiano semplice)(?: (?:please|bitte|svp|porfa|por favor|per favore|graag))?\s*[.!]*$/iu;

/** An order to find words for something, or to add it: "say something about how safe it is". */
const SAY_SOMETHING =
  /^(?:please |merci d[’'])?(?:add|ajoute[rz]|añad\p{L}+|agreg(?:a|ue|uen|ar)|aggiung(?:i|ete|ere)|adicion(?:a|e|ar)|acrescent(?:a|e|ar)|voeg)\s(?!that|que|qu[’']|che|dat)(?!.*\d)|^(?:please |bitte |por favor,? )?(?:say|write|add|mention|sagt?|sagen|schreibt?|schreiben|dites?|écri(?:s|vez|re)|dig(?:a|an|am)|di|escrib(?:e|a|an|id|ir)|dite|scriv(?:i|ete|ere)|escrev(?:a|am|e|er)|zeg|schrijf) (?:bitte |iets |sie )?(?:something|anything|a (?:word|line|sentence)|etwas|was|ein wort|einen satz|quelque chose|un mot|une phrase|algo|una frase|qualcosa|uma frase|iets|een zin|(?:das|es) so)(?!\p{L})/iu;

/**
 * "No claims" and, after a label, a list that starts with one: "Law: no promises, no amounts".
 * Other items of a list without a label may be facts: "No jargon, fixed price £99".
 */
function isLeftOut(text: string): boolean {
  const parts = text.split(/,\s*/u);
  const isLabeled = /^\p{L}[\p{L} -]{2,30}:\s/u.test(text);
  return isLabeled ? LEFT_OUT.test(parts[0] ?? "") : parts.every((part) => LEFT_OUT.test(part));
}

/** Words the ad must not have: "ebenso kein „sofort“", "geen 'actie'"; not "no 'hidden' fees". */
const QUOTED_WORD =
  /(?<!\p{L})(?:no|not|never|kein(?:e|en)?|nicht|nie|pas d(?:e\s|[’'])|jamais|nada de|sin|niente|non|nessun[ao]?|sem|n[ãa]o|geen|niet|nooit)\s?["“„«‘']\s?\p{L}[^"“”„«»‘’']*["“”»’']\s*(?:$|[,;.!)]|(?:und|oder|and|or|et|ou|y|ni|o|e|en|of|ou) )/iu;

/**
 * What the text shall not do, as an infinitive: "Non far sentire stupido chi ha il debito". Only
 * verbs about texts and the people in them are here, because "Non pagare due volte" is said to
 * customers.
 */
const NOT_TO_DO =
  /^(?:meglio |por favor,? |per favore,? )?(?:non (?:far sentire|(?:scriver|dir|menzionar|nominar|citar|prometter|indicar|spaventar|giudicar|drammatizzar|ridicolizzar|colpevolizzar|banalizzar|infantilizzar|umiliar|allarmar|esagerar|suonar|sembrar)(?:e|l[oaie]))|non (?:metter(?:e|gli|le) (?:fretta|ansia|paura|pressione)|giocare (?:sul|sulla|con)|tirare in ballo|prendere in giro)|n[ãa]o (?:fazer (?:as?|os?|ningu\p{L}+|quem)|escrever|dizer|falar (?:de|d[oa]s?|em|mal)|mencionar|citar|prometer|indicar|usar|assustar|julgar|dramatizar|ridicularizar|infantilizar|culpar|exagerar|soar|parecer)|ne pas (?:faire (?:peur|culpabiliser|sentir|la morale)|écrire|dire|parler|évoquer|employer|citer|mentionner|promettre|juger|dramatiser|infantiliser|culpabiliser|effrayer|moquer|tourner|exagérer|sonner)|no (?:hacer|dar|asustar|culpar|juzgar|ridiculizar|infantilizar|dramatizar|alarmar|meter|sonar|parecer))(?!\p{L})/iu;

/** For whom the text speaks: "I am one man, so say I not we". */
const PERSON_OF_TEXT =
  /(?<!\p{L})(?:say|use|write|sagt?|schreib\p{L}*|di[ts]|écri\p{L}+|di|escrib\p{L}+|scriv\p{L}+|escrev\p{L}+|zeg|schrijf) ["“'‘„«]?(?:i|we|ich|wir|je|nous|on|yo|nosotros|io|noi|eu|nós|ik|wij)["”'’“»]?,? (?:and |y |e |et |und |en )?(?:not|instead of|rather than|nicht|statt|pas|plutôt que|no|en vez de|non|invece di|não|em vez de|niet|in plaats van)(?!\p{L})/iu;

/**
 * Whether a sentence or clause of the details is a note in a form that no other field has, by the
 * patterns of this file. `readSentence` (`notes.ts`) and `readFacts` then hide it.
 */
export const isDetailOrder = (text: string): boolean =>
  isLeftOut(text) ||
  NOT_TO_DO.test(text) ||
  PERSON_OF_TEXT.test(text) ||
  SAY_SOMETHING.test(text) ||
  LANGUAGE_NAME.test(text.split(/,/u)[0] ?? "") ||
  QUOTED_WORD.test(text) ||
  isWish(text);

/** The label of a goal: "objetivo: pedir presupuesto", "doel = proefweek aanvragen". */
const GOAL_LABEL = /^(?:goal|aim|objective|ziel|objectif|but|objetivo|meta|obiettivo|scopo|doel)s?\s?[:=]/iu;

/**
 * Whether a note starts with the label of a goal (`GOAL_LABEL` here). `readContacts`
 * (`contacts.ts`) keeps the contact in such a note.
 */
export const isLabeledGoal = (text: string): boolean => GOAL_LABEL.test(text);

/** The part of a goal that is not wanted: "first phone call, not an online booking". */
const NEGATED = /,\s(?:not|nicht|kein\p{L}*|pas|no|non|n[ãa]o|niet|geen)\s.*$/iu;

/**
 * What a note says that readers should do (words: `wishes.ts` and `GOAL_LABEL` here), without what
 * they should not; null for other notes. `namedGoal` (`named-goal.ts`) reads the next step of the
 * ads from it.
 */
export const wishOf = (text: string): string | null =>
  isWish(text) || isLabeledGoal(text) ? text.replace(NEGATED, "") : null;
