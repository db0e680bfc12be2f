/** The word that joins two next steps and the infinitive after it, by language. */
const SECOND: Readonly<Record<string, RegExp>> = {
  fr: /(?<=\s(?:ou|et)\s)\p{L}{2,}(?:er|ir|crire|dre|ettre)(?!\p{L})/iu,
  es: /(?<=\s(?:o|u|y)\s)\p{L}{2,}[aeií]r(?:se|nos|me)?(?!\p{L})/iu,
  it: /(?<=\s(?:o|oppure|e)\s)\p{L}{2,}[aei]r(?:e|si|ci|mi)(?!\p{L})/iu,
  pt: /(?<=\s(?:ou|e)\s)\p{L}{2,}[aei]r(?:-se|-nos|-me)?(?!\p{L})/iu,
  nl: /(?<=\s(?:of|en)\s)\p{L}{3,}en(?=$|[.,:;]| (?:naar|via|op|per|met|\d))/iu,
};

/** "Para pedir cita o preguntar": the second infinitive belongs to the purpose. */
const PURPOSE =
  /(?<!\p{L})(?:pour|afin de|para|per|por) (?:\p{L}+ )?\p{L}+(?:[aei]r|re)(?:s[ei]|-se)?(?!\p{L})/iu;

/** Things that people send, without the article that an ad needs before them. */
const SENT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [[/^ (?=(?:photo|vidéo)(?!\p{L}))/iu, " une "]],
  es: [
    [/^ (?=v[ií]deo(?!\p{L}))/iu, " un "],
    [/^ (?=foto(?!\p{L}))/iu, " una "],
  ],
  it: [
    [/^ (?=video(?!\p{L}))/iu, " un "],
    [/^ (?=foto (?!dell?[aeo’'i]))/iu, " una "],
  ],
  pt: [
    [/^ (?=v[ií]deo(?!\p{L}))/iu, " um "],
    [/^ (?=foto(?!\p{L}))/iu, " uma "],
  ],
};

/** In Dutch and German, the object stands before the infinitive: "of foto sturen". */
const VERB_LAST: Readonly<Record<string, RegExp>> = {
  nl: /(?<=\s(?:of|en) )(?<article>een |je |uw )?(?<thing>foto|filmpje|video|foto[’']s|bericht(?:je)?) (?:sturen|appen|mailen)(?!\p{L})/iu,
  de: /(?<=\s(?:oder|und) )(?<article>ein )?(?<thing>foto|video|fotos|bild|bilder) (?:schicken|senden|mailen)(?!\p{L})/iu,
};
const PLURAL = /(?:s|bilder)$/iu;

/**
 * The rest of a next step behind its imperative, with the second infinitive turned as well: "Llama
 * o mandar vídeo" becomes "o manda un vídeo". Where it starts is in `SECOND` and `VERB_LAST` here,
 * its verb in `WORDINGS` of `imperatives.ts`; null if that is unknown, so that the step stays as
 * typed. `asImperative` (`imperatives.ts`) calls it.
 * @param imperativeAt the imperative at the start of a text and the length of its infinitive
 */
export function withSecondStep(
  rest: string,
  language: string,
  isFormal: boolean,
  imperativeAt: (text: string) => { readonly imperative: string; readonly length: number } | null,
): string | null {
  const turned = withVerbFirst(rest, language, isFormal);
  const at = SECOND[language]?.exec(turned)?.index;
  if (at === undefined || PURPOSE.test(turned.slice(0, at))) return turned;
  const found = imperativeAt(turned.slice(at));
  if (found === null) return null;
  const after = turned.slice(at + found.length);
  const [thing, article] = SENT[language]?.find(([pattern]) => pattern.test(after)) ?? [];
  const sent = thing === undefined || article === undefined ? after : after.replace(thing, article);
  return turned.slice(0, at) + found.imperative.toLowerCase() + sent;
}

function withVerbFirst(rest: string, language: string, isFormal: boolean): string {
  const pattern = VERB_LAST[language];
  if (pattern === undefined) return rest;
  const [verb, one] = language === "nl" ? ["stuur", "een "] : [isFormal ? "schicken Sie" : "schick", "ein "];
  return rest.replace(pattern, (_, article: string | undefined, thing: string) => {
    const named = `${article ?? (PLURAL.test(thing) ? "" : one)}${thing}`;
    return `${verb} ${named}`;
  });
}
