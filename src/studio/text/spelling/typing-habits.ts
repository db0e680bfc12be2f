/** A habit of hurried typing and how an ad writes it. */
export type Habit = readonly [pattern: RegExp, right: string | ((found: string) => string)];

const small = (word: string) => word.toLowerCase();
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * Makes days small inside a sentence, and months after the number of a day: "chiuso Lunedì", "dal 3
 * Marzo". A word beside another capital may be part of a name ("Pizza Domenica Rossi"), a number
 * after the word for a street part of an address ("via 25 Aprile").
 */
function smallDates(days: string, months: string, streets: string): readonly Habit[] {
  const rest = "(?![\\p{L}\\p{N}])(?! \\p{Lu})";
  return [
    [
      new RegExp(`(?<=(?<![\\p{L}])\\p{Ll}[\\p{L}’']*,? |\\p{Ll}, |\\p{L}[-–])(?:${days})${rest}`, "gu"),
      small,
    ],
    [
      new RegExp(
        `(?<=(?<!(?:${streets}) (?:\\p{L}+ )?)(?<![\\d.,])\\d{1,2}(?:º|°)? (?:de )?)(?:${months})${rest}`,
        "gu",
      ),
      small,
    ],
  ];
}

const ENGLISH_DAY = "(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)";
/**
 * Abbreviated English days beside a time or another day: "mon-fri", "sat till 1", "every sun"; not
 * "the sun sat".
 */
const ENGLISH_DAYS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?!sun sat(?!\\p{L}))${ENGLISH_DAY}(?!\\p{L})(?=(?: ?[-–/&+,] ?| to | and | or | till | until | thru | through | from |: | )(?:${ENGLISH_DAY}(?!\\p{L})|\\d)| (?:only|mornings?|afternoons?|evenings?|nights?)(?!\\p{L}))` +
    `|(?<=(?<!\\p{L})(?:every |each |on |till |until |${ENGLISH_DAY}(?: ?[-–/&+,] ?| to | and | or | till | thru | through | )))(?<!(?<!\\p{L})sun )${ENGLISH_DAY}(?!\\p{L})`,
  "giu",
);
const GERMAN_DAY = "mo|di|mi|do|fr|sa|so";

/** Joins between the days of a week, as in "fri-Sun" and "sat & sun", without commas. */
const JOIN = "\\s?[-–&+/]\\s?";

/** Days in capitals beside another one, with which "sun" and "do" are no other words. */
function capitalDays(days: string, join: string): Habit {
  const beside = `(?<=(?<!\\p{L})(?:${days})(?:${join}))(?:${days})(?!\\p{L})`;
  return [new RegExp(`(?<!\\p{L})(?:${days})(?=(?:${join})(?:${days})(?!\\p{L}))|${beside}`, "giu"), capital];
}

/** Writes "and" between two days: "Di+Fr". A third one would make a list of it. */
const andDays = (days: string, and: string): Habit => [
  new RegExp(`(?<=(?<![\\p{L}+]|\\+ )(?:${days}))\\s?\\+\\s?(?=(?:${days})(?!\\p{L}|\\s?\\+))`, "giu"),
  ` ${and} `,
];

/** Puts the comma before the step that needs no appointment: "No booking, just come". */
const withComma = (without: string, step: string): Habit => [
  new RegExp(`(?<=^(?:${without})) (?=(?:${step})(?!\\p{L}))`, "giu"),
  ", ",
];

/**
 * German words typed without a key for umlauts. Words that keep their letters ("neuer", "Manuel",
 * "Steuer") and those that Swiss people write with "ss" are not among them.
 */
const WITHOUT_UMLAUTS =
  /(?<![\p{L}\p{N}@./’'-])(?:fuers?|dafuer|ueber|koenn(?:en|t)|moecht(?:en|est|e)|muess(?:en|t)|wuerd(?:en|e)|wuensch(?:en|e|t)|(?:un)?moeglich(?:e[nrs]?)?|natuerlich|waehrend|naechste[nrs]?|spaeter|frueher|zurueck|guenstig(?:e[nrs]?)?|persoenlich(?:e[nrs]?)?|zuverlaessig(?:e[nrs]?)?|regelmaessig(?:e[nrs]?)?|gemuetlich(?:e[nrs]?)?|taeglich|jaehrlich|fuenf|zwoelf|oeffnungszeiten|gaerten|kuechen?|baeder|tueren|gebuehr(?:en)?|frueh(?:jahr|ling|stück|stueck)\p{L}*|stueck)(?![\p{L}\p{N}@-]|\.\p{L})/giu;
/** The same in small letters only, because names may keep them: "Frau Schoen", "Moebel Boss". */
const SMALL_WITHOUT_UMLAUTS =
  /(?<![\p{L}\p{N}@./’'-])(?:fuehr(?:ung|erschein|er)\p{L}*|schuetzen\p{L}*|windstaerke\p{L}*|baenken?|plaetzen?|bueros?|moebel\p{L}*|oel|koerper\p{L}*|geraete?n?|waesche\p{L}*|pruefung\p{L}*|maenner\p{L}*|haende|schoen(?:e[nmrs]?)?|gruen(?:e[nmrs]?)?|hoeher(?:e[nmrs]?)?|kuerzer)(?![\p{L}\p{N}@-]|\.\p{L})/gu;
const UMLAUTS: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü", Ae: "Ä", Oe: "Ö", Ue: "Ü" };
// "Abenteuer" and "Dauer" have another "ue".
const withUmlauts = (word: string) =>
  word.replace(/(?<![aeq])[aou]e/giu, (letters) => UMLAUTS[letters] ?? letters);

/** Words with a silent "h". */
const SILENT_H =
  "h(?:eure|omme|iver|uile|[ôo]tel|abit|istoire|ygi[eè]n|u[iî]tre|erbe|[ôo]pital|umour|onneur|orloge)\\p{L}*";
/** Words before a single letter that is a name: "ligne d", "taille l". */
const LETTERED =
  "(?:ligne|métro|bâtiment|batiment|taille|classe|permis|escalier|porte|bloc|hall|vitamine|scala|taglia|patente|interno) ";
/**
 * An apostrophe that is typed as a space: "d une" in French, "l acqua" in Italian; capitals may be
 * names.
 */
const elided = (words: string, except: string): Habit => [
  new RegExp(
    `(?<![\\p{L}\\p{N}@./’'-]|\\d |(?<!\\p{L})${LETTERED})(${words}) (?=(?!(?:${except})(?!\\p{L}))(?:[aeiouyâàéèêëîïôœù]\\p{L}+|${SILENT_H}|y)(?!\\p{L}))`,
    "gu",
  ),
  "$1’",
];

