import { isKnownPlace, isSurePlace } from "../facts/values/place-names.ts";
import { isGermanNoun } from "./german-nouns.ts";

const AND: Readonly<Record<string, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "y",
  it: "e",
  pt: "e",
  nl: "en",
};

/** Items with a plus between them: "filter cleaned + inspection", "furgoneta + 2 mozos". */
const PLUS =
  /(?<=(\p{L}{3,}|\)) )(\+|&) (?=(?:(?:an?|the|une?|des|les|la|le|il|lo|el|los|las|een|de|het|o|os|as|ein|eine|\d{1,2}) |l[’'])?(\p{L}{2,}))/gu;
/** Amounts, which a plus adds ("+ 15 euro"), and the second part of a name ("Müller + Sohn"). */
const NO_ITEM =
  /^(?:sohn|söhne|tochter|partner|team|co|euros?|eur|dollars?|pounds?|reais|pesos|chf|francs?|franken|km|vat|tva|iva|mwst|btw)$/iu;
/** Words whose plus belongs to them: "canal + inclus", "bac + 3 ans". */
const OWN_PLUS = /^(?:bac|canal)$/iu;
/** Brands with an ampersand, which hurried owners type in small letters. */
const BRAND =
  /(?<!\p{L})(?:bang & olufsen|ben & jerry|black & decker|briggs & stratton|farrow & ball|johnson & johnson|marks & spencer|villeroy & boch)/iu;
/** Second words of English terms that other languages keep: "click & collect", "fish & chips". */
const ENGLISH_TERM =
  /^(?:bass|beauty|breakfast|care|carry|chips|collect|dine|drinks|drive|drop|fly|go|greet|grill|learn|match|more|play|ride|roll|run)$/iu;
/** The rest of a name that ends with its legal form: "Gas + Wasser Bauer GmbH". */
const COMPANY = /^[^,.;:]*(?<!\p{L})(?:GmbH|GbR|OHG|KG|UG|AG|e\. ?K)(?!\p{L})/u;

/**
 * Writes "and" for a plus or an ampersand between two items, and commas for those before the last
 * one. A capital may belong to a name ("Müller & Sohn"), but for German nouns; next to an "and" the
 * sign stays, because it orders the items. Brands and English terms keep their ampersand.
 */
function withAnd(text: string, language: string, and: string): string {
  const isNoun = (word: string) => language === "de" && isGermanNoun(word.toLowerCase());
  const isItem = (word: string) => word === ")" || /^\p{Ll}/u.test(word) || isNoun(word);
  const isTerm = (right: string) => NO_ITEM.test(right) || (language !== "en" && ENGLISH_TERM.test(right));
  if (BRAND.test(text) || new RegExp(`(?<!\\p{L})${and}(?!\\p{L})`, "iu").test(text)) return text;
  const joins = Array.from(text.matchAll(PLUS)).filter(
    ({ 1: left = "", 3: right = "", index }, at) =>
      (isItem(left) || (at === 0 && isFirstWord(text, left))) &&
      isItem(right) &&
      !isTerm(right) &&
      !OWN_PLUS.test(left) &&
      !COMPANY.test(text.slice(index)),
  );
  return joins.reduceRight((current, { index, 2: sign = "+" }, at) => {
    const rest = current.slice(index + sign.length);
    const next = joins[at + 1];
    const isListed = sign === "+" && next?.[2] === "+" && !/[,.;]/u.test(text.slice(index, next.index));
    const word = language === "es" && /^ (?:i|hi(?!e))/iu.test(rest) ? "e" : and;
    return isListed ? `${current.slice(0, index - 1)},${rest}` : `${current.slice(0, index)}${word}${rest}`;
  }, text);
}
const isFirstWord = (text: string, word: string) => text.startsWith(`${word} `);

/** Names one after the other: "Enschede Hengelo Almelo en dorpen". */
const NAMES = /\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}{3,})+/gu;

/** Puts commas between three or more places, or between two before "and". */
const withPlaceCommas = (text: string, and: string) =>
  text.replace(NAMES, (names, at: number) => {
    const places = names.split(" ");
    const isJoined = new RegExp(`^ ${and} `, "u").test(text.slice(at + names.length));
    const isList = places.length > (isJoined ? 1 : 2);
    return isList && places.every((name) => isSurePlace(name.toLowerCase())) ? places.join(", ") : names;
  });

const HOURS = "\\d{1,2}(?:[.:h]\\d{2}|h)? ?[-–] ?\\d{1,2}(?:[.:h]\\d{2}|h)?(?![\\d€%/])";
const WEEKDAY =
  "(?:mon|tues?|wed|thu|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mi[ée]|jue|vie|s[aá]b|dom|gio|sab|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|\\p{L}+(?:day|tag|woch|di|dì|nes|tes|oles|ves|ado|ingo|dag|gunda|rça|arta|inta|exta)s?)";
/** Two openings of one day, "lun-ven 9-12.30 15.30-19", but not an age, "Sat 9-10 3-5 yrs". */
const SPLIT_HOURS = new RegExp(
  `(?<=(?<!\\p{L})${WEEKDAY}\\.?,? ${HOURS}) (?=${HOURS}(?: ?(?:uhr|uur|h|hrs)(?!\\p{L}))?(?:[,.;)|]|$| ${WEEKDAY}(?!\\p{L})))`,
  "giu",
);

/** What an English sentence says after a time, with the comma missing: "get it back by 6pm". */
const ENGLISH_NEXT = "(?:get it|get yours|get them|pick it up|pick up|collect|we[’']ll)";
/** A German subject clause and its verb: "Wer 10x bucht zahlt nur 9x". */
const GERMAN_SECOND = "(?:bekommt|kriegt|erhält|zahlt|bezahlt|spart|geht an|findet|muss nichts)";
/** Words before "wenn" that belong to it: "auch wenn", "nur wenn". */
const BEFORE_IF =
  "(?<!(?<!\\p{L})(?:auch|nur|selbst|sogar|als|wie|außer|und|oder|aber|sondern|denn|besonders|allem|immer|erst|gerade|insbesondere|meist|meistens|bloß|egal|eben|doch|falls|was|dass|vor|noch|kurz|jedoch|ganz|zwar|weil))";

/** Marks that are left out between the parts of a sentence, by language. */
const MARKS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /(?<=(?<!\p{L})no (?:\p{L}+ )?(?:fees?|charges?|costs?|contracts?|deposits?|obligation|minimum|hassle|mess|fuss|surprises|experience|commitment)) (?=no (?!(?:matter|one|longer|more|need)(?!\p{L}))\p{Ll})/giu,
      ", ",
    ],
    [
      new RegExp(
        `(?<=^(?:drop|drop off|drop it off|order|book|bring it|leave it|out|in) (?:by |before |on )?(?:\\d{1,2}(?:[:.]\\d{2})? ?[ap]m|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (?=${ENGLISH_NEXT}(?!\\p{L}))`,
        "giu",
      ),
      ", ",
    ],
    [
      /(?<=^(?:drop|drop off|out|in) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=back (?:in|on|by|to|at|home)(?!\p{L}))/giu,
      ", ",
    ],
    [/(?<=(?<!\p{L})(?:closes|opens|shuts)) (?=\d{1,2}(?::\d{2})?(?: ?[ap]m)?(?:[.,;]|$))/giu, " at "],
  ],
  de: [
    [
      new RegExp(
        `(?<=^(?:wer|was) (?=[^?]*$)[^,.;:?!]{2,60}(?:t|hat|ist|will|kann|mag)) (?=${GERMAN_SECOND}(?!\\p{L}) \\S)`,
        "giu",
      ),
      ", ",
    ],
    [/(?<=(?<!\p{L})(?:alles|allem|etwas|nichts|vieles)) (?=was (?!für)\p{L})/giu, ", "],
    [
      new RegExp(
        `(?<=[\\p{Ll}\\d€%)])${BEFORE_IF} (?=(?:wenn|weil|obwohl|falls) (?!(?:nötig|möglich|gewünscht|vorhanden|erforderlich|überhaupt|auch)(?!\\p{L}))\\p{L})`,
        "giu",
      ),
      ", ",
    ],
  ],
  fr: [
    [
      /(?<!(?<!\p{L})(?:ne \p{L}+|n[’']\p{L}+|est|sont|a|ai|as|avons|avez|ont|c[’']est))(?<=\p{L}{2}|[\d€)]) (?=donc (?:pas d(?:e(?!\p{L})|[’'])|(?:pas besoin|plus besoin|aucune?|on(?! line))(?!\p{L})))/giu,
      ", ",
    ],
    [/(?<=(?<!\p{L})l[ea]s? )(v|n)otre(?=s?(?:[.,;:!?)]|$| (?:est|sera|et|ou)(?!\p{L})))/giu, "$1ôtre"],
  ],
  nl: [
    [/(?<=^wie [^,.;:?!]{3,60}t) (?=(?:krijgt|betaalt|ontvangt|bespaart)(?!\p{L}) \S)/giu, ", "],
    [
      /(?<=^(?:met|zonder|door|dankzij) (?:(?!(?:u|jij|wij?|ik|er|hij|ze|is|zijn|mag|mogen|kan|kunnen|moet|moeten|gaat|gaan|komt|komen|werkt|werken|blijft|blijven)(?!\p{L}))\p{L}{2,} ?){1,2}) (?=dus (?:geen|nooit|altijd|niet)(?!\p{L}))/giu,
      ", ",
    ],
  ],
};

/** A laugh at the end of a sentence, as in chats. With a capital it is a name, and "lol" a doll. */
const LAUGH =
  /(?<!(?<!\p{L})(?:dolls?|poup[ée]es?|muñecas?|bambol[ae]|bonecas?|poppen|puppen?))\s+(?:k{3,}|(?:ha){2,}h?|(?:ah){2,}a?|(?:je){2,}|(?:ja){2,}|lol|mdr|ptdr|hihi)(?=[.!?]|$)/gu;
/** "até no domingo rs"; after a number or a town it is the currency or the state. */
const PORTUGUESE_LAUGH = /(?<=((?:\S+ )?\S+))\s+(?:rs)+(?=[.!?]|$)/gu;

const withoutPortugueseLaughs = (text: string) =>
  text.replace(PORTUGUESE_LAUGH, (laugh, before: string) =>
    /\d$|\p{Lu}\S*$/u.test(before) || isKnownPlace(before.toLowerCase()) ? laugh : "",
  );

/**
 * A statement with the marks and words that join its parts and that hurried owners leave out: the
 * comma before a second clause, "and" for a plus sign, commas between places. Laughs of chats are
 * left out. No other word and no number changes. `spellingFor` (`spelling.ts`) applies it.
 * @param language BCP 47 code without a region
 */
export function withJoins(text: string, language: string): string {
  const and = AND[language];
  if (and === undefined) return text;
  const laughless = text.replace(LAUGH, "");
  const calm = language === "pt" ? withoutPortugueseLaughs(laughless) : laughless;
  const marked = (MARKS[language] ?? []).reduce(
    (current, [pattern, right]) => current.replace(pattern, right),
    calm,
  );
  return withPlaceCommas(withAnd(marked, language, and), and).replace(SPLIT_HOURS, ` ${and} `);
}
