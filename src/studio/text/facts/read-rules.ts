import { hasWords, type Lexicon, startsWithWords, wordsPattern } from "./lexicon.ts";
import { isOrder, lengthOfStart } from "./notes.ts";
import { NO_RULES, type Rules } from "./rules.ts";
import { unwantedNames } from "./unwanted-names.ts";

const QUOTED = /["“„«»'‘](?<word>[^"“”„«»'‘’]{1,60})["”“»«'’]/gu;
/** Longer ones are descriptions and no words to use or avoid. */
const MAX_WORDS = 4;

/** What hurries readers, in all languages of the lexicons. */
const HURRY =
  /(?<!\p{L})(?:urgen\p{L}*|countdowns?|hurry\p{L}*|rush(?:ed|ing)?(?!-)|pressur(?:e|ing|ed)(?! wash| clean)|pushy|dringlich\p{L}*|druck|eile|dräng\p{L}+|press(?:er|ion|ione|ão|ionar)|presi(?:ón|onar)|prisas?|fretta|pressa|haast|druk zetten|opdring\p{L}+)(?!\p{L})/iu;

/**
 * Collects what the notes of a brief ask for: tone, words to use or avoid, topics, emojis, address.
 * `readFacts` passes the notes that it found, `readCopyFacts` (`copy/copy-facts.ts`) the wish of a
 * rewrite. The words are `notes` of the lexicons (`lexicons/<language>.ts`), those of emojis,
 * hashtags, exclamation marks and hurry here.
 */
export function readRules(notes: readonly string[], audience: readonly string[], lexicon: Lexicon): Rules {
  const rules = {
    ...NO_RULES,
    tones: new Set<Rules["tones"][number]>(),
    use: new Set<string>(),
    avoid: new Set<string>(),
    avoidTopics: new Set<Rules["avoidTopics"][number]>(),
  };
  const words = lexicon.notes;
  for (const name of notes.flatMap(unwantedNames)) rules.avoid.add(name);
  for (const order of notes.flatMap((note) => ordersOf(note, lexicon))) {
    const avoided = avoidedIn(order, lexicon);
    const negative = avoided !== null || startsWithWords(order, words.negation);
    // "Das Wort Premium auf keinen Fall verwenden" starts like a wish for the word.
    const unwanted = avoided === null && NEVER.test(order.replace(QUOTED, ""));
    if (avoided === null)
      for (const word of usedIn(order, lexicon)) (unwanted ? rules.avoid : rules.use).add(word);
    else for (const word of wordsIn(avoided)) if (!hasWords(word, words.meta)) rules.avoid.add(word);
    if (negative)
      for (const [topic, pattern] of words.topics)
        if (hasWords(avoided ?? order, pattern)) rules.avoidTopics.add(topic);
    if (/emoji|émoji/iu.test(order)) rules.emojis = !negative && !hasWords(order, words.negation);
    if (/hashtag/iu.test(order)) rules.hashtags = !negative && !hasWords(order, words.negation);
    if (/exclam|ausrufe|esclam|uitroep/iu.test(order))
      rules.exclamations = !negative && !hasWords(order, words.negation);
    if (negative && HURRY.test(order)) rules.calm = true;
    if (negative) {
      // "No jokes" asks for a serious tone; other negations name a tone to stay away from.
      if (words.tones.some(([tone, pattern]) => tone === "serious" && hasWords(order, pattern)))
        rules.tones.add("serious");
      continue;
    }
    for (const [tone, pattern] of words.tones) if (hasWords(order, pattern)) rules.tones.add(tone);
    if (hasWords(order, words.informal)) rules.address = "informal";
    if (hasWords(order, words.formal)) rules.address = "formal";
    if (hasWords(order, words.short)) rules.short = true;
  }
  return {
    ...rules,
    tones: [...rules.tones],
    use: [...rules.use],
    avoid: [...rules.avoid],
    avoidTopics: [...rules.avoidTopics],
    audience: [...audience],
  };
}

