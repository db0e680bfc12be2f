import { MAKERS } from "./makers.ts";

/** Words that a language repeats before the items of a list, and nouns that belong elsewhere. */
interface Negation {
  readonly word: string;
  /** Words after it that are no item: "no longer", "sin duda", "sans cesse". */
  readonly fixed: string;
  /** Most words of an item; a preposition may be followed by a verb after one word. */
  readonly words: 1 | 2 | 3;
}

/** Words that are in no item of a list, such as verbs and joining words, of all languages. */
const NO_ITEM =
  "is|are|was|be|means?|has|have|can|and|or|but|with|in|on|for|of|if|to|at|by|than|then|when|that|needs?|gets?|goes|comes?|ist|sind|hat|haben|kann|kostet|und|oder|aber|mit|im|für|von|wenn|dass|braucht|kommt|gibt|est|sont|a|ont|et|ou|mais|avec|en|dans|pour|de|du|si|que|qui|es|son|y|o|u|pero|con|para|è|sono|e|ma|per|di|da|che|se|são|é|mas|em|ou|nem|ni|né|en|of|maar|met|voor|van|als|dat|zijn|heeft|kan|moet";

const NEGATIONS: Readonly<Record<string, readonly Negation[]>> = {
  en: [
    {
      word: "no",
      fixed:
        "one|longer|more|less|matter|later|sooner|doubt|way|no|not|nonsense|need|problem|problems|trouble|idea|wonder|good|use|other|body|where|further|fewer",
      words: 3,
    },
  ],
  de: [
    {
      word: "kein(?:e|en)?",
      fixed: "problem|frage|mehr|sorge|andere\\p{L}*|einzige\\p{L}*|wunder",
      words: 2,
    },
    { word: "ohne", fixed: "problem\\p{L}*|weiteres|frage|zweifel|dass|zu|sie|uns|mich|dich", words: 1 },
  ],
  fr: [
    { word: "pas de", fixed: "problèmes?|problemes?|souci|soucis|quoi|doute|sitôt", words: 2 },
    {
      word: "sans",
      fixed:
        "doute|cesse|arrêt|arret|problèmes?|problemes?|soucis?|plus|que|le|la|les|l|un|une|vous|lui|elle|nous|rien|aucun|aucune|fin|faute",
      words: 1,
    },
  ],
  es: [
    {
      word: "sin",
      fixed:
        "duda|embargo|más|mas|que|parar|problemas?|falta|fin|el|la|los|las|un|una|ti|mí|nosotros|ningún|ninguna|ninguno|saber|querer|cesar|lugar",
      words: 1,
    },
  ],
  it: [
    {
      word: "senza",
      fixed:
        "dubbio|che|altro|problemi|problema|sosta|fine|il|lo|la|i|gli|le|un|una|uno|di|più|nessun|nessuna|alcun|alcuna|fretta|pari",
      words: 1,
    },
    { word: "niente", fixed: "di|da|che|male|altro|più|meno|affatto|paura", words: 1 },
    { word: "nessun[ao]?", fixed: "altr[oa]|problema|dubbio|che", words: 1 },
  ],
  pt: [
    {
      word: "sem",
      fixed:
        "dúvida|duvida|que|mais|fim|problemas?|parar|o|a|os|as|um|uma|ti|você|nós|nenhum|nenhuma|falta|querer|saber|igual|demora",
      words: 1,
    },
    { word: "nenhum|nenhuma", fixed: "outr[oa]|problema|de|dos|das", words: 1 },
  ],
  nl: [
    { word: "geen", fixed: "probleem|enkele?|een|twijfel|idee|andere?|wonder|punt|zorgen", words: 2 },
    { word: "zonder", fixed: "dat|meer|problemen|twijfel|te|de|het|een|u|je|ons|enige?|pardon", words: 1 },
  ],
};

/**
 * Infinitives after a preposition, which are no item: "sin coche sin pagar", "sans appeler". The
 * nouns with their endings are items.
 */
const INFINITIVES: Readonly<Record<string, string>> = {
  fr: "(?!(?:sucre|beurre|verre|danger|loyer|dossier|papier|escalier|chiffre|plaisir|titre)(?!\\p{L}))\\p{L}+(?:er|ir|re)",
  es: "(?!(?:az[úu]car|alquiler|lugar|hogar|taller)(?!\\p{L}))\\p{L}+[aei]r(?:l[aeo]s?|se|te|me|nos)?",
  it: "\\p{L}+(?:are|ere|ire|rre|[aei]r(?:l[aeio]|si|ti|vi|ci|ne))",
  pt: "(?!(?:aç[úu]car|acucar|lugar|aluguer|mulher)(?!\\p{L}))\\p{L}+[aei]r(?:-\\p{L}+)?",
};

