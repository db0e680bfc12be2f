/**
 * "and" with a second verb of the same subject, by language: "We secure the window and fit the new
 * pane", "Wir sichern das Fenster und setzen das neue Glas ein". The word after it shows that
 * it is a verb and not a noun, as in "clocks and watches".
 */
const SECOND_VERB: Readonly<Record<string, RegExp>> = {
  en: /(?<=(?:^|[.?!] )(?:we|you|i)(?:[’'](?:ll|ve))? [^.?!]*) and (?!(?:the|your|our|all|every|each) )(?:then )?\p{L}+ (?:the|your|it|them|our|a|an|every|everything|all|you)(?!\p{L})/giu,
  de: /(?<=(?:^|[.?!] )(?:wir|sie) [^.?!]*) und (?!(?:oben|unten|außen|innen|hinten|neben|morgen|\p{L}+ungen) )\p{Ll}+en (?:das|die|den|dem|eine?[nmr]?|ihre?[nmrs]?|unsere?[nmrs]?|es|sie|ihnen|alles|jede[nmrs]?|auf|an|am|in|im|mit|bei|nach|für|zu|zum|zur|zwei|drei|vier|dann)(?!\p{L})/giu,
  fr: /(?<=(?:^|[.?!] )(?:nous [^.?!]*(?= et (?:vous |les? |la )?\p{L}+ons)|vous [^.?!]*(?= et (?:les? |la )?\p{L}+ez))) et (?:vous |les? |la )?\p{L}+(?:ons|ez) (?:le|la|les|l[’']\p{L}+|une?|votre|vos|notre|nos|tout|dans|sur|en|avec)(?!\p{L})/giu,
  es: /(?<=\p{L}+(?:amos|emos|imos) [^.?!]*) y (?:te |os |le |les |l[oa]s? )?\p{L}+(?:amos|emos|imos)(?!\p{L})/giu,
  it: /(?<=\p{L}+iamo [^.?!]*) e (?:ti |vi |l[oaie] |li )?\p{L}+iamo(?!\p{L})/giu,
  pt: /(?<=\p{L}+[aei]mos [^.?!]*) e \p{L}+[aei]mos(?!\p{L})/giu,
  nl: /(?<=(?:^|[.?!] )(?:we|wij|u|je) [^.?!]*) en \p{Ll}+(?:en|t) (?:de|het|een|je|uw|ons|onze|alles|ze|elke?)(?!\p{L})/giu,
};

/**
 * The same after a noun as the subject: "Ihr Hund schläft im Haus und läuft dreimal am Tag", also
 * with the verb before it. What follows the second verb shows that it is no participle or noun.
 */
const SECOND_VERB_OF_NOUN: Readonly<Record<string, RegExp>> = {
  en: /(?<=(?:^|[.?!] )(?:your|the|our|every|each) (?:\p{L}+ ){1,3}?\p{Ll}+s [^.?!]*) and (?!(?:its|his|theirs|hers|always|plus) )\p{Ll}+[^s\P{L}]s (?:the|your|it|a|an|you|them|every|out|through|up|back)(?!\p{L})/giu,
  de: /(?<=(?:^|[.?!] )(?:[^.?!]* )?(?:[a-zäöüß]+t (?:[Ii]hre?|[Dd]eine?|[Uu]nsere?|der|die|das) \p{Lu}|(?:Ihre?|Deine?|Unsere?|Der|Die|Das) \p{Lu}[\p{L}-]+ [a-zäöüß]+t )[^.?!]*) und (?!ge(?!ht|hört)|(?:er|ver|ent|zer|be)(?!kommt|hält|steht|reicht)|(?:leicht|weit|breit|kalt|direkt|dicht|hart|bunt|robust|perfekt|komplett|exakt) |(?:\p{L}*(?:nicht|seit|samt)|mit|gut|jetzt|fast|acht|laut|oft|sonst|\p{L}+iert) )[a-zäöüß]+t (?:das|die|den|dem|eine?[nmr]?|[Ii]hre?[nmrs]?|[Ii]hnen|[Dd]ir|sich|auf|an|am|in|im|mit|bei|nach|für|zu|über|durch|bis|jede[nmrs]?|\p{L}+mal|zwei|drei|vier|fünf)(?!\p{L})/gu,
  nl: /(?<=(?:^|[.?!] )(?:[^.?!]* )?(?:\p{Ll}+t (?:uw|je|jouw|onze|de|het) \p{L}|(?:uw|je|jouw|onze|de|het) \p{L}+ \p{Ll}+t )[^.?!]*) en (?!ge(?!eft)|(?:be|ver|ont|her)(?!houdt|staat)|(?:met|direct|compleet|licht|het|niet|wat|dat|tot|uit) )\p{Ll}+t (?:de|het|een|je|uw|zich|op|aan|in|met|bij|na|voor|door|over|tot|elke?|\p{L}+ keer)(?!\p{L})/giu,
  fr: /(?<=(?:^|[.?!] )(?:votre|ton|ta|le|la|chaque) \p{L}+ \p{Ll}+ [^.?!]*) et (?:se |vous |s[’'])\p{Ll}+(?:e|t|d) (?:le|la|les|un|une|dans|sur|en|avec|chez|tous|trois|deux|quand)(?!\p{L})/giu,
};
/** A verb that needs a participle, which could be behind the "and". */
const AUXILIARY =
  /(?<!\p{L})(?:wird|ist|hat|wurde|bleibt|wordt|heeft|has|was|est|sera|kann|muss|soll|darf|will|can|will|kan|moet|mag)(?!\p{L})/iu;

/** What customers get beside a price; other verbs may limit it: "is free and you sign up". */
const RECEIVES =
  /^ \p{L}+ (?:\p{L}+ ){0,3}?(?:get|receive|take|recevez|reçois|obtenez|repartez|llevas|recibes|erhalten|bekommen|nehmen|ricevi|ricevete|recebe|krijgt|ontvangt)(?!\p{L})/iu;
/** What customers owe, which a start may not leave out. */
const OBLIGES =
  /(?<!\p{L})(?:need|needs|must|have to|sign|commit|keep|keeps|at least|muss|müssen|brauchen|mindestens|devez|engage\p{L}*|moins|debes?|comprom\p{L}+|mínimo|devi|almeno|deve|menos|moet|minstens|minimaal)(?!\p{L})/iu;
const FREE = /(?<!\p{L})(?:free|kostenlos|gr[aá]tis|gratuit\p{L}*)(?!\p{L})/iu;

/** A price in the start, which the rest may limit: "costs £24 and covers the morning". */
const PRICE = /[€£$]|\d (?:euros?|pounds|reais)(?!\p{L})/iu;
/** Fewest words of a start with a noun as its subject, which then says enough. */
const MIN_NOUN_WORDS = 7;
/** Amounts, and verbs for asking money, which must stay with the service before them. */
const CHARGES =
  /[€$£%]|\d|(?<!\p{L})(?:charge|add|bill|berechnen|verlangen|erheben|factur\p{L}+|ajout\p{L}+|cobr\p{L}+|addebit\p{L}+|chied\p{L}+|reken\p{L}*|brengen)(?!\p{L})/iu;

/** Words before a condition: "free with a card and with a booking" has two. */
const PREPOSITION =
  /^(?:with|from|when|over|into|about|after|before|avec|dans|pour|sans|chez|para|desde|hasta|ohne|nach|beim|über|voor|naar|zonder|tegen|tussen)$/u;
/** Words that announce two parts, or a choice between them: "both with milk and with oats". */
const CHOICE =
  /(?<!\p{L})(?:both|between|either|sowohl|zwischen|entre|tanto|sia|tra|zowel|tussen)(?!\p{L})/iu;
const AND_WORD = / (?:and|und|et|y|e|en) (\p{Ll}{4,})(?!\p{L})/gu;

/**
 * The starts up to an "and" before a word that its clause has already: "something to sow from
 * February and something to eat from May".
 */
const startsBeforeParallel = (sentence: string): string[] =>
  [...sentence.matchAll(AND_WORD)].flatMap(({ 1: word = "", index }) => {
    const start = sentence.slice(0, index);
    const clause = start.split(/[.?!,;:]/u).at(-1) ?? "";
    const isParallel = clause.split(" ").includes(word) && !PREPOSITION.test(word);
    return isParallel && !CHOICE.test(clause) && !FREE.test(clause) ? [start] : [];
  });

/** "and" before a pronoun with its own verb, without a comma: "costs €45 and you get it". */
const AND_YOU =
  / (?:and (?:we|you|it|they)|und (?:wir|Sie|du|ihr)|et (?:nous|vous|tu|on|il|elle)|y (?:te|os|nos)|e (?:ti|vi|ci|você|vocês)|en (?:wij|we|je|u)) \p{L}/gu;

/**
 * The starts of a sentence up to an "and" with a second verb, or with the second of two similar
 * parts. Such a start is a sentence. Not if the rest names an amount, or the start a price that the
 * rest may limit. `startsOf` (`sentence-starts.ts`) calls it; the verbs are in `SECOND_VERB`,
 * `SECOND_VERB_OF_NOUN` and `AND_YOU` here.
 * @param language BCP 47 code without a region
 */
export function startsBeforeSecondVerb(sentence: string, language: string): string[] {
  const startsOf = (pattern: RegExp | undefined) =>
    pattern === undefined ? [] : [...sentence.matchAll(pattern)].map(({ index }) => sentence.slice(0, index));
  const ofNoun = AUXILIARY.test(sentence) ? [] : startsOf(SECOND_VERB_OF_NOUN[language]);
  const mayEnd = (start: string) => {
    const rest = sentence.slice(start.length);
    return !OBLIGES.test(rest) && (RECEIVES.test(rest) || !(PRICE.test(start) || FREE.test(start)));
  };
  const others = [
    ...startsOf(SECOND_VERB[language]),
    ...startsBeforeParallel(sentence),
    ...ofNoun.filter((start) => start.split(" ").length >= MIN_NOUN_WORDS),
  ].filter((start) => !PRICE.test(start));
  return (
    [...startsOf(AND_YOU).filter(mayEnd), ...others]
      .filter((start) => !CHARGES.test(sentence.slice(start.length)))
      // "We come to you, measure and sew it": without its end, a list of steps is torn.
      .filter((start) => !/,[^.?!]*$/u.test(start))
  );
}
