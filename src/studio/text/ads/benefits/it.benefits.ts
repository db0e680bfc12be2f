import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Italian. `benefits.ts` looks them up. */
export const IT_BENEFITS: readonly Benefit[] = [
  [/^(?:senza (?:appuntamento|prenotazione))$/iu, "[Venga|Vieni] quando [vuole|vuoi]: {clause}."],
  [
    /^(?:(?:niente|nessun|senza) (?:abbonamento|vincoli?|contratto)|disdici quando vuoi)$/iu,
    "[Smette|Smetti] quando [vuole|vuoi]: {clause}.",
  ],
  [
    /^(?:anche a domicilio|a domicilio|consegna a (?:casa|domicilio)(?: .{1,20})?|veniamo (?:noi )?(?:da te|a casa tua|da Lei))$/iu,
    "Senza uscire di casa: {clause}.",
  ],
  [/^(?!.*\biva\b)[^,\d]{3,60} (?:inclus[oaei]|compres[oaei])$/iu, "{Clause}, senza costi in più."],
  [
    /^prezz[oi] (?:fiss[oi]|chiar[oi]|bloccat[oi])(?!\p{L})|^preventivo (?:chiaro|scritto|prima dei lavori)(?!\p{L})/iu,
    "Nessuna sorpresa in fattura: {clause}.",
  ],
  [
    /^(?:apert[oaie] (?:la sera|fino alle (?:19|20|21|22|23))|ritiro fino alle (?:19|20|21|22|23))(?!\d)/iu,
    "Anche dopo il lavoro: {clause}.",
  ],
  [/^un (?:solo|unico) (?:referente|interlocutore)$/iu, "[Sa|Sai] con chi parlare: {clause}."],
  [
    /^(?:un (?:terapista|medico|insegnante|istruttore) per ogni \p{L}+|sempre (?:lo stesso|la stessa) \p{L}+)$/iu,
    "Un volto che [conosce|conosci]: {clause}.",
  ],
  [
    /^(?:(?:piccoli )?gruppi (?:di (?:massimo |max )?\d+(?: \p{L}+)?)|piccoli gruppi|massimo \d+ (?:persone|allievi|bambini))$/iu,
    "Tempo per ognuno: {clause}.",
  ],
  [
    /^(?:non serve esperienza|nessuna esperienza (?:richiesta|necessaria)|principianti benvenuti)$/iu,
    "È la prima volta? {Clause}.",
  ],
  [
    /^(?:garanzia (?:di )?\d+ (?:anni|mesi)|\d+ (?:anni|mesi) di garanzia|assicurat[oaie])$/iu,
    "Se qualcosa non va: {clause}.",
  ],
  [
    /^(?:pagamento (?:a rate|in \d+ rate)|\d+ rate(?: senza interessi)?)$/iu,
    "[Paghi|Paga] poco a poco: {clause}.",
  ],
  [
    /^(?:preventivo|risposta|tecnico|esito|referto)(?: gratuito)? in (?:\d+ ?(?:ore|minuti)|un[’']ora|giornata)$/iu,
    "Senza lunghe attese: {clause}.",
  ],
  [/^(?:ci occupiamo|pensiamo noi) (?:di|a) /iu, "Un pensiero in meno: {clause}."],
  [
    /^(?:la |il )?prim[oa] (?:lezione|mese|settimana|seduta)(?: è)? (?:gratis|gratuit[oa])$|^(?:lezione|settimana) di prova (?:gratis|gratuita)$/iu,
    "[Provi|Prova] prima di pagare: {clause}.",
  ],
  [
    /^(?:rilievo|preventivo|sopralluogo|consulenza|prima (?:visita|consulenza)) (?:gratis|gratuit[oa])$/iu,
    "Chiedere non costa nulla: {clause}.",
  ],
  [/^(?:reso (?:gratuito|entro \d+ giorni)|resi gratuiti)$/iu, "Non [La|ti] convince? {Clause}."],
  [/^auto (?:sostitutiva|di cortesia)(?: (?:gratis|inclusa))?$/iu, "Senza restare a piedi: {clause}."],
  [
    /^(?!.*(?:preventivo|apert)).*(?<!\p{L})in (?:meno di )?(?:[1-5]?\d|dieci|venti|trenta) ?(?:min|minuti)$/iu,
    "Minuti, non ore: {clause}.",
  ],
  [
    /^(?!.*(?:preventivo|apert)).*(?<!\p{L})in (?:meno di )?(?:[1-9]|1\d|2[0-4]|un['’]|due|tre|quattro) ?(?:h|ore|ora)$/iu,
    "Ore, non giorni: {clause}.",
  ],
  [
    /^(?!.*(?:preventivo|reso)).*(?<!\p{L})in (?:[1-9]|10|due|tre|quattro|cinque) giorni(?: lavorativi)?$/iu,
    "Giorni, non settimane: {clause}.",
  ],
  [/^.*(?<!\p{L})in (?:[1-4]|due|tre|quattro) settimane$/iu, "Settimane, non mesi: {clause}."],
  [
    /^(?:senza|nessun|niente) (?:costi? di |spese di )?(?:uscita|chiamata|trasferta)$|^(?:uscita|chiamata|trasferta) gratuita/iu,
    "Paghi il lavoro, non il viaggio: {clause}.",
  ],
  [/^foto (?:del )?prima e (?:del )?dopo/iu, "Per vedere il risultato: {clause}."],
  [
    /^(?:tutto il )?(?:materiale|attrezzatura|casco|lucchetto|tappetin[oi]|argilla|grembiule|attrezzi)(?: e \p{L}+)* (?:è |sono )?(?:inclus[oaie]|compres[oaie]|fornit[oaie])$/iu,
    "Vieni a mani vuote: {clause}.",
  ],
  [
    /^(?:montaggio|smontaggio|smaltimento|installazione|pulizia finale)(?: e \p{L}+)?(?: \p{L}+)? (?:inclus[oa]|compres[oa])$|^(?:ritiriamo|portiamo|montiamo|smontiamo|installiamo|puliamo|prepariamo|compiliamo|smaltiamo|carichiamo|imballiamo|innaffiamo)(?!\p{L})(?!.*grat)/iu,
    "Meno lavoro per te: {clause}.",
  ],
  [
    /(?<!\p{L})(?:ti rimborsiamo|lo sostituiamo|rifacciamo|soddisfatti o rimborsati)/iu,
    "Il rischio è nostro: {clause}.",
  ],
  [/(?<!\p{L})(?:paghi solo se|si paga solo se|paghi solo a)/iu, "Niente da perdere: {clause}."],
  [
    /^(?:a rate|rate (?:senza interessi|mensili)|senza interessi|tasso zero|pagamento (?:in \d+ rate|rateale)|in \d+ rate|finanziamento.*)$/iu,
    "Un po’ alla volta: {clause}.",
  ],
  [/(?<!\p{L})(?:detrazion\p{L}+|bonus|incentiv\p{L}+|contribut\p{L}+)(?!\p{L})/iu, "Paghi meno: {clause}."],
  [
    /^(?:certificat[oaie]|qualificat[oaie]|abilitat[oaie]|iscritt[oaie] all['’]albo|diplomat[oaie]|laureat[oaie])(?!\p{L})/iu,
    "In buone mani: {clause}.",
  ],
  [
    /^(?:oltre |più di )?\d[\d.]* (?:dischi|libri|bici|modelli|varietà|colori|gusti|tessuti|vini|piante|giochi|tè|formaggi|abiti|taglie)(?!\p{L})/iu,
    "Tanta scelta: {clause}.",
  ],
  [
    /^(?:i )?(?:cani|bambini|animali|passeggini)(?: e \p{L}+)? (?:sono )?(?:benvenuti|ammessi|graditi)/iu,
    "Nessuno resta a casa: {clause}.",
  ],
  [
    /(?<!\p{L})(?:domani a casa|arriva domani|consegna (?:il giorno dopo|in giornata))|entro le \d+(?:[:.]\d\d)?,? (?:arriva|lo ricevi|consegn)/iu,
    "All’ultimo momento? {Clause}.",
  ],
  [
    /^(?:apert[oi] |anche |lezioni )?(?:il |la |di |nel )?(?:sabato|domenica|week-?end|fine settimana)(?: e (?:la )?domenica)?$/iu,
    "Anche nel giorno libero: {clause}.",
  ],
  [
    /^(?:apert[oi] |disponibili |reperibili )?(?:24 ?(?:h|ore)(?: su 24)?|24\/7|h24|giorno e notte|7 giorni su 7)$/iu,
    "Quando serve: {clause}.",
  ],
  [/mentre aspetti/iu, "Senza tornare un’altra volta: {clause}."],
  [
    /^(?:anche |o )?(?:online|on line|in videochiamata|per telefono|su whatsapp)(?: anche)?$/iu,
    "Da dove vuoi: {clause}.",
  ],
  [
    /^(?:ritiro|consegna|ritiro e consegna|servizio|visite?|lezioni)(?: \p{L}+)? a (?:domicilio|casa)(?: tua)?(?!\p{L})/iu,
    "Senza uscire di casa: {clause}.",
  ],
  [
    /^(?:parcheggio|posto auto)(?!\p{L})|(?<!\p{L})(?:a \d+ min(?:uti)? (?:dalla stazione|dal centro|a piedi)|vicino alla stazione|davanti alla stazione)/iu,
    "Facile da raggiungere: {clause}.",
  ],
  [
    /^(?:anche |opzioni? )?(?:senza (?:glutine|lattosio)|vegan[oaie]|vegetarian[oaie]|halal)(?: e \p{L}+)?(?: anche| su richiesta)?$/iu,
    "Nessuno resta senza: {clause}.",
  ],
  [
    /^(?:oltre |più di )?\d+ (?:\p{L}+ )?(?:cani|gatti|animali|conigli|gattini|cuccioli|cavalli)(?!\p{L}).*(?:cerca|aspetta|attend)/iu,
    "{Clause}. E se uno fosse il tuo?",
  ],
  [
    /^(?:tutti )?(?:sono )?(?:vaccinati|sterilizzati|con microchip|sverminati)(?!\p{L})|(?:comprende|copre|inclus[oi]).*(?:vaccin|sterilizza|microchip)/iu,
    "La prima visita dal veterinario è già fatta: {clause}.",
  ],
  [/^parliamo \p{L}+/iu, "Nella tua lingua: {clause}."],
  [
    /^(?:consegna|arriva|consegnat[oaie])(?: (?:ogni|il|a|in|la))(?!.*grat)/iu,
    "Senza passare dal negozio: {clause}.",
  ],
  [
    /^(?:pront[oaie]|si scalda|montat[oaie])(?: in)? \d+ ?min(?:uti)?$/iu,
    "Anche nei giorni pieni: {clause}.",
  ],
  [/\d(?:[.,]\d)? stelle|\d[\d.]* recensioni/iu, "Altri sono rimasti contenti: {clause}."],
  [
    /^(?:prezzo|preventivo) (?:fisso|chiaro|prima di iniziare|scritto|bloccato|senza impegno)(?!\p{L})/iu,
    "Nessuna sorpresa in fattura: {clause}.",
  ],
  [/(?<!\p{L})(?:tutto (?:incluso|compreso)|senza extra)$/iu, "Niente extra dopo: {clause}."],
  [
    /^(?:tu )?(?:ci )?(?:mandi|invii|fotografi|carichi)(?!\p{L})|^(?:manda|invia|fotografa) (?:le|una|la|i|il) /iu,
    "Tu fai solo questo: {clause}.",
  ],
  [
    /^(?:tutti i livelli|per (?:principianti|chi non ha mai)|da zero|principianti benvenuti)(?!\p{L})/iu,
    "Mai provato? {Clause}.",
  ],
  [
    /^(?:gruppi? (?:di |piccoli|max)|piccoli gruppi|massimo |max\.? )\D*(?:\d+|quattro|sei|otto|dieci)?(?: \p{L}+)?$/iu,
    "Tempo per ognuno: {clause}.",
  ],
  [
    /^(?:assicurat[oaie]|assicurazione (?:inclusa|fino a)|garanzia (?:di )?\d+|\d+ (?:anni|mesi) di garanzia)/iu,
    "Se qualcosa va storto: {clause}.",
  ],
  [
    /^senza (?:quota (?:d['’]iscrizione|associativa)|costi nascosti|spese nascoste|iscrizione)$/iu,
    "Il prezzo resta quello: {clause}.",
  ],
  [/^(?:sempre )?la stessa persona$/iu, "Un volto che conosci: {clause}."],
  [
    /^(?!.*\d)(?:(?:ritiriamo|consegniamo|montiamo)(?!\p{L}).*grat(?:is|uitamente)$|(?:consegna|spedizione|ritiro) (?:gratis|gratuit[oa])(?!\p{L}))/iu,
    "Non ti costa nulla: {clause}.",
  ],
  [/^pesca(?:to)? del giorno$|raccolt[oaie] (?:in giornata|la mattina|oggi)$/iu, "Niente di ieri: {clause}."],
  [/(?<!\p{L})(?:9|nove|8|otto|7|sette) su (?:10|dieci)(?!\p{L})/iu, "Buone probabilità: {clause}."],
  [
    /^(?!.*(?:raccolt|pescat|sfornat)).*(?:in giornata|lo stesso giorno)$/iu,
    "Senza lunghe attese: {clause}.",
  ],
  [/^campion[ei] gratuit[oi]/iu, "Da vedere prima di comprare: {clause}."],
  [
    /^(?:esame|controllo|prova|consulenza|prima visita)(?: \p{L}+){0,3} gratuit[oa]$/iu,
    "Provare non costa nulla: {clause}.",
  ],
  [/^massimo (?:\d+|quattro|sei) (?:per \p{L}+|persone|allievi)$/iu, "Tempo per ognuno: {clause}."],
];
