import type { Habit } from "./typing-habits.ts";

/** What stands before a word that is typed alone, in no address and no compound. */
const START = "(?<![\\p{L}\\p{N}@./#’'&-])";
const END = "(?![\\p{L}\\p{N}@’'-]|\\.\\p{L})";

/**
 * Abbreviations typed in small letters, each with the word that it stands for: "evt. ook" loses its
 * full stop, "bijv. een" has one already.
 */
const words = (pairs: Readonly<Record<string, string>>): readonly Habit[] =>
  Object.entries(pairs).map(([typed, right]): Habit => [
    new RegExp(`${START}${typed}${END}${right.endsWith(".") ? "\\.?" : "(?:\\.(?= [\\p{Ll}\\d]))?"}`, "gu"),
    right,
  ]);

/** An abbreviation that is clear only before certain words. */
const before = (typed: string, next: string, right: string): Habit => [
  new RegExp(`${START}${typed}(?= (?:${next}))`, "gu"),
  right,
];

/** "2 pers bed" is one compound in German and Dutch. */
const FOR_SLEEPERS = "(?:bed|bett|tent|zelt|kamer|zimmer|kano|boot|haus|huis)";

/** "6€ par pers", "jusqu'à 250 pers.": the full stop stays where it ends the sentence. */
const people = (typed: string, one: string, many: string): readonly Habit[] => {
  const form = `${typed}(?:\\.(?= ?[\\p{Ll}:,;)]))?(?![\\p{L}\\p{N}-]|\\.? ${FOR_SLEEPERS})`;
  return [
    [new RegExp(`(?<=(?<!\\p{L})(?:par|la|por|a|per|pro) )${form}`, "gu"), one],
    [new RegExp(`(?<=(?<![\\d.,])(?:[2-9]|\\d{2,3}) )${form}`, "gu"), many],
  ];
};

/** The days that are abbreviated with those of `PORTUGUESE_DAYS`: "seg e qui", "de seg a sab". */
const PORTUGUESE_DAYS: Readonly<Record<string, string>> = {
  seg: "segunda",
  ter: "terça",
  qua: "quarta",
  qui: "quinta",
  sex: "sexta",
  sab: "sábado",
  sáb: "sábado",
  dom: "domingo",
};
const DAY = Object.keys(PORTUGUESE_DAYS).join("|");
const JOIN = "(?: (?:e|a|ou|até) |, )";

const DUTCH_TIME =
  "ma|di|wo|do|vr|za|zo|\\p{Ll}+dag|eind|begin|half|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|groep|maat|leeftijd";

/**
 * Abbreviations of chats and notes that owners type inside sentences, by language: "pdt", "msm",
 * "evt". Only forms that are no other word of their language; others only before or after words
 * that make them clear. `spellingFor` (`spelling.ts`) applies them after `typing-habits.ts`.
 */
