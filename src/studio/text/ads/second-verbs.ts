/**
 * "and" with a second verb of the same subject, by language: "We secure the window and fit the new
 * pane", "Wir sichern das Fenster und setzen das neue Glas ein". A word after the verb shows that
 * it is none of several nouns: "clocks and watches".
 */
const SECOND_VERB: Readonly<Record<string, RegExp>> = {
  en: /(?<=(?:^|[.?!] )(?:we|you|i)(?:[’'](?:ll|ve))? [^.?!]*) and (?!(?:the|your|our|all|every|each) )(?:then )?\p{L}+ (?:the|your|it|them|our|a|an|every|everything|all|you)(?!\p{L})/giu,
  de: /(?<=(?:^|[.?!] )(?:wir|sie) [^.?!]*) und \p{Ll}+en (?:das|die|den|dem|eine?[nmr]?|ihre?[nmrs]?|unsere?[nmrs]?|es|sie|ihnen|alles|jede[nmrs]?|auf wunsch)(?!\p{L})/giu,
  fr: /(?<=(?:^|[.?!] )(?:nous [^.?!]*(?= et (?:vous |les? |la )?\p{L}+ons)|vous [^.?!]*(?= et (?:les? |la )?\p{L}+ez))) et (?:vous |les? |la )?\p{L}+(?:ons|ez) (?:le|la|les|l[’']\p{L}+|une?|votre|vos|notre|nos|tout|dans|sur|en|avec)(?!\p{L})/giu,
  es: /(?<=\p{L}+(?:amos|emos|imos) [^.?!]*) y (?:te |os |le |les |l[oa]s? )?\p{L}+(?:amos|emos|imos)(?!\p{L})/giu,
  it: /(?<=\p{L}+iamo [^.?!]*) e (?:ti |vi |l[oaie] |li )?\p{L}+iamo(?!\p{L})/giu,
  pt: /(?<=\p{L}+[aei]mos [^.?!]*) e \p{L}+[aei]mos(?!\p{L})/giu,
  nl: /(?<=(?:^|[.?!] )(?:we|wij|u|je) [^.?!]*) en \p{Ll}+(?:en|t) (?:de|het|een|je|uw|ons|onze|alles|ze|elke?)(?!\p{L})/giu,
};

/** Amounts, and verbs for asking money, which must stay with the service before them. */
const CHARGES =
  /[€$£%]|\d|(?<!\p{L})(?:charge|add|bill|berechnen|verlangen|erheben|factur\p{L}+|ajout\p{L}+|cobr\p{L}+|addebit\p{L}+|chied\p{L}+|reken\p{L}*|brengen)(?!\p{L})/iu;

/**
 * The starts of a sentence up to an "and" with a second verb of the same subject: such a start is a
 * sentence, the rest has no subject. Not if the rest names an amount. `startsOf`
 * (`sentence-parts.ts`) calls it; the verbs are in `SECOND_VERB` here.
 * @param language BCP 47 code without a region
 */
export function startsBeforeSecondVerb(sentence: string, language: string): string[] {
  const pattern = SECOND_VERB[language];
  if (pattern === undefined) return [];
  return (
    [...sentence.matchAll(pattern)]
      .map(({ index }) => index)
      .filter((index) => !CHARGES.test(sentence.slice(index)))
      .map((index) => sentence.slice(0, index))
      // "We come to you, measure and sew it": without its end, a list of steps is torn.
      .filter((start) => !/,[^.?!]*$/u.test(start))
  );
}
