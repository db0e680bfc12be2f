import { BRANDS } from "#core/checks/lexicon/brands.ts";
import { endsLikeTown, isKnownPlace } from "../../text/facts/values/place-names.ts";
import { isCalendarWord } from "./dates.ts";
import { invented, type GateReason } from "./reason.ts";
import { bareWord, type WordIndex } from "./words.ts";

/** Share of capitalized words above which capitals do not indicate names. */
const TITLE_CASE = 0.6;
/** German nouns have capitals too. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(["de", "lb"]);

/** Abbreviations and words that are not names. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    "i i'm i've i'll i'd ok tv pc pdf ai it diy faq faqs vip app apps wifi wi-fi usb led ad ads am pm " +
    "vat tax mwst ust tva iva btw p.s ps asap rsvp q&a b2b b2c seo crm hr pr cv suv ev atm id gps sms " +
    "usd eur gbp chf aud cad nzd sek nok dkk pln czk brl " +
    "santa christmas easter xmas weihnachten ostern noël pâques navidad natale pasqua natal kerst pasen " +
    "mr mrs ms dr mme herr frau sie ihr ihre ihnen ihrem ihren ihrer u uw"
  ).split(" "),
);

/** Brands that are also common words or names; a capital at a sentence's start proves nothing. */
const COMMON_BRANDS: ReadonlySet<string> = new Set(
  (
    "apple asana bolt booking burger buffer cisco coke costa ergo ford gap hermes hoover hulu indeed just lush lyft " +
    "mondial monday monday.com notion o2 obi opel orange otto outlook prime ring sage saturn seat shell siri sky " +
    "slack sony spar square stripe subway target teams tinder vinted visa windows wise wish zoom chrome audi fiat " +
    "canon dell lego uber braun bosch nivea dove persil android booking.com tui axa lg hp vw jira edge meta x"
  ).split(" "),
);
/** Names of `COMMON_BRANDS` that are no common word in a language of the studio. */
const DISTINCT: ReadonlySet<string> = new Set(["uber", "lego", "sony", "audi", "ikea"]);

/** Places whose names are also common words. */
const COMMON_PLACES: ReadonlySet<string> = new Set(
  (
    "reading bath hull nice cork essen halle hamm fürth wedding kiel phoenix austin georgia virginia florence verona " +
    "sofia siena santiago chile china japan turkey marche como prato lecce faro gaia recife salvador fortaleza porto " +
    "belém palma león granada burgos tours pau liège lille nancy metz harz parma roma trento siegen ulm trier hagen " +
    "gera jena lima perth derby kent maine queens douro minho bern gent champagne graz linz bar manhattan washington " +
    "ravenna toledo valencia victoria wellington dover lens angers brest toulon bergen hasselt delft gouda moers " +
    "halle hessen franken schwaben rheinland harlingen"
  ).split(" "),
);

/** Languages that write headlines with capitals. */
const TITLES: ReadonlySet<string> = new Set(["en"]);

interface Token {
  readonly text: string;
  readonly start: number;
  /** Whether a sentence, a quotation or a part after a colon starts here. */
  readonly opens: boolean;
}

/**
 * Check of the gate (`findInventions` in `gate.ts`): names of people, brands and places in a text
 * that the words of the brief do not have. Known brands are in `core/checks/lexicon/brands.ts`,
 * known places in `text/facts/values/place-names.ts`, exceptions in this file; the instructions to
 * the writer are in `reason.ts`.
 */
export function findInventedNames(text: string, words: WordIndex, language: string): GateReason[] {
  const tokens = tokensOf(text);
  const isKnown = (token: string) =>
    words.hasForm(token) ||
    token.split(/[-/&.]/u).every((part) => part === "" || words.hasForm(part)) ||
    GENERIC.has(bareWord(token)) ||
    isCalendarWord(token, language);
  const usesCapitals = CAPITAL_NOUNS.has(language) || (TITLES.has(language) && isTitleCase(tokens));
  const groups: string[] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    const follows =
      previous !== undefined && /^\s$/u.test(text.slice(previous.start + previous.text.length, token.start));
    if (!isKnown(token.text) && isName(token, usesCapitals, tokens)) {
      if (follows) groups.push(`${groups.pop() ?? ""} ${token.text}`);
      else groups.push(token.text);
      previous = token;
    } else previous = undefined;
  }
  const signed = SIGNATURE.exec(text)?.groups?.["name"];
  if (signed !== undefined && !isKnown(signed.split(" ")[0] ?? "")) groups.push(signed);
  if (CAPITAL_NOUNS.has(language)) groups.push(...adjacentNouns(text, tokens, isKnown));
  return [...new Set(groups)].map((name) => invented(isPlace(name, language) ? "place" : "name", name));
}

/** The name below a quotation: “Great service” – Anna P. */
const SIGNATURE = /["”“»]\s*[–—-]\s*(?<name>\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)/u;

/** German joins nouns to one word, so two nouns in a row are a name: "Anna Weber". */
function adjacentNouns(
  text: string,
  tokens: readonly Token[],
  isKnown: (token: string) => boolean,
): string[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.opens || next === undefined || isKnown(token.text) || isKnown(next.text)) return [];
    if (!isNoun(token.text) || !isNoun(next.text)) return [];
    const between = text.slice(token.start + token.text.length, next.start);
    return between === " " ? [`${token.text} ${next.text}`] : [];
  });
}

const isNoun = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

function isName({ text, opens }: Token, usesCapitals: boolean, tokens: readonly Token[]): boolean {
  if (!/^\p{Lu}/u.test(text)) return false;
  const bare = bareWord(text);
  if (BRANDS.has(bare) && (!COMMON_BRANDS.has(bare) || DISTINCT.has(bare))) return true;
  if (isKnownPlace(bare) && !COMMON_PLACES.has(bare) && !bare.includes("-")) return true;
  if (isAbbreviation(text, tokens)) return true;
  return !opens && !usesCapitals && !isCommonCapital(text);
}

/** "NHS" among words in small letters; three letters and more are an organization or a norm. */
function isAbbreviation(text: string, tokens: readonly Token[]): boolean {
  return /^\p{Lu}{3,6}$/u.test(text) && tokens.some((token) => /\p{Ll}{2}/u.test(token.text));
}

/** A word in capitals is emphasis, not a name. */
const isCommonCapital = (text: string) => /^\p{Lu}{2,}$/u.test(text) || text.length === 1;

function isPlace(name: string, language: string): boolean {
  return isKnownPlace(name) || (CAPITAL_NOUNS.has(language) && endsLikeTown(name));
}

function tokensOf(text: string): Token[] {
  return Array.from(
    text.matchAll(/\p{L}[\p{L}\p{M}\p{N}]*(?:['’&./-][\p{L}\p{N}]+)*/gu),
    ({ index, 0: found }) => ({
      text: found,
      start: index,
      opens:
        !/[\p{L}\p{N},;)%€$£’'&/-]["”»]?\s*$/u.test(text.slice(0, index)) ||
        /[–—-]\s+$/u.test(text.slice(0, index)),
    }),
  );
}

function isTitleCase(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ text }) => text.length > 3);
  const capitals = long.filter(({ text }) => /^\p{Lu}/u.test(text));
  return long.length > 1 && capitals.length / long.length > TITLE_CASE;
}
