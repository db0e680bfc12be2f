/**
 * How a first step is taken: `trial` is started, `period` is a time in which a product is free,
 * `book` is for lessons and meetings with a date, `arrange` for visits and talks, `request` for
 * what the business prepares, `quote` for its price, `photo` for a picture that customers send for
 * the price, `come` for days on which everyone may come.
 */
export type StepKind = "trial" | "period" | "book" | "arrange" | "request" | "quote" | "photo" | "come";

/** Gender of a step's noun, with `feminines` for one in the plural; English has none. */
export type StepGender = "masculine" | "feminine" | "neuter" | "feminines";

/** Whether possessives and adjectives beside a step's noun are feminine. */
export const isFeminine = (gender: StepGender): boolean => gender.startsWith("feminine");

/** Names of first steps of one kind and gender, for `firstStepsOf` (`first-steps.ts`). */
export interface NamePattern {
  readonly kind: StepKind;
  readonly gender: StepGender;
  /** Pattern of the names without anchors. */
  readonly words: string;
  /** The name inside a sentence if it is not as typed. */
  readonly name?: string;
  /**
   * Whether the words name a first step only if it costs nothing ("free consultation"), unless, if
   * so set, the campaign is for it: "More consultations".
   */
  readonly needsFree?: boolean | "unlessAimed";
  /** Whether only goals name the step: a statement about pick-ups may be about anything. */
  readonly isOnlyAimed?: boolean;
}