/** Words before a clock time, which the verb "a" and the article "as" do not follow. */
const FRENCH_BEFORE_TIME =
  "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|matin|soir|demain|ouverte?s?|ouvre|fermée?s?|ferme|commence|rendez-vous|rdv|livrée?s?|prête?s?|\\d{1,2} ?h(?: ?\\d{2})?|midi";
const PORTUGUESE_BEFORE_TIME =
  "(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|feira)s?|at[ée]|dias?|hoje|amanhã|diariamente|abre|abrimos|fecha|fechamos|começa|\\d{1,2} ?h(?:\\d{2})?|\\d{1,2}:\\d{2}";
const CLOCK_TIME = "\\d{1,2}(?: ?h(?: ?\\d{2})?|:\\d{2})(?![\\p{L}\\p{N}])(?! d[e’'])";

/**
 * Habits that hurried people have in all languages: they type an equals sign before a free item
 * ("10 blades = 1 free") or an amount ("booked by May = £65"). `spellingFor` (`spelling.ts`)
 * applies these rules first.
 */
export const COMMON_HABITS: readonly Habit[] = [
  [
    /(?<=(?<![\p{L}\p{N}])\d{1,3} \p{L}+(?: \p{L}+)?) ?= ?(?=\d{1,3} (?:\p{L}+ )?(?:free|kostenlos|gr[aá]tis|gratuit[aeos]*|offerte?s?|omaggio)(?!\p{L}))/giu,
    ", ",
  ],
  [/(?<=\p{L}) ?= ?(?=\p{Sc} ?\d|\d[\d.,]* ?(?:\p{Sc}|euros?(?!\p{L})))/giu, ": "],
];

/**
 * How hurried people type each language besides missing accents (`spelling-words.ts`): days in the
 * wrong case, short forms, apostrophes for accents, a missing comma. `spellingFor` (`spelling.ts`)
 * applies them to each statement of an ad, in order. Only what hardly means anything else is here.
 */
