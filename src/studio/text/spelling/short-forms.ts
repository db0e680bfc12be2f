import type { Habit } from "./typing-habits.ts";

/** What stands before a word that is typed alone, in no address and no compound. */
const START = "(?<![\\p{L}\\p{N}@./#’'&-])";
const END = "(?![\\p{L}\\p{N}@’'-]|\\.\\p{L})";

/** Abbreviations typed in small letters, each with the word that it stands for. */
const words = (pairs: Readonly<Record<string, string>>): readonly Habit[] =>
  Object.entries(pairs).map(([typed, right]): Habit => [new RegExp(`${START}${typed}${END}`, "gu"), right]);

/** An abbreviation that is clear only before certain words. */
const before = (typed: string, next: string, right: string): Habit => [
  new RegExp(`${START}${typed}(?= (?:${next}))`, "gu"),
  right,
];

/** "6€ par pers", "jusqu'à 250 pers.": the full stop stays where it ends the sentence. */
const people = (typed: string, one: string, many: string): readonly Habit[] => {
  const form = `${typed}(?:\\.(?= ?[\\p{Ll}:,;)]))?(?![\\p{L}\\p{N}-])`;
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

/**
 * Abbreviations of chats and notes that owners type inside sentences, by language: "pdt", "msm",
 * "evt". Only forms that are no other word of their language; others only before or after words
 * that make them clear. `spellingFor` (`spelling.ts`) applies them after `typing-habits.ts`.
 */
export const SHORT_FORMS: Readonly<Record<string, readonly Habit[]>> = {
  en: words({ shes: "she’s", hes: "he’s", bc: "because", cuz: "because", thx: "thanks", approx: "approx." }),
  de: [
    // "u. a." and "u. U." are other abbreviations.
    [/(?<=\p{L}\)? )u\.?(?= (?!\p{L}\.)\p{L}{2})/gu, "und"],
    ...words({ vllt: "vielleicht", vlt: "vielleicht" }),
    [/(?<![\p{L}\p{N}@./-])(ggf|evtl|usw|bzw|zzgl|inkl|exkl|bzgl)(?![\p{L}\p{N}.-])/gu, "$1."],
    ...people("pers", "Person", "Personen"),
  ],
  fr: [
    ...words({
      pdt: "pendant",
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
    before("tt", "compris|inclus|neuf|le|l[’']|ce|est", "tout"),
    before("ts", "les|nos|vos|types|niveaux|travaux", "tous"),
    before("ds", "l[ae]s? |l[’']|une? |votre|vos|notre|nos|toute|tout|ce", "dans"),
    [/(?<=(?<!\p{L})(?:par|au|de) )t[eé]l(?![\p{L}\p{N}.])/gu, "téléphone"],
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
    before("pq", "\\p{Ll}", "porque"),
    [/(?<![\p{L}\p{N}@./-])av(?=\.? \p{Ll}{3})(?!\.)/gu, "av."],
    before("td", "incluso|inclu[ií]do|limpo|pronto|higienizado|feito", "tudo"),
    [/(?<=\/)mes(?![\p{L}\p{N}])/gu, "mês"],
    ...people("pess?", "pessoa", "pessoas"),
  ],
  nl: [
    ...words({
      ivm: "in verband met",
      evt: "eventueel",
      mn: "met name",
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
    before("tm", "\\p{L}{2}|\\d", "t/m"),
    // "doet t niet meer"
    [/(?<=\p{Ll}{2} )(?<!(?:maat|type|letter) )[’']?t(?= \p{Ll}{2})/gu, "het"],
    ...people("pers", "persoon", "personen"),
  ],
};
