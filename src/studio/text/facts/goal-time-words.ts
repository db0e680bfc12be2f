/** A time as the end of a call: of a booking or an order, and of a visit. */
type TimePhrases = readonly [booked: string, visited: string];

/** How a language names the times at which a business wants customers, for `goalTimeOf`. */
export interface GoalTimeWords {
  /** Words between statements of a goal, besides marks. */
  readonly separators: string;
  /** The twelve months as ads write them, from January. */
  readonly months: readonly string[];
  /** Short forms of months, as pattern and month. */
  readonly short: readonly (readonly [RegExp, number])[];
  /** The seven days as ads write them from Monday, with the pattern of their other forms. */
  readonly days: readonly (readonly [name: string, short: string])[];
  /** Endings of a day that stay with it: "Saturday morning". */
  readonly dayParts: string;
  /** Endings of several days if they are not "s". */
  readonly plural?: string;
  /** Prepositions before a month until which customers can act, and words between. */
  readonly until: string;
  /** Words that join the first and the last month of a period. */
  readonly to: string;
  /** The word between the last two of a list; Spanish has "u" before an "o". */
  readonly or: (next: string) => string;
  /** A list of months: "for May or June". */
  readonly forMonths: (months: string) => string;
  /** The months in which customers come: "in May or June". */
  readonly inMonths: (months: string) => string;
  /** A period of months, and one of days: "for May to July", "between May and July". */
  readonly monthsTo: (first: string, last: string) => TimePhrases;
  readonly daysTo: (first: string, last: string) => TimePhrases;
  /** Parts of the week or of the day: "midweek"; `booked` is empty for visits only. */
  readonly parts: readonly (readonly [pattern: string, booked: string, visited: string])[];
  /** Days for which customers book, and on which they come. */
  readonly forDays: (days: string) => string;
  readonly onDays: (days: string) => string;
  /** Words of clauses about times for which the business wants no more customers. */
  readonly excluded: RegExp;
}

/** Words for the campaign itself, prices and rates such as "a week", in all languages. */
const ABOUT_ADS_OR_RATES =
  "(?:a|per|each) week|pro woche|par semaine|(?:a la|por) semana|a settimana|alla settimana|to pay for|ads?|campaigns?|budget|reports?|launch|prices?|anzeigen?|kampagne|preise?|campagne|prix|campaña|precios?|campagna|prezz[oi]|campanha|preços?|advertenties?|prijzen";