/** A negation anywhere in an order that starts like a wish, in all languages. */
const NEVER =
  /(?<!\p{L})(?:auf (?:keinen|gar keinen) fall|unter keinen umständen|keinesfalls|bitte nicht|nicht|nie(?:mals)?|vermeiden|weglassen|don['’]?t|do not|never|avoid|à (?:éviter|bannir|proscrire)|jamais|pas|nunca|jamás|evitar|mai|da evitare|não|niet|nooit|vermijden|weglaten)(?!\p{L})/iu;

const THE_WORD = "das wort|the word|le mot|la palabra|la parola|a palavra|het woord";

/** Splits "Tone funny, never mention Uber" into its orders; lists of words stay together. */
function ordersOf(note: string, lexicon: Lexicon): string[] {
  const { notes } = lexicon;
  const orders: string[] = [];
  for (const part of note.split(/[,;]\s+|\s+[–—-]\s+/u)) {
    const starts =
      orders.length === 0 ||
      isOrder(part, lexicon) ||
      startsWithWords(part, `${notes.negation}|${notes.toneNouns}|${notes.use}|${notes.please}`);
    if (starts) orders.push(part);
    else orders.push(`${orders.pop() ?? ""}, ${part}`);
  }
  return orders.map((order) => order.trim());
}

/** What stands after "never mention" or around "nie ... erwähnen"; null for any other order. */
function avoidedIn(order: string, { notes }: Lexicon): string | null {
  if (notes.avoidAround !== "") {
    const around = new RegExp(`^(?:${notes.avoidAround})`, "iu").exec(order.replace(/[.!\s]+$/u, ""))?.groups;
    const word = around?.["word"] ?? around?.["word2"] ?? around?.["word3"];
    if (word !== undefined && !startsWithWords(word, notes.negation))
      return word.replace(/^(?:das wort|het woord)\s/iu, "");
  }
  const at = lengthOfStart(order, notes.avoid);
  if (at === 0) return null;
  const rest = order.slice(at);
  return notes.orderEnd === ""
    ? rest
    : rest.replace(new RegExp(`\\s+(?:${notes.orderEnd})[.!\\s]*$`, "iu"), "");
}

function usedIn(order: string, { notes }: Lexicon): string[] {
  const at = lengthOfStart(order, notes.use) || lengthOfStart(order, NEVER.test(order) ? THE_WORD : "");
  if (at === 0) return [];
  const rest = order.slice(at).replace(NEVER, "").replace(wordsPattern(notes.please), "");
  return wordsIn(
    notes.orderEnd === "" ? rest : rest.replace(new RegExp(`\\s+(?:${notes.orderEnd})[.!\\s]*$`, "iu"), ""),
  );
}

/** Words in quotation marks, else the list after the order. */
function wordsIn(rest: string): string[] {
  const quoted = [...rest.matchAll(QUOTED)].map((match) => match.groups?.["word"] ?? "");
  const words = quoted.length > 0 ? quoted : rest.split(LIST);
  return words
    .map((word) =>
      word
        .trim()
        .replace(/[.!?,;:]+$/u, "")
        .replace(TO_AVOID, "")
        .replace(ARTICLE, "")
        .trim(),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && word.split(/\s+/u).length <= MAX_WORDS);
}

/** The verb behind an unwanted word: "Das Wort Premium bitte vermeiden". */
const TO_AVOID =
  /(?: (?:bitte|graag|svp|por favor|per favore|please))? (?:vermeiden|weglassen|meiden|vermijden|weglaten|(?:est )?à (?:éviter|bannir|proscrire)|evitar|da evitare)$/iu;
const LIST = /,|;|\s(?:or|and|nor|oder|und|noch|ou|et|ni|o|y|e|ed|né|nem|of|en)\s/iu;
const ARTICLE =
  /^(?:the|our|any|a|an|words?|das|die|der|den|le|la|les|l['’]|el|los|il|lo|i|o|os|as|het|de)(?:\s|(?<=['’]))/iu;