export const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  en: [
    [ENGLISH_DAYS, capital],
    andDays(`${ENGLISH_DAY}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?`, "and"),
    [/(?<![\p{L}\p{N}@./’'-])[Ii]m(?= )/gu, "I’m"],
    [
      /(?<=^|[.!?,;:] |(?<!\p{L})(?:and|so|but) )([Ii])ts(?= (?:probably|been|not|an?)(?![\p{L}-]))/gu,
      "$1t’s",
    ],
    // "pies £4.80 w gravy", but "a 60 w lamp"
    [
      /(?<=[\p{Ll})] |\p{Sc}\d[\d.]* )(?<!\d ?(?:cm|mm|m|in|ft|inch|inches) )w(?= (?!x(?!\p{L})|or |by |and )\p{Ll}+(?!\p{L}))/gu,
      "with",
    ],
    [/(?<=[\p{Ll}\d)] )(?<!(?<!\p{L})(?:rock|drum) )n(?= \p{Ll})/gu, "and"],
    [/(?<=(?<!\p{L})(?:we|you|they|prices|kids|dogs|all) )r(?= \p{Ll})/giu, "are"],
    [/(?<![\p{L}\p{N}@./’'-])abt(?= )/gu, "about"],
    [/(?<=[\p{Ll}\d] )til(?![\p{L}\p{N}])/gu, "till"],
    [/(?<=(?<!\p{L})(?:last|per|a|every|each|this|next|the) )yr(?![\p{L}\p{N}])/gu, "year"],
    [/(?<=(?<![\p{L}\p{N}])\d{1,3} )yrs(?![\p{L}\p{N}])/gu, "years"],
    [/(?<![\p{L}\p{N}@./’'-])(?:fri|tues|weds|thurs)(?![\p{L}\p{N}@./’'-])/gu, capital],
    [/(?<![\p{L}\p{N}@./])w\/o(?= )/giu, "without"],
    [/(?<![\p{L}\p{N}@./-])b4(?= )/giu, "before"],
    // "So ur done in an hour", "we repaint ur radiators"
    [
      /(?<![\p{L}\p{N}@./-])ur(?= (?:done|ready|not|in|at|away|sorted|welcome|\p{L}+ing)(?!\p{L}))/gu,
      "you’re",
    ],
    [/(?<![\p{L}\p{N}@./-])ur(?= \p{Ll})/gu, "your"],
    [/(?<=(?<![\p{L}\p{N}])\d{1,2}) yr(?= (?:guarantee|warranty)(?!\p{L}))/giu, "-year"],
    [/(?<![\p{L}\p{N}@./-])txt(?= )/giu, "text"],
    [/(?<=(?<!\p{L})and )its(?= (?:only )?\p{Sc}\d)/giu, "it’s"],
    [/(?<!\p{L})w\/ ?(?=\p{L})/giu, "with "],
    [
      /(?<=(?<!\p{L})no (?:job|order|event|garden|dog) (?:is )?)to(?= (?:big|large|small)(?!\p{L}))/giu,
      "too",
    ],
    [
      /(?<![\p{L}\p{N}@./&-])u(?= (?:can|get|pay|need|want|choose|pick|book|order|buy|bring|like|love|have|don[’']?t|will|only)(?!\p{L}))/gu,
      "you",
    ],
    [
      /(?<=(?<!\p{L})(?:tell|give|show|help|send|call|text|bring|teach|let|for|to|with|so|that|where|when|what|until|till) )u(?![\p{L}\p{N}’'.-]| (?:shaped?|values?|bends?|bolts?|turns?|locks?|\d))/gu,
      "you",
    ],
    withComma(
      "no (?:booking|bookings|appointment|appointments|reservation)(?: (?:needed|required|necessary))?",
      "just|come|turn up|walk in|drop in",
    ),
  ],
  de: [
    [WITHOUT_UMLAUTS, withUmlauts],
    [SMALL_WITHOUT_UMLAUTS, withUmlauts],
    capitalDays(GERMAN_DAY, `${JOIN}|\\sbis\\s`),
    andDays(`${GERMAN_DAY}|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?`, "und"),
    // Before a clock time: "sa 10-14 Uhr".
    [/(?<!\p{L})(?:mo|di|mi|do|fr|sa)(?= \d{1,2}(?:[:.]\d{2})? ?[-–] ?\d)/gu, capital],
    withComma(
      "(?:ohne|keine?) (?:termin|anmeldung|voranmeldung)(?: (?:nötig|notwendig|erforderlich))?",
      "einfach|kommen sie|komm(?:t)?",
    ),
  ],
  fr: [
    andDays("lun|mar|mer|jeu|ven|sam|dim|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche", "et"),
    ...smallDates(
      "Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche",
      "Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre",
      "rue|place|avenue|boulevard|quai",
    ),
    [/(?<=(?<!\p{L})jusqu)['’ ]?a(?= )/giu, "’à"],
    // "taille s ou m" has sizes.
    elided("[dljnm]", "ou|et|à|aux?"),
    elided("qu|jusqu|lorsqu|puisqu|quelqu", "$^"),
    [
      /(?<![\p{L}\p{N}@./’'-]|\d |(?:classe|métro|ligne|vitamine|permis|taille) )(c (?=(?:est|était|étaient)(?!\p{L}))|s (?=(?:ils?|y|[aeiouyéê]\p{L}{3,})(?!\p{L})))/gu,
      (word) => `${word.charAt(0)}’`,
    ],
    // "3 a 6 joueurs", "a 5 min du tram", but "il a 3 ans"
    [/(?<=(?<![\d.,])\d{1,3} )a(?= \d{1,3} [\p{L}€])/gu, "à"],
    [
      /(?<=(?<!(?<!\p{L})(?:il|elle|on|y|qui|en|ça|cela)) )a(?= \d{1,3} ?(?:min(?:utes?)?|km|m|pas)(?!\p{L})(?! (?:de (?!l[ae’' ]|votre|notre|chez)|carr)))/gu,
      "à",
    ],
    [new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${FRENCH_BEFORE_TIME}) )a(?= ${CLOCK_TIME})`, "giu"), "à"],
    withComma("(?:sans|pas de) (?:rdv|rendez-vous|réservation)", "venez|passez|viens|passe|il suffit"),
  ],
  es: [
    andDays(
      "lun|mar|mi[ée]|jue|vie|s[áa]b|dom|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?",
      "y",
    ),
    ...smallDates(
      "Lunes|Martes|Mi[ée]rcoles|Jueves|Viernes|S[áa]bados?|Domingos?",
      "Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre",
      "calle|plaza|avenida|paseo|c/",
    ),
    [/(?<![\p{L}\p{N}@./-])x(?= \p{L}{2,})(?<!\d x)/gu, "por"],
    [/(?<=¿)(?:xq|pq)(?![\p{L}\p{N}])/gu, "por qué"],
    [/(?<![\p{L}\p{N}@./-])(?:xq|pq)(?= )/gu, "porque"],
    [/(?<![\p{L}\p{N}@./-])q(?= \p{Ll}{2,})/gu, "que"],
    [/(?<![\p{L}\p{N}@./-]|\d )(?:tb|tmb)(?= )/gu, "también"],
    [/^no cita(?= |$)/iu, "sin cita"],
    withComma(
      "(?:sin|no hace falta) (?:cita|reserva|reservar)(?: previa)?",
      "ven|venga|venid|pásate|pasa|pase",
    ),
  ],
  pt: [
    andDays("seg|ter|qua|qui|sex|s[áa]b|dom|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo", "e"),
    ...smallDates(
      "Segundas?(?:-feiras?)?|Ter[çc]as?(?:-feiras?)?|Quartas?(?:-feiras?)?|Quintas?-feiras?|Sextas?(?:-feiras?)?|S[áa]bados?|Domingos?",
      "Janeiro|Fevereiro|Março|Abril|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro",
      "rua|praça|avenida|largo|travessa|av\\.",
    ),
    [
      /(?<!\p{L})ha(?= (?:(?:mais|cerca) de |quase )?(?:\d{1,4}|uma?|do[iu]s|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta|quarenta|cinquenta|v[áa]rios|muitos) (?:anos?|m[êe]s|meses|dias?|semanas?|d[ée]cadas?|gera[çc][õo]es)(?!\p{L}))/giu,
      (word) => (word.startsWith("h") ? "há" : "Há"),
    ],
    [
      new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${PORTUGUESE_BEFORE_TIME}),? )as(?= (?!24)${CLOCK_TIME})`, "giu"),
      "às",
    ],
    [/(?<=\d )a(?= vista(?!\p{L}))/gu, "à"],
    [/(?<![\p{L}\p{N}@./-])c\/ ?(?=\p{Ll}{2})/gu, "com "],
    [/(?<![\p{L}\p{N}@./-])p\/ ?(?=\p{Ll}{2})/gu, "para "],
    [/(?<![\p{L}\p{N}@./-])s\/ ?(?=\p{Ll}{2})/gu, "sem "],
    [/(?<![\p{L}\p{N}@./-]|\d )(?:tb|tbm)(?= )/gu, "também"],
    [/(?<![\p{L}\p{N}@./-])q(?= \p{Ll}{2,})/gu, "que"],
    [/(?<![\p{L}\p{N}@./-])vcs(?![\p{L}\p{N}])/gu, "vocês"],
    [/(?<![\p{L}\p{N}@./-])vc(?![\p{L}\p{N}])/gu, "você"],
    [/(?<![\p{L}\p{N}@./-])hj(?![\p{L}\p{N}])/gu, "hoje"],
    withComma("sem (?:marcação|marcações|hora marcada|reserva)", "venha|apareça|passe|é só|basta"),
  ],
  it: [
    andDays("lun|mar|mer|gio|ven|sab|dom|(?:lune|marte|mercole|giove|vener)d[ìi]|sabato|domenica", "e"),
    ...smallDates(
      "Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica|Lunedi|Martedi|Mercoledi|Giovedi|Venerdi",
      "Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre",
      "via|viale|piazza|corso|largo",
    ),
    // On a keyboard without accents: "e' gratis", "perche'", "qualita'".
    [/(?<![\p{L}\p{N}’'])e['’](?= )/gu, "è"],
    [/(?<![\p{L}\p{N}’'])E['’](?= )/gu, "È"],
    [/(?<=\p{L}{2}it)a['’](?![\p{L}\p{N}])/gu, "à"],
    [/(?<=(?<!\p{L})(?:citt|gi|et|novit|libert|volont|met))a['’](?![\p{L}\p{N}])/giu, "à"],
    [/(?<=(?<!\p{L})(?:pi|gi))u['’](?![\p{L}\p{N}])/giu, "ù"],
    [/(?<=(?<!\p{L})(?:pu|per))o['’](?![\p{L}\p{N}])/giu, "ò"],
    [/(?<=(?<!\p{L})(?:cos|luned|marted|mercoled|gioved|venerd|s|l))i['’](?![\p{L}\p{N}])/giu, "ì"],
    [/(?<=(?<!\p{L})(?:per|poi|fin|affin|ben|anzi)ch)[eè]['’]?(?![\p{L}\p{N}])/giu, "é"],
    [/(?<=(?<!\p{L})[cdv]['’])e['’](?![\p{L}\p{N}])/giu, "è"],
    [/(?<=(?<!\p{L})caff)e['’](?![\p{L}\p{N}])/giu, "è"],
    [/(?<!\p{L})pò(?!\p{L})/gu, "po’"],
    [/(?<=(?<!\p{L})un )po(?![\p{L}’'])/giu, "po’"],
    elided(
      "[dl]|(?:d|n|s)?ell|all|dall|sull|quest|quell|nient|tutt",
      "in|on|inclusive|over|around|access|y\\p{L}*",
    ),
    // "non c e", but "vitamina c e zinco"
    [/(?<=(?:^|(?<!\p{L})(?:non|che|qui|dove|quando|sempre|anche) ))(c) (?:e|è)(?= )/gu, "$1’è"],
    [/(?<!\p{L})qual['’]è(?!\p{L})/giu, "qual è"],
    [/(?<![\p{L}\p{N}@./-])x(?= \p{L}{2,})(?<!\d x)/gu, "per"],
    [/(?<![\p{L}\p{N}@./-])nn(?= )/gu, "non"],
    [/(?<![\p{L}\p{N}@./-])cmq(?= )/gu, "comunque"],
    [/(?<![\p{L}\p{N}@./-])(?:xke|xche|xché|xchè)(?= )/gu, "perché"],
    [/(?<=\d) ?gg(?![\p{L}\p{N}])/gu, " giorni"],
    [
      /^(?:no|niente) (?=(?:prenotazione|appuntamento) (?:passa|passate|vieni|venite|basta)(?!\p{L}))/iu,
      "senza ",
    ],
    withComma("(?:senza|niente|nessun) (?:prenotazione|appuntamento)", "passa|passate|vieni|venite|basta"),
  ],
  nl: [
    andDays("ma|di|wo|do|vr|za|zo|(?:maan|dins|woens|donder|vrij|zater|zon)dag", "en"),
    [/(?<![\p{L}\p{N}’'])s (?=(?:ochtends|morgens|middags|avonds|nachts|zomers|winters)(?!\p{L}))/giu, "’s "],
    ...smallDates(
      "Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag",
      "Januari|Februari|Maart|April|Mei|Juni|Juli|Augustus|September|Oktober|November|December",
      "straat|plein|laan",
    ),
    withComma("(?:zonder|geen) (?:afspraak|reservering)(?: nodig)?", "kom|loop|gewoon"),
  ],
};