/** Names of first steps by language. Longer names stand before those that they contain. */
export const FIRST_STEP_NAMES: Readonly<Record<string, readonly NamePattern[]>> = {
  en: [
    { kind: "trial", gender: "neuter", words: "\\d+[- ](?:day|week|month) trial" },
    {
      kind: "trial",
      gender: "neuter",
      words: "trial(?! (?:lesson|class|session|day|shift|swim|ride|run))",
      needsFree: true,
    },
    { kind: "period", gender: "neuter", words: "\\d+ (?:days|weeks|months)", needsFree: true },
    {
      kind: "book",
      gender: "neuter",
      words:
        "(?:trial|taster|first|introductory|intro) (?:lesson|class|session|swim|ride|appointment|consultation|meeting|call)",
    },
    { kind: "book", gender: "neuter", words: "(?:discovery|intro) call|first visit" },
    { kind: "book", gender: "neuter", words: "(?:first|1st|trial|taster) day", needsFree: "unlessAimed" },
    { kind: "book", gender: "neuter", words: "1st (?:lesson|class)", name: "first lesson" },
    { kind: "book", gender: "neuter", words: "(?:level|placement) test" },
    { kind: "book", gender: "neuter", words: "(?:home|site) visit" },
    {
      kind: "book",
      gender: "neuter",
      words:
        "(?:home|site|roof|garden|house|damp|energy|design|initial|phone|telephone|video) (?:survey|assessment|visit|consultation|check)|consultation|survey|assessment|valuation|design visit|demo|demonstration|showroom visit|fitting",
      needsFree: "unlessAimed",
    },
    { kind: "book", gender: "neuter", words: "(?:initial|phone|telephone|video) call", needsFree: true },
    { kind: "book", gender: "neuter", words: "(?:first|intro|introductory) chat", needsFree: "unlessAimed" },
    {
      kind: "book",
      gender: "neuter",
      words:
        "(?:(?:online|live|video|\\d+-minute) )?demo(?:nstration)?(?= (?:by|via|on|over|in|online)(?!\\p{L})|$)",
    },
    { kind: "come", gender: "neuter", words: "open (?:rehearsal|day|evening|morning|house)" },
    {
      kind: "come",
      gender: "neuter",
      words: "(?:online )?(?:information|info|taster) (?:evening|night|morning|afternoon)",
    },
    { kind: "quote", gender: "neuter", words: "estimates?", name: "estimate", needsFree: true },
    { kind: "quote", gender: "neuter", words: "quot(?:es?|ations?)", name: "quote", needsFree: true },
    {
      kind: "book",
      gender: "neuter",
      words: "pick-?ups?(?! points?(?!\\p{L}))|collections?",
      isOnlyAimed: true,
    },
    { kind: "request", gender: "neuter", words: "sample", isOnlyAimed: true },
    { kind: "photo", gender: "neuter", words: "photos?|photographs?|pictures?|pics?", isOnlyAimed: true },
  ],
  de: [
    { kind: "period", gender: "neuter", words: "\\d+ (?:Tage|Wochen|Monate)", needsFree: true },
    { kind: "book", gender: "feminine", words: "(?:Probe|Schnupper)(?:stunde|lektion|fahrt|woche|probe)" },
    { kind: "book", gender: "neuter", words: "(?:Probe|Schnupper)training" },
    { kind: "book", gender: "masculine", words: "(?:Probe|Schnupper)tag" },
    {
      kind: "book",
      gender: "feminine",
      words: "erste (?:Stunde|Sitzung|Fahrstunde)",
      name: "erste Stunde",
      needsFree: true,
    },
    {
      kind: "book",
      gender: "masculine",
      words: "erster? (?:Tag|Betreuungstag)",
      name: "ersten Tag",
      needsFree: true,
    },
    { kind: "arrange", gender: "masculine", words: "Einstufungstest" },
    {
      kind: "arrange",
      gender: "neuter",
      words: "(?:Erst|Beratungs|Kennenlern|Vor|Info|Planungs)gespräch|Aufmaß",
    },
    { kind: "arrange", gender: "feminine", words: "Erstberatung|Vor-Ort-Beratung|(?:Online-)?Demo" },
    {
      kind: "arrange",
      gender: "masculine",
      words:
        "(?:Beratungs|Kennenlern|Vor-Ort|Orts|Vorführ|Besichtigungs|Erst)-?termin|Erst-?(?:check|besuch)|Hausbesuch",
    },
    { kind: "arrange", gender: "feminine", words: "Bewertung", needsFree: true },
    { kind: "arrange", gender: "feminine", words: "Beratung|Besichtigung", needsFree: "unlessAimed" },
    {
      kind: "come",
      gender: "masculine",
      words: "Tag der offenen Tür|(?:Info|Informations|Schnupper)(?:abend|tag|nachmittag)",
    },
    { kind: "come", gender: "feminine", words: "offene[nr]? Probe", name: "offenen Probe" },
    { kind: "quote", gender: "neuter", words: "Angebote?", name: "Angebot", needsFree: true },
    {
      kind: "quote",
      gender: "masculine",
      words: "Kostenvoranschl(?:ag|äge)",
      name: "Kostenvoranschlag",
      needsFree: true,
    },
    { kind: "arrange", gender: "feminine", words: "Abholung", isOnlyAimed: true },
    { kind: "quote", gender: "neuter", words: "Muster", isOnlyAimed: true },
    { kind: "photo", gender: "neuter", words: "Fotos?|Bild(?:er)?", isOnlyAimed: true },
  ],
  fr: [
    {
      kind: "book",
      gender: "feminine",
      words:
        "(?:premi[eè]re )?(?:séance|leçon) (?:d[’']essai|découverte)|première (?:séance|leçon|consultation)",
    },
    {
      kind: "book",
      gender: "feminine",
      words: "1(?:[èe]?re|ère) séance",
      name: "première séance",
    },
    {
      kind: "book",
      gender: "feminine",
      words: "première journée|journée d[’']essai",
      needsFree: "unlessAimed",
    },
    {
      kind: "book",
      gender: "masculine",
      words: "cours (?:d[’']essai|découverte)|premier (?:cours|rendez-vous|entretien)",
    },
    { kind: "request", gender: "masculine", words: "test de niveau" },
    { kind: "book", gender: "masculine", words: "1er cours", name: "premier cours" },
    { kind: "book", gender: "masculine", words: "premier jour", needsFree: true },
    { kind: "trial", gender: "masculine", words: "essai", needsFree: true },
    {
      kind: "book",
      gender: "feminine",
      words:
        "visite (?:technique|de toiture|de chantier|vidéo|conseil|à domicile|d[’']évaluation)|visio de découverte",
    },
    { kind: "request", gender: "feminine", words: "démonstration|démo" },
    {
      kind: "request",
      gender: "feminine",
      words: "étude|prise de (?:cotes|mesures)|estimation|consultation",
      needsFree: "unlessAimed",
    },
    { kind: "request", gender: "feminine", words: "visite", needsFree: true },
    { kind: "book", gender: "masculine", words: "appel", needsFree: true },
    { kind: "request", gender: "masculine", words: "bilan|diagnostic|métré", needsFree: "unlessAimed" },
    { kind: "come", gender: "feminines", words: "portes ouvertes" },
    {
      kind: "come",
      gender: "feminine",
      words: "(?:réunion|soirée) d[’']information|(?:soirée|journée) (?:découverte|portes ouvertes)",
    },
    { kind: "quote", gender: "masculine", words: "devis", name: "devis", needsFree: true },
    { kind: "request", gender: "masculine", words: "enlèvement|échantillon", isOnlyAimed: true },
    { kind: "photo", gender: "feminine", words: "photos?|photographies?", isOnlyAimed: true },
  ],
  es: [
    {
      kind: "book",
      gender: "feminine",
      words: "(?:clase|sesión) de prueba|primera (?:clase|sesión|consulta|visita|cita|entrevista)",
    },
    { kind: "book", gender: "feminine", words: "primera conversación", needsFree: "unlessAimed" },
    { kind: "book", gender: "masculine", words: "(?:primer )?día de prueba" },
    { kind: "book", gender: "feminine", words: "1[ªa]\\.? clase", name: "primera clase" },
    { kind: "book", gender: "masculine", words: "primer día", needsFree: true },
    { kind: "request", gender: "feminine", words: "prueba de nivel" },
    { kind: "trial", gender: "feminine", words: "prueba(?! de nivel)", needsFree: true },
    { kind: "arrange", gender: "feminine", words: "visita (?:técnica|a domicilio)|demostración|demo" },
    {
      kind: "request",
      gender: "feminine",
      words: "toma de medidas|asesoría",
      needsFree: "unlessAimed",
    },
    { kind: "request", gender: "feminine", words: "visita|valoración", needsFree: true },
    { kind: "book", gender: "feminine", words: "(?:video)?llamada", needsFree: true },
    { kind: "request", gender: "masculine", words: "estudio|diagnóstico", needsFree: "unlessAimed" },
    { kind: "come", gender: "feminine", words: "jornada de puertas abiertas|(?:charla|sesión) informativa" },
    { kind: "quote", gender: "masculine", words: "presupuestos?", name: "presupuesto", needsFree: true },
    { kind: "request", gender: "feminine", words: "recogida|muestra", isOnlyAimed: true },
    { kind: "photo", gender: "feminine", words: "fotos?|fotografías?", isOnlyAimed: true },
  ],
  it: [
    {
      kind: "book",
      gender: "feminine",
      words: "lezione di prova|prima (?:lezione|seduta|consulenza|visita)",
    },
    { kind: "book", gender: "masculine", words: "primo (?:colloquio|incontro|appuntamento)" },
    { kind: "book", gender: "feminine", words: "1[ªa]\\.? lezione", name: "prima lezione" },
    { kind: "book", gender: "masculine", words: "primo giorno", needsFree: true },
    { kind: "request", gender: "masculine", words: "test (?:di livello|d[’']ingresso)" },
    { kind: "trial", gender: "feminine", words: "prova", needsFree: true },
    { kind: "arrange", gender: "masculine", words: "sopralluogo" },
    { kind: "request", gender: "feminine", words: "demo|dimostrazione" },
    { kind: "request", gender: "feminine", words: "valutazione|visita", needsFree: true },
    { kind: "book", gender: "feminine", words: "(?:video)?chiamata", needsFree: true },
    { kind: "request", gender: "feminine", words: "consulenza", needsFree: "unlessAimed" },
    { kind: "request", gender: "masculine", words: "rilievo misure", needsFree: "unlessAimed" },
    { kind: "come", gender: "masculine", words: "open day|incontro informativo" },
    { kind: "come", gender: "feminine", words: "serata (?:di prova|informativa|di presentazione)" },
    { kind: "quote", gender: "masculine", words: "preventiv[oi]", name: "preventivo", needsFree: true },
    { kind: "book", gender: "masculine", words: "ritiro", isOnlyAimed: true },
    { kind: "request", gender: "masculine", words: "campione", isOnlyAimed: true },
    { kind: "photo", gender: "feminine", words: "foto|fotografi[ae]", isOnlyAimed: true },
  ],
  pt: [
    {
      kind: "book",
      gender: "feminine",
      words: "(?:aula|sessão) (?:experimental|de teste)|primeira (?:aula|sessão|consulta|visita)",
    },
    { kind: "book", gender: "feminine", words: "1[ªa]\\.? aula", name: "primeira aula" },
    { kind: "book", gender: "masculine", words: "primeiro dia|dia de (?:teste|adaptação)", needsFree: true },
    { kind: "request", gender: "masculine", words: "teste de nível" },
    { kind: "trial", gender: "masculine", words: "teste(?! de nível)", needsFree: true },
    { kind: "arrange", gender: "feminine", words: "visita técnica|demonstração" },
    {
      kind: "book",
      gender: "feminine",
      words: "medição|consulta de avaliação|primeira conversa",
      needsFree: "unlessAimed",
    },
    { kind: "book", gender: "feminine", words: "visita|avaliação|(?:video)?chamada", needsFree: true },
    { kind: "request", gender: "masculine", words: "diagnóstico|estudo", needsFree: "unlessAimed" },
    { kind: "come", gender: "masculine", words: "dia aberto" },
    { kind: "come", gender: "feminine", words: "sessão (?:informativa|de (?:informação|esclarecimento))" },
    { kind: "quote", gender: "masculine", words: "orçamentos?", name: "orçamento", needsFree: true },
    { kind: "book", gender: "feminine", words: "recolha", isOnlyAimed: true },
    { kind: "request", gender: "feminine", words: "amostra", isOnlyAimed: true },
    { kind: "photo", gender: "feminine", words: "fotos?|fotografias?", isOnlyAimed: true },
  ],
  nl: [
    {
      kind: "book",
      gender: "masculine",
      words: "proef(?:les|training|dag|rit)|kennismakingsles|eerste (?:les|sessie|consult|afspraak)",
    },
    { kind: "book", gender: "masculine", words: "1e les", name: "eerste les" },
    { kind: "book", gender: "masculine", words: "eerste (?:dag|opvangdag)", needsFree: "unlessAimed" },
    { kind: "request", gender: "masculine", words: "niveautest|instaptoets|proefweek" },
    { kind: "period", gender: "neuter", words: "\\d+ (?:dagen|weken|maanden)", needsFree: true },
    {
      kind: "arrange",
      gender: "neuter",
      words: "(?:kennismakings|intake|advies|oriëntatie)gesprek|adviesbezoek",
    },
    { kind: "arrange", gender: "masculine", words: "rondleiding|intake|kennismaking|inmeetafspraak" },
    { kind: "request", gender: "masculine", words: "demo" },
    { kind: "arrange", gender: "neuter", words: "huisbezoek|advies aan huis", needsFree: "unlessAimed" },
    {
      kind: "come",
      gender: "masculine",
      words: "open (?:dag|avond|repetitie)|(?:info|informatie|proef|kennismakings)avond",
    },
    { kind: "quote", gender: "feminine", words: "offertes?", name: "offerte", needsFree: true },
    { kind: "request", gender: "neuter", words: "proefpakket|monster", isOnlyAimed: true },
    { kind: "photo", gender: "feminine", words: "foto(?:[’']?s)?", isOnlyAimed: true },
  ],
};
