const CAPITALIZED =
  /(?<![\p{L}\p{N}@./-])(?:i(?=[’' ](?:m|ll|ve|d|\p{L}))|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween|british|english|scottish|welsh|irish|french|german|italian|spanish|portuguese|dutch|american|canadian|australian|japanese|chinese|indian|thai|mexican|greek|turkish)(?![\p{L}\p{N}])/gu;

/** Abbreviations that hurried people type in small letters. */
const ABBREVIATIONS =
  /(?<![\p{L}\p{N}@./-])(?:dbs|mot|mcs|niceic|nhs|gcse|uk|usa|ev|tv|diy|crb|hgv|bbq|vat|cctv|hmrc|gp|dj|pdf|usb|gps)(?![\p{L}\p{N}./@-])/gu;

/** The first name of whom to call: "ring tom 07700 900 662". */
const NAMED =
  /(?<!\p{L})((?:ring|call|text|phone|whatsapp|email|ask for) )(?!(?:us|me|out|outs|only|just|always|please|anyone|someone|mobile|office|home|landline|first|then|instead|back|him|her|them|now|on|at|or|and|to|today|anytime|before|after|between|until|till|the|our|free|direct|early|ahead|mon|tue|wed|thu|fri|sat|sun)(?!\p{L}))(\p{Ll}{3,12})(?= (?:on |at )?[+(]?\d)/gu;

/** Abbreviated months next to the number of a day. */
const MONTHS =
  /(?<=\d )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|march|may|august)(?!\p{L})|(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= \d)/giu;

/**
 * Capitalizes words of a brief that English always capitalizes, listed in this file: "sunday",
 * "british", "i", "dbs". It also adds the apostrophe of "its on us" and "next weeks rota". It is
 * `correctCase` of `en.grammar.ts`, which `lineOf` (`line.ts`) applies.
 */
export function withEnglishCapitals(text: string): string {
  return text
    .replace(CAPITALIZED, (word) => word.charAt(0).toUpperCase() + word.slice(1))
    .replace(ABBREVIATIONS, (word) => word.toUpperCase())
    .replace(MONTHS, (word) => word.charAt(0).toUpperCase() + word.slice(1))
    .replace(/(?<!\p{L})its (?=(?:on us|free|yours|ready|done|finished|delivered)(?!\p{L}))/giu, "it’s ")
    .replace(
      /(?<=(?:and|so|then|until|till|once) )its (?=(?:\p{L}+ed (?:and )?)+(?:by|in|within|before|on) )/giu,
      "it’s ",
    )
    .replace(
      NAMED,
      (_, before: string, name: string) => `${before}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    )
    .replace(/(?<=(?<!\p{L})(?:next|this|last) (?:week|month|year))s(?= \p{L})/giu, "’s")
    .replace(
      /(?<=(?:days?|weeks?|months?|trial) free) (?=no (?:credit |debit )?(?:card|contract|commitment|obligation))/giu,
      ", ",
    );
}