/** What may follow the last item of a list; a noun or a verb may belong to the item itself. */
const LIST_END =
  "(?=\\s*(?:$|[&+])|\\s+(?:and|or|with|for|in|on|at|by|und|oder|mit|für|bei|in|et|ou|avec|pour|chez|y|o|con|para|en|e|per|com|em|of|met|voor|bij)(?![\\p{L}’'-]))";
const CONJUNCTION = "and|or|und|oder|et|ou|y|o|e|en|of";
const ENDS_WITH_CONJUNCTION = new RegExp(` (?:${CONJUNCTION}) $`, "iu");
/** A stretch of text without a mark. */
const STRETCH = /[^,.;:!?()\n–—]+/gu;

/**
 * Puts commas between all items that repeat a word ("no fuel charge no weekend charge"), or between
 * none if one of them may be no item.
 */
function withRepeated(text: string, { word, fixed, words }: Negation, language: string): string {
  const other = [word, NO_ITEM, INFINITIVES[language] ?? []].flat().join("|");
  const part = `(?!(?:${other})(?![\\p{L}’'-]))[\\p{L}’'-]{2,}`;
  const item = `^(?:${word}) (?!(?:${fixed})(?![\\p{L}’'-]))${part}(?: ${part}){0,${words - 1}}`;
  const start = new RegExp(`(?<![\\p{L}\\p{N}’'-])(?=(?:${word}) )`, "iu");
  const whole = new RegExp(`${item}(?: (?:${CONJUNCTION}))?\\s*$`, "iu");
  const last = new RegExp(item + LIST_END, "iu");
  return text.replace(STRETCH, (stretch) => {
    const parts = stretch.split(start);
    const first = start.exec(stretch)?.index === 0 ? 0 : 1;
    const isList = parts.every((part, at) => at < first || (at < parts.length - 1 ? whole : last).test(part));
    return isList
      ? parts.map((part, at) => (at < first || at === parts.length - 1 ? part : joined(part))).join("")
      : stretch;
  });
}

/** An item with the mark before the next one; "and" needs none. */
const joined = (item: string) => (ENDS_WITH_CONJUNCTION.test(item) ? item : `${item.trimEnd()}, `);

/** Participles of languages in which three of them in a row are a list. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  en: "(?!(?:need|need(?:ed)|sheds?|seed|feed|speed|weed|breed|indeed|hundred|red|bred|sacred|naked|wicked|led|fed|united|limited|aged|bed|embed)(?!\\p{L}))\\p{L}{2,}ed",
  de: "(?!gegen|gehen|geben|gelten|genug|gewiss|geworden|gewesen|gelassen|gebiet)\\p{Ll}{0,4}ge\\p{Ll}{2,}(?:t|en)",
  nl: "(?!gebied|geheel|gezond|geleden|gegeven|gebruik|geworden|geweest|gebleven|gewoon|gezin)ge\\p{Ll}{3,}(?:d|t|en)",
};

/** Other participles; before a run, they are an item of it: "rebuilt cleaned oiled timed". */
const OTHER_PARTICIPLES =
  "\\p{L}*(?:built|cut|made|sewn|sworn|done|kept|sent|swept|ground|set|drawn)|(?:be|ver|er|zer|ent|über|unter)\\p{L}+(?:t|en)|\\p{L}+(?:iert|eerd)|her\\p{L}+d";

/** Puts commas between three participles or more: "cleaned oiled timed", but not before a noun. */
function withParticiples(text: string, language: string): string {
  const participle = PARTICIPLES[language];
  if (participle === undefined) return text;
  const run = new RegExp(
    `(?<![\\p{L}\\p{N}’'-]|(?<!\\p{L})(?:${OTHER_PARTICIPLES}) )${participle}(?: ${participle}(?![\\p{L}’'-])){2,}(?=\\s*[,.;:!?()\\n–—]|${LIST_END})`,
    "giu",
  );
  return text.replace(run, (found) => found.replaceAll(" ", ", "));
}

