import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Italian. `benefits.ts` looks them up. */
export const IT_BENEFITS: readonly Benefit[] = [
  [/^(?:senza (?:appuntamento|prenotazione))$/iu, "[venga|vieni] quando [vuole|vuoi]"],
  [
    /^(?:(?:niente|nessun|senza) (?:abbonamento|vincoli?|contratto)|disdici quando vuoi)$/iu,
    "[smette|smetti] quando [vuole|vuoi]",
  ],
  [
    /^(?:anche a domicilio|a domicilio|consegna a (?:casa|domicilio)(?: .{1,20})?|veniamo (?:noi )?(?:da te|a casa tua|da Lei))$/iu,
    "senza uscire di casa",
  ],
  [/^(?!.*\biva\b)[^,\d]{3,60} (?:inclus[oaei]|compres[oaei])$/iu, "{Clause}, senza costi in più."],
  [
    /^prezz[oi] (?:fiss[oi]|chiar[oi]|bloccat[oi])(?!\p{L})|^preventivo (?:chiaro|scritto|prima dei lavori)(?!\p{L})/iu,
    "nessuna sorpresa in fattura",
  ],
  [
    /^(?:apert[oaie] (?:la sera|fino alle (?:19|20|21|22|23))|ritiro fino alle (?:19|20|21|22|23))(?!\d)/iu,
    "anche dopo il lavoro",
  ],
  [/^un (?:solo|unico) (?:referente|interlocutore)$/iu, "[sa|sai] con chi parlare"],
  [
    /^(?:un (?:terapista|medico|insegnante|istruttore) per ogni \p{L}+|sempre (?:lo stesso|la stessa) \p{L}+)$/iu,
    "un volto che [conosce|conosci]",
  ],
  [
    /^(?:(?:piccoli )?gruppi (?:di (?:massimo |max )?\d+(?: \p{L}+)?)|piccoli gruppi|massimo \d+ (?:persone|allievi|bambini))$/iu,
    "tempo per ognuno",
  ],
  [
    /^(?:non serve esperienza|nessuna esperienza (?:richiesta|necessaria)|principianti benvenuti)$/iu,
    "È la prima volta? {Clause}.",
  ],
  [
    /^(?:garanzia (?:di )?\d+ (?:anni|mesi)|\d+ (?:anni|mesi) di garanzia|assicurat[oaie])$/iu,
    "Se qualcosa non va: {clause}.",
  ],
  [/^(?:pagamento (?:a rate|in \d+ rate)|\d+ rate(?: senza interessi)?)$/iu, "[paghi|paga] poco a poco"],
  [
    /^(?:preventivo|risposta|tecnico|esito|referto)(?: gratuito)? in (?:\d+ ?(?:ore|minuti)|un[’']ora|giornata)$/iu,
    "senza lunghe attese",
  ],
  [/^(?:ci occupiamo|pensiamo noi) (?:di|a) /iu, "un pensiero in meno"],
  [
    /^(?:la |il )?prim[oa] (?:lezione|mese|settimana|seduta)(?: è)? (?:gratis|gratuit[oa])$|^(?:lezione|settimana) di prova (?:gratis|gratuita)$/iu,
    "[provi|prova] prima di pagare",
  ],
  [
    /^(?:rilievo|preventivo|sopralluogo|consulenza|prima (?:visita|consulenza)) (?:gratis|gratuit[oa])$/iu,
    "chiedere non costa nulla",
  ],
  [/^(?:reso (?:gratuito|entro \d+ giorni)|resi gratuiti)$/iu, "Non [La|ti] convince? {Clause}."],
  [/^auto (?:sostitutiva|di cortesia)(?: (?:gratis|inclusa))?$/iu, "senza restare a piedi"],
  [
    /^(?!.*(?:preventivo|apert)).*(?<!\p{L})in (?:meno di )?(?:[1-5]?\d|dieci|venti|trenta) ?(?:min|minuti)$/iu,
    "{Clause}, non in ore.",
  ],
  [
    /^(?!.*(?:preventivo|apert)).*(?<!\p{L})in (?:meno di )?(?:[1-9]|1\d|2[0-4]|un['’]|due|tre|quattro) ?(?:h|ore|ora)$/iu,
    "{Clause}, non in giorni.",
  ],
  [
    /^(?!.*(?:preventivo|reso)).*(?<!\p{L})in (?:[1-6]|due|tre|quattro|cinque) giorni(?: lavorativi)?$/iu,
    "{Clause}, non in settimane.",
  ],
  [/^.*(?<!\p{L})in (?:[1-4]|due|tre|quattro) settimane$/iu, "{Clause}, non in mesi."],
  [
    /^(?:senza|nessun|niente) (?:costi? di |spese di )?(?:uscita|chiamata|trasferta)$|^(?:uscita|chiamata|trasferta) gratuita/iu,
    "[paga|paghi] il lavoro, non il viaggio",
  ],
  [/^foto (?:del )?prima e (?:del )?dopo/iu, "per vedere il risultato"],
  [
    /^(?:tutto il )?(?:materiale|attrezzatura|casco|lucchetto|tappetin[oi]|argilla|grembiule|attrezzi)(?: e \p{L}+)* (?:è |sono )?(?:inclus[oaie]|compres[oaie]|fornit[oaie])$/iu,
    "[venga|vieni] a mani vuote",
  ],
  [
    /^(?:montaggio|smontaggio|smaltimento|installazione|pulizia finale)(?: e \p{L}+)?(?: \p{L}+)? (?:inclus[oa]|compres[oa])$|^(?:ritiriamo|portiamo|montiamo|smontiamo|installiamo|puliamo|prepariamo|compiliamo|smaltiamo|carichiamo|imballiamo|innaffiamo)(?!\p{L})(?!.*grat)/iu,
    "un lavoro in meno",
  ],
  [
    /(?<!\p{L})(?:ti rimborsiamo|lo sostituiamo|rifacciamo|soddisfatti o rimborsati)/iu,
    "il rischio è nostro",
  ],
  [/(?<!\p{L})(?:paghi solo se|si paga solo se|paghi solo a)/iu, "niente da perdere"],
  [
    /^(?:a rate|rate (?:senza interessi|mensili)|senza interessi|tasso zero|pagamento (?:in \d+ rate|rateale)|in \d+ rate|finanziamento.*)$/iu,
    "un po’ alla volta",
  ],
  [/(?<!\p{L})(?:detrazion\p{L}+|bonus|incentiv\p{L}+|contribut\p{L}+)(?!\p{L})/iu, "[paga|paghi] meno"],
  [
    /^(?:certificat[oaie]|qualificat[oaie]|abilitat[oaie]|iscritt[oaie] all['’]albo|diplomat[oaie]|laureat[oaie])(?!\p{L})/iu,
    "in buone mani",
  ],
  [
    /^(?:oltre |più di )?\d[\d.]+ (?:dischi|libri|bici|modelli|varietà|colori|gusti|tessuti|vini|piante|giochi|tè|formaggi|abiti|taglie)(?!\p{L})/iu,
    "tanta scelta",
  ],
  [
    /^(?:i )?(?:cani|bambini|animali|passeggini)(?: e \p{L}+)? (?:sono )?(?:benvenuti|ammessi|graditi)/iu,
    "nessuno resta a casa",
  ],
  [
    /(?<!\p{L})(?:domani a casa|arriva domani|consegna (?:il giorno dopo|in giornata))|entro le \d+(?:[:.]\d\d)?,? (?:arriva|lo ricevi|consegn)/iu,
    "All’ultimo momento? {Clause}.",
  ],
  [
    /^(?:apert[oi] |anche |lezioni )?(?:il |la |di |nel )?(?:sabato|domenica|week-?end|fine settimana)(?: e (?:la )?domenica)?$/iu,
    "senza prendere permessi",
  ],
  [
    /^(?:apert[oi] |disponibili |reperibili )?(?:24 ?(?:h|ore)(?: su 24)?|24\/7|h24|giorno e notte)$/iu,
    "quando serve",
  ],
  [/mentre aspetti/iu, "senza tornare un’altra volta"],
  [
    /^(?:anche |o )?(?:online|on line|in videochiamata|per telefono|su whatsapp)(?: anche)?$/iu,
    "da dove [vuole|vuoi]",
  ],
  [
    /^(?:ritiro|consegna|ritiro e consegna|servizio|visite?|lezioni)(?: \p{L}+)? a (?:domicilio|casa)(?: tua)?(?!\p{L})/iu,
    "senza uscire di casa",
  ],
  [
    /^(?:parcheggio|posto auto)(?!\p{L})|(?<!\p{L})(?:a \d+ min(?:uti)? (?:dalla stazione|dal centro|a piedi)|vicino alla stazione|davanti alla stazione)/iu,
    "facile da raggiungere",
  ],
  [
    /^(?:anche |opzioni? )?(?:senza (?:glutine|lattosio)|vegan[oaie]|vegetarian[oaie]|halal)(?: e \p{L}+)?(?: anche| su richiesta)?$/iu,
    "nessuno resta senza",
  ],
  [
    /^(?:oltre |più di )?\d+ (?:\p{L}+ )?(?:cani|gatti|animali|conigli|gattini|cuccioli|cavalli)(?!\p{L}).*(?:cerca|aspetta|attend)/iu,
    "{Clause}. E se uno fosse il [Suo|tuo]?",
  ],
  [
    /^(?:tutti )?(?:sono )?(?:vaccinati|sterilizzati|con microchip|sverminati)(?!\p{L})|(?:comprende|copre|inclus[oi]).*(?:vaccin|sterilizza|microchip)/iu,
    "la prima visita dal veterinario è già fatta",
  ],
  [/^parliamo \p{L}+/iu, "nella [Sua|tua] lingua"],
  [/^(?:consegna|arriva|consegnat[oaie])(?: (?:ogni|il|a|in|la))(?!.*grat)/iu, "senza passare dal negozio"],
  [/^(?:pront[oaie]|si scalda|montat[oaie])(?: in)? \d+ ?min(?:uti)?$/iu, "anche nei giorni pieni"],
  [/\d(?:[.,]\d)? stelle|\d[\d.]* recensioni/iu, "altri sono rimasti contenti"],
  [
    /^(?:prezzo|preventivo) (?:fisso|chiaro|prima di iniziare|scritto|bloccato|senza impegno)(?!\p{L})/iu,
    "nessuna sorpresa in fattura",
  ],
  [/(?<!\p{L})(?:tutto (?:incluso|compreso)|senza extra)$/iu, "niente extra dopo"],
  [
    /^(?:tu )?(?:ci )?(?:mandi|invii|fotografi|carichi)(?!\p{L})|^(?:manda|invia|fotografa) (?:le|una|la|i|il) /iu,
    "[deve|devi] fare solo questo",
  ],
  [
    /^(?:tutti i livelli|per (?:principianti|chi non ha mai)|da zero|principianti benvenuti)(?!\p{L})/iu,
    "Mai provato? {Clause}.",
  ],
  [
    /^(?:gruppi? (?:di |piccoli|max)|piccoli gruppi|massimo |max\.? )\D*(?:\d+|quattro|sei|otto|dieci)?(?: \p{L}+)?$/iu,
    "tempo per ognuno",
  ],
  [
    /^(?:assicurat[oaie]|assicurazione (?:inclusa|fino a)|garanzia (?:di )?\d+|\d+ (?:anni|mesi) di garanzia)/iu,
    "Se qualcosa va storto: {clause}.",
  ],
  [
    /^senza (?:quota (?:d['’]iscrizione|associativa)|costi nascosti|spese nascoste|iscrizione)$/iu,
    "il prezzo resta quello",
  ],
  [/^(?:sempre )?la stessa persona$/iu, "un volto che [conosce|conosci]"],
  [
    /^(?!.*\d)(?:(?:ritiriamo|consegniamo|montiamo)(?!\p{L}).*grat(?:is|uitamente)$|(?:consegna|spedizione|ritiro) (?:gratis|gratuit[oa])(?!\p{L}))/iu,
    "Non [Le|ti] costa nulla: {clause}.",
  ],
  [/^pesca(?:to)? del giorno$|raccolt[oaie] (?:in giornata|la mattina|oggi)$/iu, "niente di ieri"],
  [/^(?!.*(?:raccolt|pescat|sfornat)).*(?:in giornata|lo stesso giorno)$/iu, "senza lunghe attese"],
  [/^campion[ei] gratuit[oi]/iu, "da vedere prima di comprare"],
  [
    /^(?:esame|controllo|prova|consulenza|prima visita)(?: \p{L}+){0,3} gratuit[oa]$/iu,
    "provare non costa nulla",
  ],
  [/^massimo (?:\d+|quattro|sei) (?:per \p{L}+|persone|allievi)$/iu, "tempo per ognuno"],
];