const asPattern = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words}|${ABOUT_ADS_OR_RATES})(?!\\p{L})`, "iu");
const list = (words: string): readonly string[] => words.split(" ");
/** Words with the value behind their equals sign: "Monday=mon". */
const pairs = (text: string) =>
  list(text).map((pair): readonly [string, string] => {
    const [name = "", value = ""] = pair.split("=");
    return [name, value];
  });
/** Short forms with the number of their month: "jan=0". */
const short = (text: string): GoalTimeWords["short"] =>
  pairs(text).map(([word, month]) => [new RegExp(`^(?:${word})\\.?$`, "iu"), Number(month)]);
const deOf = (month: string) => (/^[aeiou]/u.test(month) ? `d’${month}` : `de ${month}`);
const adOf = (month: string) => (month.startsWith("a") ? `ad ${month}` : `a ${month}`);
const fromDay = (day: string) => (day.startsWith("domenica") ? `dalla ${day}` : `dal ${day}`);
const toDay = (day: string) => (day.startsWith("domenica") ? `alla ${day}` : `al ${day}`);

/** Words of goals that name times, by language. `goal-times.ts` reads them. */
export const GOAL_TIME_WORDS: Readonly<Record<string, GoalTimeWords>> = {
  en: {
    separators: "but|because|so|when|while|who|whose|which|than",
    months: list("January February March April May June July August September October November December"),
    short: short("jan=0 feb=1 mar=2 apr=3 jun=5 jul=6 aug=7 sept?=8 oct=9 nov=10 dec=11"),
    days: pairs(
      "Monday=mon Tuesday=tues? Wednesday=weds? Thursday=thu(?:rs?)? Friday=fri Saturday=sat Sunday=sun",
    ),
    dayParts: " (?:morning|afternoon|evening|lunchtime)s?",
    until: "(?:by|before) (?:the )?(?:(?:end|start|middle) of |mid[- ]?)?",
    to: "to|through|until|till|[-–]",
    or: () => "or",
    forMonths: (months) => `for ${months}`,
    inMonths: (months) => `in ${months}`,
    monthsTo: (first, last) => [`for ${first} to ${last}`, `between ${first} and ${last}`],
    daysTo: (first, last) => [`for ${first} to ${last}`, `between ${first} and ${last}`],
    parts: [
      ["mid-?week(?: (?:days?|dates?|slots?))?", "for a midweek day", "midweek"],
      ["weekdays?|during the week", "for a weekday", "on a weekday"],
      ["weekends?", "for a weekend", "at the weekend"],
      ["(?:the )?mornings|in the morning", "for a morning", "in the morning"],
      ["(?:the )?afternoons|in the afternoon", "for an afternoon", "in the afternoon"],
    ],
    forDays: (days) => `for a ${days}`,
    onDays: (days) => `on a ${days}`,
    excluded: asPattern(
      "since|last|stop|vs|opened|moved|(?<!drop[- ])off|away|holidays?|fully|booked (?:solid|up|out|till|until)|packed|rammed|avoid|black|good|sell themselves|by themselves|anyway|easter|already|always|usually|full|sold out|busy|not|no|never|\\p{L}+n[’']?t|instead|rather|until everyone|except|closed|peak|rush",
    ),
  },
  de: {
    separators: "aber|weil|damit|da|denn|dass|während|deren|als|wie",
    months: list("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    short: short("jan=0 feb=1 mrz|maerz|marz=2 apr=3 aug=7 sept?=8 okt=9 nov=10 dez=11"),
    days: pairs("Montag=mo Dienstag=di Mittwoch=mi Donnerstag=do Freitag=fr Samstag=sa Sonntag=so"),
    dayParts: "(?:vormittag|nachmittag|abend|mittag|morgen)",
    // "Montagen" are works at a building.
    plural: "s|(?<!Montag)en?",
    until: "(?:bis|vor)(?: zum)? (?:(?:Ende|Mitte|Anfang) )?",
    to: "bis|[-–]",
    or: () => "oder",
    forMonths: (months) => `für ${months}`,
    inMonths: (months) => `im ${months}`,
    monthsTo: (first, last) => [`für ${first} bis ${last}`, `zwischen ${first} und ${last}`],
    daysTo: (first, last) => [`für ${first} bis ${last}`, `von ${first} bis ${last}`],
    parts: [
      [
        "unter der woche|wochentags|wochentagen?|wochentage|werktags|werktagen?|werktage",
        "unter der Woche",
        "unter der Woche",
      ],
      ["wochenenden?", "für ein Wochenende", "am Wochenende"],
      ["vormittags?|vormittage", "", "am Vormittag"],
      ["nachmittags?|nachmittage", "", "am Nachmittag"],
    ],
    forDays: (days) => `für einen ${days}`,
    onDays: (days) => `am ${days}`,
    excluded: asPattern(
      "seit|aufhören|letzt\\p{L}*|vorig\\p{L}*|eröffnet|betriebsferien|ferien|urlaub|weg|dicht|hütte voll|ruhetag|sommerloch|schon|bereits|immer|meist\\p{L}*|ausgebucht|ausverkauft|belegt|nicht|verkaufen sich|von selbst|sowieso|kein\\p{L}*|wieder|statt|geschlossen|(?:ist|sind)(?: \\p{L}+)? voll|gut besucht|läuft",
    ),
  },
  fr: {
    separators:
      "mais|car|parce|pour que|avant que|qui(?! (?:commence|démarre|débute))|dont|que|pendant|comme",
    months: list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    short: short("janv=0 fevrier=1 fév|fevr?|févr=1 juil=6 aout=7 sept=8 oct=9 nov=10 déc|decembre=11"),
    days: pairs("lundi=lun mardi=mar mercredi=mer jeudi=jeu vendredi=ven samedi=sam dimanche=dim"),
    dayParts: " (?:matin|après-midi|soir|midi)",
    until: "(?:avant|d[’']ici) (?:(?:le|la fin|fin|mi) ?-?)?",
    to: "à|au|[-–]",
    or: () => "ou",
    forMonths: (months) => `pour ${months}`,
    inMonths: (months) => `en ${months}`,
    monthsTo: (first, last) => [`entre ${first} et ${last}`, `${deOf(first)} à ${last}`],
    daysTo: (first, last) => [`du ${first} au ${last}`, `du ${first} au ${last}`],
    parts: [
      ["en semaine|jours? de semaine", "pour un jour de semaine", "en semaine"],
      ["week-?ends?", "pour un week-end", "le week-end"],
      ["le matin|les matins|matinées|en matinée", "", "le matin"],
      ["l[’']après-midi|les après-midis?", "", "l’après-midi"],
    ],
    forDays: (days) => `pour un ${days.replace(" ou ", " ou un ")}`,
    onDays: (days) => `le ${days.replace(" ou ", " ou le ")}`,
    excluded: asPattern(
      "depuis|dernier|dernière|ouvert|débordé\\p{L}*|vacances|arrêt(?:e|ent|er|ons)|gras|pentecôte|pâques|déjà|deja|toujours|complets?|complètes?|plein\\p{L}*|pas|tout seuls?|plus de place|jamais|au lieu|plutôt|fermé\\p{L}*|pris|prise|cohue",
    ),
  },
  es: {
    separators: "pero|porque|que(?! (?:empieza|comienza|arranca))|cuyo|cuya|como|mientras",
    months: list("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    short: short("ene=0 feb=1 abr=3 jun=5 jul=6 ago=7 sept?|setiembre=8 oct=9 nov=10 dic=11"),
    days: [
      ["lunes", "lun"],
      ["martes", "mar"],
      ["miércoles", "mi[ée]rcoles|mié"],
      ["jueves", "jue"],
      ["viernes", "vie"],
      ["sábado", "s[áa]bados?|sáb"],
      ["domingo", "domingos|dom"],
    ],
    dayParts: " por la (?:mañana|tarde|noche)",
    until: "(?:antes de|antes del|hasta(?: el)?) (?:(?:finales|fin|mediados) de )?",
    to: "a|hasta|[-–]",
    or: (next) => (next.startsWith("o") ? "u" : "o"),
    forMonths: (months) => `para ${months}`,
    inMonths: (months) => `en ${months}`,
    monthsTo: (first, last) => [`entre ${first} y ${last}`, `de ${first} a ${last}`],
    daysTo: (first, last) => [`de ${first} a ${last}`, `de ${first} a ${last}`],
    parts: [
      ["entre semana|días laborables", "para un día entre semana", "entre semana"],
      ["fin(?:es)? de semana|findes?", "para un fin de semana", "un fin de semana"],
      ["por las? mañanas?", "", "por la mañana"],
      ["por las? tardes?", "", "por la tarde"],
    ],
    forDays: (days) => `para un ${days}`,
    onDays: (days) => `un ${days}`,
    excluded: asPattern(
      "desde|pasad[oa]|dej(?:ar|en|an) de|abrimos|a tope|saturad\\p{L}*|vacaciones|sant[oa]|ya|siempre|llen[oa]s?(?! el| la)|complet[oa]s?|se llenan|sol[oa]s|no|nunca|en vez|cerramos|cerrado|flojos? siempre",
    ),
  },
  it: {
    separators: "ma|perché|che(?! (?:inizia|parte|comincia))|quando|come|quant[eio]|mentre",
    months: list(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    ),
    short: short("gen=0 feb=1 apr=3 mag=4 giu=5 lug=6 ago=7 sett?=8 ott=9 nov=10 dic=11"),
    days: pairs(
      "lunedì=lunedi|lun martedì=martedi|mar mercoledì=mercoledi|mer giovedì=giovedi|gio venerdì=venerdi|ven sabato=sab domenica=dom",
    ),
    dayParts: " (?:mattina|pomeriggio|sera)",
    until: "(?:entro|prima di|prima del)(?: il| la)? ?(?:(?:fine|metà|inizio)(?: di)? )?",
    to: "a|ad|al|alla|fino a|[-–]",
    or: () => "o",
    forMonths: (months) => `per ${months}`,
    inMonths: adOf,
    monthsTo: (first, last) => [`tra ${first} e ${last}`, `da ${first} ${adOf(last)}`],
    daysTo: (first, last) => [`${fromDay(first)} ${toDay(last)}`, `${fromDay(first)} ${toDay(last)}`],
    parts: [
      [
        "(?:nei )?giorni (?:feriali|infrasettimanali)|durante la settimana|in settimana",
        "per un giorno feriale",
        "in settimana",
      ],
      ["(?:fine|fini) settimana|week-?end", "per un weekend", "nel weekend"],
      ["la mattina|di mattina|le mattine|al mattino", "", "la mattina"],
      ["il pomeriggio|di pomeriggio|i pomeriggi", "", "il pomeriggio"],
    ],
    forDays: (days) => (days.startsWith("domenica") ? `per una ${days}` : `per un ${days}`),
    onDays: (days) => `di ${days}`,
    excluded: asPattern(
      "scors[oa]|smett\\p{L}+|aperto|strapien\\p{L}*|oberat\\p{L}*|ferie|meno|angelo|già|gia|sempre|pien[oaie]|complet[oaie]|da soli|non|mai|invece|chius[oaie]|esaurit[oaie]",
    ),
  },
  pt: {
    separators: "mas|porque|que(?! (?:começa|inicia|arranca))|como|quando|enquanto",
    months: list("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    short: short("jan=0 fev=1 marco=2 abr=3 jun=5 jul=6 ago=7 set=8 out=9 nov=10 dez=11"),
    days: [
      ["segunda", "segundas?(?:-feiras?)?"],
      ["terça", "ter[çc]as?(?:-feiras?)?"],
      ["quarta", "quartas?(?:-feiras?)?"],
      ["quinta", "quintas?(?:-feiras?)?"],
      ["sexta", "sextas?(?:-feiras?)?"],
      ["sábado", "s[áa]bados?"],
      ["domingo", "domingos?"],
    ],
    dayParts: " (?:de|à) (?:manhã|tarde|noite)",
    until: "(?:até|ate|antes de|antes do)(?: o| ao)? ?(?:(?:fim|final|meados|meio) de )?",
    to: "a|até|[-–]",
    or: () => "ou",
    forMonths: (months) => `para ${months}`,
    inMonths: (months) => `em ${months}`,
    monthsTo: (first, last) => [`entre ${first} e ${last}`, `de ${first} a ${last}`],
    daysTo: (first, last) => [`de ${first} a ${last}`, `de ${first} a ${last}`],
    parts: [
      [
        "durante a semana|dias? de semana|dias úteis|meio da semana",
        "para um dia de semana",
        "durante a semana",
      ],
      ["fins? de semana|finais de semana", "para um fim de semana", "no fim de semana"],
      ["de manhã|pela manhã|(?:as|às) manhãs", "", "de manhã"],
      ["à tarde|as tardes", "", "à tarde"],
    ],
    forDays: (days) => (/^[sd][áo][bm]/u.test(days) ? `para um ${days}` : `para uma ${days}`),
    onDays: (days) => (/^[sd][áo][bm]/u.test(days) ? `num ${days}` : `numa ${days}`),
    excluded: asPattern(
      "desde|passad[oa]|par(?:ar|em|am) de|abrimos|abarrotar|férias|sant[oa]|já|ja|sempre|chei[oa]s?|esgot\\p{L}*|costum\\p{L}*|lotad[oa]s?|sozinh[oa]s?|não|nao|nunca|em vez|fechad[oa]s?|fechamos",
    ),
  },
  nl: {
    separators: "maar|want|omdat|dat|zodat|die|wier|dan|als|terwijl",
    months: list("januari februari maart april mei juni juli augustus september oktober november december"),
    short: short("jan=0 feb=1 mrt=2 apr=3 aug=7 sept?=8 okt=9 nov=10 dec=11"),
    days: pairs("maandag=ma dinsdag=di woensdag=wo donderdag=do vrijdag=vr zaterdag=za zondag=zo"),
    dayParts: "(?:ochtend|middag|avond|morgen)",
    plural: "s|en",
    until: "(?:v[óo][óo]r|tot|uiterlijk) (?=eind|half|begin|\\d)(?:(?:eind|half|begin) )?",
    to: "t\\/m|tot(?: en met)?|[-–]",
    or: () => "of",
    forMonths: (months) => `voor ${months}`,
    inMonths: (months) => `in ${months}`,
    monthsTo: (first, last) => [`voor ${first} tot en met ${last}`, `tussen ${first} en ${last}`],
    daysTo: (first, last) => [`van ${first} tot en met ${last}`, `van ${first} tot en met ${last}`],
    parts: [
      ["door de week|doordeweeks|doordeweekse dagen?", "voor een doordeweekse dag", "doordeweeks"],
      ["weekend(?:en|s)?", "voor een weekend", "in het weekend"],
      ["[’']s ochtends|ochtenden|in de ochtend", "", "’s ochtends"],
      ["[’']s middags|middagen|in de middag", "", "’s middags"],
    ],
    forDays: (days) => `voor een ${days}`,
    onDays: (days) => `op ${days}`,
    excluded: asPattern(
      "sinds|vorig\\p{L}*|ophouden|stoppen|geopend|bomvol|volgeboekt|dicht|vakantie|uitverkocht|al|altijd|(?:is|zijn|zit|zitten)(?: \\p{L}+)? vol|vanzelf|niet|geen|nooit|in plaats|gesloten|uitverkocht|bezet|druk",
    ),
  },
};