const MAKER = [...MAKERS.keys()].join("|");
/** Three makers or more with or without marks: "bosch siemens, miele and aeg". */
const MAKER_RUN = new RegExp(
  `(?<![\\p{L}\\p{N}@#./-])(?:${MAKER})(?:(?:,? | ?/ ?|,? (?:${CONJUNCTION}) )(?:${MAKER})(?![\\p{L}\\p{N}@-])){2,}`,
  "giu",
);
/** A row of words that are all common nouns, too: "apple, candy, seat". */
const COMMON_WORDS = new RegExp(
  `^(?:(?:apple|candy|singer|brother|seat|ford|sharp|hoover|braun|canon|dell|miele|brandt)(?:\\P{L}+(?:${CONJUNCTION})(?!\\p{L}))?(?:\\P{L}+|$))+$`,
  "iu",
);
const SPACED_MAKERS = new RegExp(`(?<=(?<!\\p{L})(?:${MAKER})) (?=(?:${MAKER})(?!\\p{L}))`, "giu");
const ENDS_LIST = new RegExp(`^(?:\\s*[,.;:!?()\\n–—]|${LIST_END})`, "iu");

/**
 * Writes the makers of a row with their capitals, and commas between all of them if no other word,
 * which may be a maker too, follows.
 */
const withMakers = (text: string) =>
  text.replace(MAKER_RUN, (run, at: number, whole: string) => {
    if (COMMON_WORDS.test(run)) return run;
    const isList = ENDS_LIST.test(whole.slice(at + run.length));
    return (isList ? run.replace(SPACED_MAKERS, ", ") : run).replace(
      new RegExp(`(?<!\\p{L})(?:${MAKER})(?!\\p{L})`, "gu"),
      (maker) => MAKERS.get(maker) ?? maker,
    );
  });

/** Labels of prices that belong together; an amount before the next label is another price. */
const LABEL =
  "half day|full day|whole day|adults?|children|kids?|child|seniors?|students?|men|women|ladies|gents|weekdays?|weekends?|small|medium|large|single|double|halber tag|ganzer tag|halbtags|ganztags|erwachsene|kinder|herren|damen|werktags|wochenende|einzeln|demi-journée|demi journée|journée entière|journée complète|journée|adultes?|enfants?|hommes?|femmes?|semaine|week-end|media jornada|jornada completa|medio día|medio dia|día completo|dia completo|todo el día|adultos?|niños?|ninos?|hombres?|mujeres|caballeros|señoras|mezza giornata|giornata intera|tutto il giorno|intera giornata|adulti|bambini|ridotto|intero|uomo|donna|meio dia|dia inteiro|meia diária|crianças|criancas|homens?|mulheres|halve dag|hele dag|volwassenen|kinderen|heren|dames";
const LABELED = `(?:(?:per |pro |für |pour |por |voor |for |a |an? |al |la |il )?(?:${LABEL})(?![\\p{L}-]))`;
const CURRENCY = "(?: ?[€£$]| (?:euros?|eur|pounds?|dollars|reais))";
const PRICE = `(?:[€£$] ?)?\\d{1,4}(?:[.,]\\d{2})?${CURRENCY}?(?![\\p{N}%])`;
/** "120 euro mezza giornata 190 tutto il giorno": a price before each label. */
const PRICE_FIRST = new RegExp(
  `(?<=(?:[€£$] ?\\d{1,4}(?:[.,]\\d{2})?|\\d${CURRENCY}) ${LABELED}) (?=${PRICE} ${LABELED})`,
  "giu",
);
/** "dames 32 heren 26": a price behind each label. */
const LABEL_FIRST = new RegExp(
  `(?<=(?:^|[\\n.,:;!(] ?)(?:${LABEL}) ${PRICE}) (?=(?:${LABEL}) ${PRICE}(?:$|[\\n.,:;!)]))`,
  "giu",
);

/**
 * A text with the commas of short lists that are typed without them, where each item has the same
 * form: "no fuel charge no weekend charge", "cleaned oiled timed", "delonghi jura krups", "120 euro
 * mezza giornata 190 tutto il giorno". `spellingFor` (`spelling.ts`) calls it for each statement,
 * because `readFacts` would tear a brief at these commas: "190 tutto il giorno" says too little
 * alone. Other words in a row may be one item ("pasteles caseros frescos") and stay as typed.
 * @param language BCP 47 code without a region
 */
export function withListCommas(text: string, language: string): string {
  const items = (NEGATIONS[language] ?? []).reduce(
    (current, negation) => withRepeated(current, negation, language),
    text,
  );
  return withMakers(withParticiples(items, language)).replace(PRICE_FIRST, ", ").replace(LABEL_FIRST, ", ");
}
