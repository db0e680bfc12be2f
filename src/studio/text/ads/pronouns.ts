/** Pronouns before or after the verb: "Je les ramène", "Las limpiamos", "Viene con él". */
const OBJECT =
  /^(?:je|nous|on|vous|tu) (?:les? |la |l[’'])\p{L}|^l[oa]s? \p{L}+mos(?!\p{L})|^l[oa]s? (?:tienes|tendrás|recoges|acoges|llevas|eliges|pagas|usas|dejas|traes|pruebas|recibes|pones|puedes|sacas|alquilas)(?!\p{L})|(?<!(?:vos|tes|nos|mes|des|les) \p{L}+s .*)(?<!\p{L})les \p{L}{3,}(?:er|ir)(?!\p{L})|(?<!\p{L})(?:con|para|de) (?:él|ella|ellos|ellas)$/iu;

/** "We strip it back to the frame", "Don't burn it": a thing that the sentence before names. */
const OBJECT_EN =
  /^(?:(?:we|i)(?:[’']ll| can| will| then)?|don[’']t|do not) \p{L}+ it(?! (?:easy|simple|personal|all|a |your))(?!\p{L})/iu;

/** Words after "it is" with which "it" stands for no noun: weather, times, needs. */
const IMPERSONAL =
  "(?:too )?(?:cold|hot|warm|dark|late|early|wet|dry|windy|icy|sunny|busy|quiet|raining|snowing|urgent|easier|possible|necessary|needed|rain|snow|matter|time|spring|summer|autumn|winter|christmas|noon|midnight)";

/** "If it's past saving, we say so": a condition about a thing that another sentence names. */
const CONDITION = new RegExp(
  [
    `^(?:(?:even )?if|when(?:ever)?|once|until|unless|as soon as) (?:(?:he|she|they|they[’']re|it[’']s|it is|it isn[’']t|it doesn[’']t|it won[’']t|it can[’']t|it gets) (?!(?:your|my|the (?:first|last)|${IMPERSONAL})(?!\\p{L}))|it (?:fits|breaks|fails|leaks|clogs|stops|comes(?! to (?!us|you|an end))|runs|wears|needs|shrinks|cracks|arrives|sells)(?!\\p{L}))`,
    "^(?:wenn|falls|sobald|bis|solange|bevor|damit) (?:er|ihn|ihm)(?!\\p{L})",
    "^(?:quand|dès qu[’']|si|une fois qu[’']|lorsqu[’']) ?(?:elles?|ils)(?!\\p{L})|^s[’']ils(?!\\p{L})",
    "^(?:si|cuando|se|quando) (?:él|ellos|ellas?|lui|lei|eles?|elas?)(?!\\p{L})",
    "^(?:als|zodra|wanneer|tot|totdat|voordat|zolang) (?:hij|hem|ze|zij)(?!\\p{L})",
  ].join("|"),
  "iu",
);

/** "If it's broken, we fix it": true of whatever the business works on. */
const MAXIM = /^(?:if|when) it[^,]*, (?:we|i|you)(?:[’']ll| can| will)? \p{L}+ it(?!\p{L})/iu;

/** A result that makes a condition a complete promise: "we come back for free". */
const PROMISED = /(?<!\p{L})(?:free|pay|money|refund)(?!\p{L})/iu;

/**
 * A pronoun near the verb of a German or Dutch main clause without a noun before it: "Aufgebaut ist
 * er an einem Tag", "In zwei Wochen hält er", "Binnen twee weken knipt ze het bij". Articles and
 * nouns end the search; units of time name no thing.
 */
const INVERTED_DE =
  /^\p{L}+ (?:(?!(?:der|die|das|den|dem|ein\p{L}*|kein\p{L}*|unser\p{L}*|mein\p{L}*|dein\p{L}*|jede\p{L}*|alle\p{L}*|dass|wenn|weil|ob) )\p{Ll}+ |(?:\d+|einem|einer) (?=\p{Lu})|(?:Tag|Woche|Monat|Jahr|Stunde|Minute)(?:e?[ns])? ){0,4}(?:er|ihn|ihm|(?<=(?:ist|wird|hat|war|hält|kostet|kommt|steht|liegt|passt|bleibt|läuft) )sie)(?!\p{L})/u;
const INVERTED_NL =
  /^[^,]*(?<!\p{L})(?:was|waren|zijn|is) dat er(?!\p{L})|^(?:(?!(?:de|het|een|die|deze|dat|onze|ons|mijn|je|jouw|uw|hun|haar|zijn|elke?|ieder\p{L}*|alle|wie|als|of|omdat|zodat|zeggen|weten) )\p{L}+ |\d+ |een (?:dag|week|maand|jaar|uur) ){0,5}(?:hij|hem|ze|zij)(?!\p{L})/iu;

/** "Not happy?": a question without a noun that its answer could mean. */
const NOUNLESS = /^¿?(?:not|nicht|niet|pas|no|non|não) \p{L}+\s?\? /iu;

/**
 * Starts that need the sentence before them in one language, and mean something else in another:
 * "il" is an Italian article, "mais" is Portuguese for "more", and "ma" is French for "my".
 */
const DEPENDENT: Readonly<Record<string, RegExp>> = {
  fr: /^(?:ils?|mais)(?!\p{L})/iu,
  it: /^ma(?!\p{L})/iu,
};

/**
 * Whether a clause has a pronoun for a noun of another sentence: "We open them with you", "Las
 * limpiamos", "Raakt hij weer verstopt", or starts with a word of `DEPENDENT`. `lineOf` (`line.ts`)
 * calls it; the words are here.
 */
export function hasLoosePronoun(text: string, language: string): boolean {
  const clause = text.replace(NOUNLESS, "");
  return (
    (/(?<!\p{L})(?:them|yours|theirs)(?!\p{L})/iu.test(clause) &&
      !/(?<!\p{L})\p{L}{2,}s\b.*(?<!\p{L})(?:them|yours|theirs)(?!\p{L})/iu.test(clause)) ||
    OBJECT.test(clause) ||
    DEPENDENT[language]?.test(clause) === true ||
    (CONDITION.test(clause) && !PROMISED.test(clause) && !MAXIM.test(clause)) ||
    (language === "en" && OBJECT_EN.test(clause)) ||
    // The polite "Sie" has a capital letter.
    /^(?:[Ww]ir|[Ii]ch|[Ww]ij|[Ii]k) \p{L}+ (?:sie|ihn|ze)(?!\p{L})/u.test(clause) ||
    (language === "de" && INVERTED_DE.test(clause)) ||
    (language === "nl" && INVERTED_NL.test(clause))
  );
}
