/** How a language names the occasions and seasons of goals, for `goalOccasionOf`. */
export interface OccasionWords {
  /** Prepositions of a last moment and what may stand before its noun: "before the first ". */
  readonly before: string;
  /** Prepositions of an occasion: "for ", "in time for the ". */
  readonly toward: string;
  /** Holidays, seasons and days of gifts: what ads write, with the pattern of other spellings. */
  readonly feasts: readonly (readonly [name: string, pattern: string])[];
  /** Moments before which customers act, which ads write as typed: "the ground freezes". */
  readonly moments: string;
  /** Phrases such as "in winter", for which customers book, with the preposition of a booking. */
  readonly seasons: readonly (readonly [pattern: string, booked: string])[];
}

/** Names with their pattern if it differs: "Pâques=p[âa]ques". */
const feasts = (text: string): OccasionWords["feasts"] =>
  text.split(" / ").map((feast): readonly [string, string] => {
    const [name = "", pattern = name] = feast.split("=");
    return [name, pattern];
  });

/** Words of goals that name occasions, by language. `goal-occasions.ts` reads them. */
export const OCCASION_WORDS: Readonly<Record<string, OccasionWords>> = {
  en: {
    before: "(?:before|ahead of|by) (?:the |this |next )?",
    toward: "(?:for|in time for) (?:the |this |next )?",
    feasts: feasts(
      "Christmas=(?:christmas|xmas)(?! eve) / Christmas Eve / Easter / Thanksgiving / Halloween / Hanukkah / Diwali / Ramadan / Eid / Valentine’s Day=valentine[’']?s(?: day)? / Mother’s Day=mother[’']?s[’']? day / Father’s Day=father[’']?s[’']? day / Labor Day / Memorial Day / New Year’s Eve=new year[’']?s eve / New Year=new year(?![’'s]) / Bonfire Night / spring / summer / autumn / fall / winter",
    ),
    moments:
      "(?:first |hard )?frosts?|ground freezes|(?:first )?snow(?: comes| falls)?|cold (?:weather|comes|sets in)|(?:heating|wedding|growing|planting|mowing|fire|rainy|hurricane|summer|winter) season(?: starts| begins)?|season (?:starts|begins|opens)|school (?:starts|year(?: starts)?|holidays)|summer (?:break|holidays)|term starts|exams?(?: start)?|holidays|harvest",
    seasons: [["(?:in|over|during) (?:the )?(spring|summer|autumn|fall|winter)", "for"]],
  },
  de: {
    before: "(?:vor|bis)(?: (?:dem|den|der|zum|zur|zu den))? (?:(?:ersten|nächsten) )?",
    toward: "(?:zu|zum|zur|für|für den|für die|für das) ",
    feasts: feasts(
      "Weihnachten / Ostern / Pfingsten / Nikolaus / Silvester / Advent / Muttertag / Vatertag / Valentinstag / Halloween / Schulstart / Schulbeginn / Einschulung / Frühling / Frühjahr / Sommer / Herbst / Winter",
    ),
    moments:
      "(?:Sommer|Herbst|Oster|Weihnachts|Winter|Pfingst)?ferien|Frost|Wintereinbruch|Schnee|Saison(?:start|beginn)?|(?:Heiz|Garten|Bade|Hochzeits|Grill|Rad|Ski|Motorrad|Pflanz|Haupt)saison|Heizperiode|Pflanzzeit|Prüfungen|Abitur|Feiertagen?|Fasching|Karneval",
    seasons: [["im (Frühling|Frühjahr|Sommer|Herbst|Winter)", "für den"]],
  },
  fr: {
    before: "(?:avant|d[’']ici) (?:le |la |les |l[’'])?",
    toward: "pour (?:le |la |les |l[’'])?",
    feasts: feasts(
      "Noël=no[ëe]l / Pâques=p[âa]ques / fête des mères=f[êe]te des m[èe]res / fête des pères=f[êe]te des p[èe]res / Saint-Valentin=(?:saint|st)[- ]valentin / rentrée=rentr[ée]e / fêtes de fin d’année=f[êe]tes de fin d[’']ann[ée]e / fêtes=f[êe]tes / saison prochaine / prochaine saison / printemps / été=[ée]t[ée] / automne / hiver",
    ),
    moments:
      "premi[èe]res gel[ée]es|gel[ée]es|grands froids|froid|vacances(?: d[’'][ée]t[ée]| scolaires)?|saison(?: de chauffe| des mariages| estivale| froide)?|examens|bac|brevet|mise à l[’']herbe(?: d[’']avril)?|vendanges|Toussaint|(?:premières )?pluies(?: d(?:e |[’'])\\p{L}+)?|premières neiges|chute des cheveux|canicule",
    seasons: [
      ["(?:en|cet|l[’']) ?(été|automne|hiver)", "pour l’"],
      ["(?:au|ce) (printemps)", "pour le"],
    ],
  },
  es: {
    before: "antes (?:del |de la |de los |de las |de )",
    toward: "para (?:el |la |los |las )?",
    feasts: feasts(
      "Navidad=navidad(?:es)? / Reyes / Semana Santa / San Valentín=san valent[íi]n / Día del Padre=d[íi]a del padre / Día de la Madre=d[íi]a de la madre / Todos los Santos / Nochevieja / Feria=feria(?: de abril)? / campaña de primavera / campaña de verano / campaña de otoño / campaña de invierno / campaña de Navidad=campaña de navidad / próxima temporada / temporada que viene / primavera / verano / otoño / invierno",
    ),
    moments:
      "vacaciones(?: de verano)?|que (?:empiece|comience) (?:el curso|el cole|el verano|la temporada|el frío|el calor)|que empiecen las clases|que llegue (?:la semana de Feria|el frío|el calor|el invierno|el verano)|inicio del curso|vuelta al cole|(?:primeras )?(?:heladas|lluvias)(?: de \\p{L}+)?|calor|frío|temporada(?: de (?:Semana Santa|verano|invierno|bodas|comuniones|lluvias|calor|playa|poda))?|exámenes|fiestas",
    seasons: [
      ["en (verano|otoño|invierno)", "para el"],
      ["en (primavera)", "para la"],
    ],
  },
  it: {
    before: "(?:prima (?:di |del |della |delle |dei |degli |dell[’'])|entro (?:il |la |l[’'])?)",
    toward: "(?:in tempo )?per (?:il |la |le |l[’'])?",
    feasts: feasts(
      "Natale / Pasqua / Epifania / San Valentino / festa della mamma / festa del papà=festa del pap[àa] / Capodanno / Ferragosto / prossima stagione / stagione prossima / primavera / estate / autunno / inverno",
    ),
    moments:
      "vacanze(?: estive)?|feste|ferie|inizio della scuola|apertura delle scuole|stagione(?: estiva| fredda)?|gelate|prime gelate|(?:primi )?freddi|(?:prime )?piogge(?: d(?:i |[’'])\\p{L}+)?|freddo|grande caldo|caldo|comunioni|cresime|vendemmia|esami",
    seasons: [
      ["(?:in|d[’']) ?(estate|autunno|inverno)", "per l’"],
      ["in (primavera)", "per la"],
    ],
  },
  pt: {
    before: "(?:antes (?:do |da |dos |das |de )|até (?:o |ao |a |à )?)",
    toward: "para (?:o |a |os |as )?",
    feasts: feasts(
      "Natal / Páscoa=p[áa]scoa / Dia das Mães=dia das m[ãa]es / Dia da Mãe=dia da m[ãa]e / Dia dos Pais / Dia do Pai / Dia dos Namorados / Dia das Crianças=dia das crian[çc]as / Carnaval / São João=s[ãa]o jo[ãa]o / festas juninas / Réveillon=r[ée]veillon / Ano Novo / próxima temporada / próxima época / primavera / verão=ver[ãa]o / outono / inverno",
    ),
    moments:
      "férias(?: de verão)?|volta às aulas|início das aulas|começo das aulas|época das chuvas|(?:primeiras )?chuvas(?: de \\p{L}+)?|geadas|época balnear|frio|calor|temporada|limpezas da primavera|festas|exames|provas",
    seasons: [
      ["no (verão|outono|inverno)", "para o"],
      ["na (primavera)", "para a"],
    ],
  },
  nl: {
    before: "(?:v[oó][oó]r|tot|tegen) (?:de |het )?(?:eerste )?",
    toward: "voor (?:de |het )?",
    feasts: feasts(
      "Kerst=kerst(?:mis)? / Sinterklaas / Pasen / Pinksteren / Moederdag / Vaderdag / Valentijnsdag / Koningsdag / Halloween / oud en nieuw / meivakantie / zomervakantie / herfstvakantie / kerstvakantie / voorjaar / lente / zomer / najaar / herfst / winter",
    ),
    moments:
      "vakantie|bouwvak|vorst|schooljaar|start van het schooljaar|(?:stook|tuin|vaar|fiets|trouw|school)seizoen|seizoen(?: begint)?|examens|feestdagen|kou",
    seasons: [
      ["in het (voorjaar|najaar)", "voor het"],
      ["in de (lente|zomer|herfst|winter)", "voor de"],
    ],
  },
};
