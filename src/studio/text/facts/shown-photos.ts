/** Words for photos, in all languages. */
export const PHOTO =
  "(?:photos?|photographs?|pictures?|pics?|fotos?|bild(?:er)?|photographies?|fotografías?|fotografi[ae]|fotografias?|foto[’']s)";

/** Photos that the business sends its customers. */
const SENT_BY_OWNER =
  /(?<!\p{L})(?:we(?:[’']ll)? (?:send|text|e?mail)|wir (?:schicken|senden|mailen)|nous envoyons|enviamos|mandamos|inviamo|mandiamo|wij? (?:sturen|mailen))(?!\p{L})/iu;
/** Customers send photos, beside which "show" is about something else. */
const SENT =
  /(?<!\p{L})(?:send(?:s|ing)?|text(?:ing)?|e-?mail(?:s|ing)?|upload(?:s|ing)?|senden|schick\p{L}*|(?:uns|mir) (?:\p{L}+ ){1,6}zeigen|mailen|hochladen|envo(?:i|y)\p{L}+|env[ií]\p{L}+|mand\p{L}+|adjunt\p{L}+|invi\p{L}+|alleg\p{L}+|sturen|opsturen|doorsturen|appen|uploaden)(?!\p{L})/iu;
/** Verbs and phrases for photos that the business shows, or that people saw somewhere. */
const SHOWN = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?<!(?:by|via|per|der) )post(?:s|ed|ing)?(?! (?:us|me)(?!\\p{L}))|(?<!(?:that|which) )show(?:s|n|ed|ing|cas\\p{L}+)?(?! (?:us|me|up)(?!\\p{L}))|publish\\p{L}*|display(?:s|ed|ing)?|saw|seen|(?<=^\\s*)see",
    "zeig(?:e|en|t|ten)|gezeigt|posten|postet|gepostet|veröffentlich\\p{L}*|gesehen|sahen",
    "(?<!qui )montr(?:e|ons|ent|er|ées?)(?!-nous)|publi(?:e|ons|ent|er|ées?)|(?<=(?:on|je) )poste|poster|postent|postons|affich(?:e|ons|ent|er|ées?)|vue?s?(?= (?:sur|dans))",
    "enseñ(?:o|a|amos|an|ar|ando)|(?<!que )m(?:ue|o)str(?:o|a|amos|an|ar|ando)|public(?:amos|an|ar|ando|ad[oa]s?)|subimos|(?<!(?:para|que|pueda|puedan) )subir|colgamos|colgar|vieron|han visto",
    "(?<!che )mostr(?:o|a|iamo|ano|are|ando)|pubblic(?:hiamo|are|ano|ando|at[aei])|postiamo|postare|hanno visto|ha visto",
    "postamos|postar|viram",
    "la(?:ten|at) (?:[\\p{L}’']+ ){0,5}zien|tonen|toont|plaatsen|plaatst|geplaatst|posten|gepost|gezien|zagen",
    // "Hay que mandar" is no "there is".
    `(?:there are|there[’']s|es gibt|gibt es|il y a|y a|hay|ci sono|c[’']è|há|er zijn) (?:\\p{L}+ )?${PHOTO}`,
  ].join("|")})(?!\\p{L})`,
  "iu",
);
/** Verbs that say where photos are, beside a place for them (`PLACE`). */
const KEPT =
  /(?<!\p{L})(?:are|is|put|have|has|sind|haben|hat|stehen|stellen|laden|sont|avons|on a|(?:a|ai|avons|nous) mis(?:es)?|on met|mettons|mettre|están|está|tenemos|tengo|ponemos|poner|sono|abbiamo|ho|mettiamo|mettere|messo|messe|estão|temos|tenho|pomos|pôr|colocamos|staan|staat|hebben|zetten|zet)(?!\p{L})/iu;
const PLACE =
  /(?<!\p{L})(?:web ?sites?|\p{L}*websites?|sites?|web|sito|página|pagina|homepage|\p{L}*seite|online|en ligne|insta(?:gram)?|facebook|fb|tiktok|pinterest|google|blog|gallery|galerie|galería|galleria|galeria|galerij|portfolio|paper|newspaper|zeitung|journal|periódico|giornale|jornal|krant|schaufenster|vitrine|window)(?!\p{L})/iu;

const isShown = (statement: string) =>
  SENT_BY_OWNER.test(statement) ||
  (!SENT.test(statement) && (SHOWN.test(statement) || (KEPT.test(statement) && PLACE.test(statement))));

/**
 * The statements of a goal about photos that customers send; none about those that the business
 * shows: "quotes, we post photos of the workshop". `firstStepsOf` (`first-steps.ts`) reads a step
 * in them and `photoTemplates` (`ads/photo-calls.ts`) of what they are.
 */
export const sentPhotosIn = (goal: string): readonly string[] =>
  goal
    .split(/[,.;:()!?]+/u)
    .filter(
      (statement) => new RegExp(`(?<!\\p{L})${PHOTO}(?!\\p{L})`, "iu").test(statement) && !isShown(statement),
    );
