/** How a term is typed in a hurry and how an ad writes it. */
type Term = readonly [pattern: RegExp, right: string];

const COFFEE_BRAND = "(?:delonghi|krups|saeco|siemens|nespresso|gaggia)";

/** Terms that are the same in all languages; "jura" alone may be a region. */
export const COMMON_TERMS: readonly Term[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})${COFFEE_BRAND}[,/]? )jura(?!\\p{L})|(?<!\\p{L})jura(?=[,/]? ${COFFEE_BRAND}(?!\\p{L}))`,
      "gu",
    ),
    "Jura",
  ],
];

const GERMAN_COUNT =
  "(?:[Pp]ersonen|[Tt]eilnehmer\\p{L}*|[Gg]äste|[Kk]inder|[Ll]eute|[Pp]lätze|[Hh]unde|[Tt]iere|kg|km|cm|[Mm]in\\p{L}*|[Ss]tunden)";
/** "max" before a number; "Max" inside a clause is a name: "ruf Max 12 Personen an". */
const SHORT_FORM =
  "(?<![\\p{L}\\p{N}@./-])(max|min|mind|MAX|MIN|(?<=(?:^|[.!?:;,(\\n–—-])\\s*)(?:Max|Min|Mind))";

/**
 * Terms of several words or with marks of their own that hurried people type without them: "gas
 * safe", "x-rays", "main d'oeuvre", "max 12 Personen". `spellingFor` (`spelling.ts`) applies them
 * after the habits of `typing-habits.ts`.
 */
export const TERMS: Readonly<Record<string, readonly Term[]>> = {
  en: [
    [/(?<![\p{L}\p{N}@./’'-])x-ray(?=s?(?![\p{L}\p{N}-]))/gu, "X-ray"],
    [
      /(?<![\p{L}\p{N}@./’'-])gas safe(?= (?:registered|registration|engineers?|certified|approved|plumbers?|number)(?!\p{L}))/giu,
      "Gas Safe",
    ],
    [/(?<=(?<!\p{L})(?:inc|incl|including|plus|ex|excl|excluding|no|\+)\.? )vat(?!\p{L})/gu, "VAT"],
    // "It's a" at any place; as a possessive, "its" has no article behind it.
    [/(?<![\p{L}\p{N}’'-])([Ii])ts(?= an? \p{Ll})/gu, "$1t’s"],
    [/(?<=(?<!\p{L})(?:what|which|whatever) \p{Ll}+ )its(?= in(?=[.,;!?]|$))/gu, "it’s"],
    [
      /(?<![\p{L}\p{N}’'-])([Ii])ts(?= (?:ready|done|finished|sorted|gone)(?: (?:to|by|in|when|for|on|and|within|before|the)(?!\p{L})|[.,;!?]|$))/gu,
      "$1t’s",
    ],
    [/(?<=(?<!\p{L})(?:or|so|but|then) )its(?= (?:only )?\p{Sc}\d)/gu, "it’s"],
  ],
  de: [
    [new RegExp(`${SHORT_FORM}(?= \\d{1,3} ${GERMAN_COUNT}(?!\\p{L}))`, "gu"), "$1."],
    [/(?<![\p{L}\p{N}@./-])(ca)(?= \d)/giu, "$1."],
  ],
  fr: [
    [/(?<!\p{L})(aller) (?=retours?(?![\p{L}-]))/giu, "$1-"],
    [/(?<!\p{L})(camping) (?=cars?(?![\p{L}-]))/giu, "$1-"],
    [/(?<!\p{L})(main)[ -]d['’ ](?:oe|œ)uvre(?!\p{L})/giu, "$1-d’œuvre"],
  ],
  es: [[/(?<!\p{L})(pre)[ -]?itv(?!\p{L})/giu, "$1-ITV"]],
  nl: [
    [
      new RegExp(
        `${SHORT_FORM}(?= \\d{1,3} (?:[Pp]ersonen|mensen|deelnemers|kinderen|gasten|honden|plaatsen|kg|km|cm)(?!\\p{L}))`,
        "gu",
      ),
      "$1.",
    ],
  ],
};