export const SHORT_FORMS: Readonly<Record<string, readonly Habit[]>> = {
  en: [
    ...words({ cuz: "because", thx: "thanks", approx: "approx." }),
    // "vancouver bc" is a province.
    before(
      "bc",
      "(?:i|we|you|they|it|he|she|there|the|our|your|this|that|most|every|not|people)(?!\\p{L})",
      "because",
    ),
  ],
  de: [
    // "u. a." and "u. U." are other abbreviations, "u bahn" is a compound.
    [
      /(?<=\p{L}\)? )u\.?(?= (?!\p{L}\.|(?:[Bb]ahn(?:en|hof)?|[Bb]oote?|[Ff]orm|[Pp]rofile?)(?!\p{L}))\p{L}{2})/gu,
      "und",
    ],
    ...words({ vllt: "vielleicht", vlt: "vielleicht" }),
    [/(?<![\p{L}\p{N}@./-])(ggf|evtl|usw|bzw|zzgl|inkl|exkl|bzgl)(?![\p{L}\p{N}.-])/gu, "$1."],
    ...people("pers", "Person", "Personen"),
  ],
  fr: [
    ...words({
      tjs: "toujours",
      tjrs: "toujours",
      bcp: "beaucoup",
      qq: "quelques",
      qques: "quelques",
      rdv: "rendez-vous",
      rdvs: "rendez-vous",
      résas: "réservations",
      résa: "réservation",
      resas: "réservations",
      resa: "réservation",
      ttes: "toutes",
      ttc: "TTC",
      sav: "SAV",
      nac: "NAC",
    }),
    // "purée de pdt" is made of potatoes.
    before("pdt", "l[ae]s? |l[’']|une? |vo[ts]|no[ts]|leur|que |toute?|ce|\\d", "pendant"),
    before("tt", "compris|inclus|neuf|le|l[’']|ce|est", "tout"),
    before("ts", "les|nos|vos|types|niveaux|travaux", "tous"),
    before("ds", "l[ae]s? |l[’']|une? |votre|vos|notre|nos|toute|tout|ce", "dans"),
    // "rien de tel", "par tel ou tel moyen"
    [/(?<=(?<!\p{L})(?:par|au|(?:numéro|numero|coup|appel) de) )t[eé]l(?![\p{L}\p{N}.]| ou )/gu, "téléphone"],
    ...people("pers", "personne", "personnes"),
  ],
  es: [
    ...words({ tmb: "también", tbn: "también", pq: "porque", xq: "porque" }),
    [/(?<=(?<!\p{L}|\d )\p{L}{3,} )tb(?![\p{L}\p{N}@/-])/gu, "también"],
    [/(?<=\p{Ll} )aprox(?![\p{L}.])/gu, "aprox."],
    [/(?<=(?<!\p{L})(?:seguro|póliza) (?:de )?)rc(?![\p{L}-])/giu, "RC"],
    ...people("pers", "persona", "personas"),
  ],
  it: [
    ...words({ cmq: "comunque", nn: "non", anke: "anche", qlc: "qualche" }),
    before("tt", "incluso|compreso|l[’']|il", "tutto"),
    // "x i piani alti", but not "3 x i" and sizes
    [/(?<![\p{L}\p{N}@./-])x(?= (?:i|gli|\p{L}[’']\p{L}))(?<!\d x)/gu, "per"],
    ...people("pers", "persona", "persone"),
  ],
  pt: [
    [
      new RegExp(
        `${START}(?:${DAY})(?=${JOIN}(?:${DAY})${END})|(?<=(?:${START})(?:${DAY}|segunda|terça|quarta|quinta|sexta)${JOIN})(?:${DAY})${END}`,
        "gu",
      ),
      (day) => PORTUGUESE_DAYS[day] ?? day,
    ],
    [
      /(?<=(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)),? (?:das )?(\d{1,2}(?:h(?:\d{2})?)?) (?:as|às) (?=\d{1,2}(?:h|(?![\p{L}\p{N}:])))/gu,
      ", das $1 às ",
    ],
    ...words({
      msm: "mesmo",
      tbm: "também",
      mto: "muito",
      mta: "muita",
      mtos: "muitos",
      mtas: "muitas",
      qdo: "quando",
      qnd: "quando",
      tds: "todos",
      ñ: "não",
    }),
    [/(?<=(?<!\p{L}|\d )\p{L}{3,} )tb(?![\p{L}\p{N}@/-])/gu, "também"],
    // "no pq ibirapuera" is a park.
    before(
      "pq",
      "(?:a|o|as|os|é|e|n[ãa]o|ainda|eu|nós|a?qui|voc[êe]s?|vc|el[ea]s?|tem|temos|tenho|quem|cada|faz\\p{L}*|faço|s[óo]|j[áa]|com|sem|quer\\p{L}*|sei|sou|somos|est\\p{L}+|tod[oa]s?|tudo|noss[oa]s?|meu|minha|seu|sua|us[oa]\\p{L}*|trabalh\\p{L}+|gost\\p{L}+|vale|muit[oa]s?)(?!\\p{L})",
      "porque",
    ),
    [/(?<![\p{L}\p{N}@./-])av(?=\.? \p{Ll}{3})(?!\.)/gu, "av."],
    before("td", "incluso|inclu[ií]do|limpo|pronto|higienizado|feito", "tudo"),
    [/(?<=\/)mes(?![\p{L}\p{N}])/gu, "mês"],
    ...people("pess?", "pessoa", "pessoas"),
  ],
  nl: [
    ...words({
      ivm: "in verband met",
      evt: "eventueel",
      ipv: "in plaats van",
      dmv: "door middel van",
      obv: "op basis van",
      mbv: "met behulp van",
      mss: "misschien",
      incl: "incl.",
      excl: "excl.",
      bijv: "bijv.",
      ong: "ongeveer",
    }),
    // "in mn winkel"; alone, "mn" is also "met name".
    [/(?<=(?<!\p{L})(?:in|met|van|voor|bij|uit|op|aan|naar) )mn(?= \p{Ll}{2})/gu, "mijn"],
    before("tm", `(?:\\d|(?:${DUTCH_TIME})(?!\\p{L}))`, "t/m"),
    // "doet t niet meer", but not "maat t" and "nieuwe t shirts"
    [
      /(?<=\p{Ll}{2} )(?<!(?:maat|type|letter|model|serie|klasse|categorie|rijbewijs|ford) )[’']?t(?= (?!shirts?(?!\p{L}))\p{Ll}{2})/gu,
      "het",
    ],
    ...people("pers", "persoon", "personen"),
  ],
};
