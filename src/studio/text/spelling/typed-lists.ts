/** Words that a language repeats before the items of a list, and nouns that belong elsewhere. */
interface Negation {
  readonly word: string;
  /** Words after it that are no item: "no longer", "sin duda", "sans cesse". */
  readonly fixed: string;
  /** Most words of an item; a preposition may be followed by a verb after one word. */
  readonly words: 1 | 2;
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
      words: 2,
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

/** Puts a comma between items that repeat a word: "no fuel charge no weekend charge". */
function withRepeated(text: string, { word, fixed, words }: Negation): string {
  const start = `(?:${word}) (?!(?:${fixed}|${NO_ITEM})(?![\\p{L}’'-]))[\\p{L}-]{3,}`;
  const next = `(?: (?!(?:${word}|${NO_ITEM})(?![\\p{L}’'-]))[\\p{L}-]{2,}){0,${words - 1}}`;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}’'-])(${start}${next}) (?=${start})`, "giu"), "$1, ");
}

/** Participles of languages in which three of them in a row are a list. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  en: "(?!(?:need|need(?:ed)|sheds?|seed|feed|speed|weed|breed|indeed|hundred|red|bred|sacred|naked|wicked|led|fed|united|limited|aged|bed|embed)(?!\\p{L}))\\p{L}{2,}ed",
  de: "(?!gegen|gehen|geben|gelten|genug|gewiss|geworden|gewesen|gelassen|gebiet)\\p{Ll}{0,4}ge\\p{Ll}{2,}(?:t|en)",
  nl: "(?!gebied|geheel|gezond|geleden|gegeven|gebruik|geworden|geweest|gebleven|gewoon|gezin)ge\\p{Ll}{3,}(?:d|t|en)",
};

/** Puts commas between three participles or more: "cleaned oiled timed". */
function withParticiples(text: string, language: string): string {
  const participle = PARTICIPLES[language];
  if (participle === undefined) return text;
  const run = new RegExp(`(?<![\\p{L}\\p{N}’'-])${participle}(?: ${participle}(?![\\p{L}’'-])){2,}`, "giu");
  return text.replace(run, (found) => found.replaceAll(" ", ", "));
}

/** Makers of machines and cars, whose names are often typed in a row. */
const MAKERS =
  "delonghi|de'longhi|jura|krups|saeco|philips|siemens|bosch|miele|aeg|gaggia|nespresso|melitta|lavazza|rowenta|braun|dyson|samsung|lg|whirlpool|electrolux|zanussi|candy|hoover|smeg|beko|indesit|hotpoint|gorenje|liebherr|makita|dewalt|milwaukee|metabo|hilti|stihl|husqvarna|honda|yamaha|suzuki|kawasaki|bmw|audi|volkswagen|vw|opel|ford|fiat|renault|peugeot|citroen|citroën|toyota|nissan|seat|skoda|škoda|volvo|mercedes|apple|xiaomi|huawei|motorola|nokia|sony|lenovo|asus|acer|dell|hp|epson|canon|brother|nikon|singer|pfaff|bernina|janome|husqvarna|shimano|sram|vaillant|junkers|viessmann|buderus|ariston|daikin|mitsubishi|panasonic|toshiba|fujitsu";
const MAKER_RUN = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${MAKERS})(?: (?:${MAKERS})(?![\\p{L}\\p{N}-])){2,}`,
  "giu",
);

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
  const items = (NEGATIONS[language] ?? []).reduce(withRepeated, text);
  return withParticiples(items, language)
    .replace(MAKER_RUN, (run) => run.replaceAll(" ", ", "))
    .replace(PRICE_FIRST, ", ")
    .replace(LABEL_FIRST, ", ");
}
