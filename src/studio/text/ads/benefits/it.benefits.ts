import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Italian that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const IT_CALM_BENEFITS: readonly Benefit[] = [
  [
    /(?<!\p{L})(?:preventivo scritto|(?<!(?<!\p{L})a )prezzo (?:fisso(?! a )|bloccato|concordato prima|chiaro prima|detto (?:prima|al telefono))|compenso (?:unico|fisso)|tariffa fissa)(?!\p{L})/iu,
    "[Sa|Sai] prima quanto [spende|spendi].",
  ],
  [
    /(?<!\p{L})(?:foto|relazione|report|rapporto)(?!\p{L}).*(?:prima e (?:del )?dopo|dopo ogni|a fine (?:lavoro|intervento))|(?<!\p{L})(?:dopo ogni|alla fine di ogni) (?:visita|intervento|pulizia|passaggio)(?!\p{L}).*(?:foto|relazione|report|rapporto)(?!\p{L})/iu,
    "[Vede|Vedi] che cosa è stato fatto.",
  ],
  [
    /(?<!\p{L})(?:convenzione|convenzionati|pratica|pratiche|burocrazia|permessi|passaggio di consegne|documenti)(?!\p{L}).*(?<!\p{L})(?:seguiamo noi|segue noi|pensiamo noi|penso io|facciamo noi|sbrighiamo noi|gestiamo noi|occupiamo noi)(?!\p{L})|(?<!\p{L})ci occupiamo (?:noi )?(?:di tutte le|delle|della) (?:pratiche|pratica|burocrazia|carte)/iu,
    "Una cosa in meno da fare.",
  ],
  [
    /(?<!\p{L})(?:rate|\d+ rate|tre rate) (?:senza|a zero) interessi|(?<!\p{L})a tasso zero|(?<!\p{L})(?:si paga|pagabile|pagamento) in (?:\d+|due|tre|quattro|sei) (?:rate|volte)/iu,
    "Non [paga|paghi] tutto in una volta.",
  ],
  [
    /^(?:aperti |apertura |aperto |appuntamenti )?(?:anche (?:di |la |il |al )?(?:sera|sabato|domenica|weekend|fine settimana))(?: e (?:la )?(?:domenica|sera))?$/iu,
    "Non [deve|devi] prendere permessi.",
  ],
  [
    /^(?!.*(?:notte|camper)).*(?<!\p{L})(?:parcheggio (?:\p{L}+ )?(?:gratuito|gratis|davanti|riservato|interno|privato))(?!\p{L})/iu,
    "Niente giri a vuoto.",
  ],
  [/(?<!\p{L})sempre la stessa (?:persona|operatrice|insegnante|toelettatrice)/iu, "Un viso conosciuto."],
  [
    /(?<!\p{L})(?:intervento|interveniamo|intervengo|consegn\p{L}+|ripar\p{L}+|pront[oaie]|preventivo|risposta|rispondiamo)(?!\p{L}).*(?<!\p{L})in giornata(?!\p{L})/iu,
    "Non [deve|devi] aspettare domani.",
  ],
];

/** Benefits of other statements in Italian, in the same form. */
export const IT_BENEFITS: readonly Benefit[] = [
  [/^(?:senza (?:appuntamento|prenotazione))$/iu, "[venga|vieni] quando [vuole|vuoi]"],
  [
    /^(?:non serve esperienza|nessuna esperienza (?:richiesta|necessaria)|principianti benvenuti)$/iu,
    "È la prima volta? {Clause}.",
  ],
  [
    /^(?:oltre |più di )?\d+ (?:\p{L}+ )?(?:cani|gatti|animali|conigli|gattini|cuccioli|cavalli)(?!\p{L}).*(?:cerca|aspetta|attend)/iu,
    "{Clause}. E se uno fosse il [Suo|tuo]?",
  ],
  [
    /^(?:tutti i livelli|per (?:principianti|chi non ha mai)|da zero|principianti benvenuti)(?!\p{L})/iu,
    "Mai provato? {Clause}.",
  ],
  [
    /^(?!.*(?:cane|cani|gatt|bambin|animal|rifiut|ospiti|aeroporto|stazione|negozio|sede|dicembre|passi da|dalle|ore))(?:.*(?<!\p{L})(?:ritiriamo|ritiro|passiamo a (?:ritirare|prendere)|passo a (?:ritirare|prendere)|veniamo a prendere)(?!\p{L}).*(?<!\p{L})(?:riportiamo|riconsegniamo|consegniamo|riporto|riconsegno)(?!\p{L})|.*(?<!\p{L})ritiro e (?:consegna|riconsegna|rimontaggio)(?!\p{L}).*(?<!\p{L})(?:gratis|gratuit[io]|compres[io]|inclus[io])(?!\p{L})|.*(?<!\p{L})ritiro (?:a domicilio )?(?:gratuito|gratis)(?!\p{L}))/iu,
    "Non [deve|devi] caricare niente.",
  ],
  [
    /^(?!.*(?<!\p{L})(?:non|senza|nessun) (?:si |la |lo )?(?:spost|rimand|rinvi|rimbors)).*(?<!\p{L})(?:se piove|in caso di (?:pioggia|maltempo|mare mosso)|con la pioggia)(?!\p{L}).*(?:spost\p{L}*|rimand\p{L}*|rinvi\p{L}*|rimbors\p{L}*|altra data)/iu,
    "Il brutto tempo non [Le|ti] costa niente.",
  ],
  [
    /(?<!\p{L})(?:disdett?\p{L}*|disdire|annull\p{L}*|cancell\p{L}*) (?:è )?(?:gratis|gratuit[ao]|gratuitamente|senza (?:costi|penali))(?!.*(?<!\p{L})se(?!\p{L}))/iu,
    "[Può|Puoi] prenotare senza rischi.",
  ],
  [
    /(?<!\p{L})(?:disdire|annullare) gratis(?!\p{L}).*(?<!\p{L})se il mare è mosso/iu,
    "Il brutto tempo non [Le|ti] costa niente.",
  ],
  [/^(?:senza (?:contratto|abbonamento)|nessun contratto)$/iu, "[Smette|Smetti] quando [vuole|vuoi]."],
  [/(?<!\p{L})(?:disdetta mensile|si disdice ogni mese)(?!\p{L})/iu, "Non [si lega|ti leghi] a lungo."],
  [
    /(?<!\p{L})(?:macchina|bici|bicicletta|auto|strumento|apparecchio|telefono|scooter) (?:sostitutiv[ao]|di cortesia|in prestito) (?:gratis|gratuit[ao]|inclus[ao]|durante|mentre)(?!\p{L})|(?<!\p{L})intanto (?:ti|Le|le) prest(?:o|iamo)(?!\p{L})/iu,
    "Così non [resta|resti] mai senza.",
  ],
  [
    /^(?!.*(?:annull|disdi|non vieni|non viene)).*(?<!\p{L})se(?!\p{L}).*(?<!\p{L})(?:non|nessun\p{L}*|niente|nulla|ritardo)(?!\p{L}).*(?<!\p{L})(?:non (?:paga|paghi|si paga) (?:niente|nulla)|rimborsiamo tutto)(?!\p{L})/iu,
    "Il rischio è nostro.",
  ],
  [
    /(?<!\p{L})(?:scalat[oaie]|detratt[oaie]|rimborsat[oaie]) (?:se (?:ripari|ripara|riparate|acquisti|acquista|procedi|procede|confermi|conferma|fai|fa|accetti|accetta)|in caso di (?:riparazione|acquisto|lavoro)|dal (?:prezzo|conto|lavoro))(?!\p{L})/iu,
    "Non [paga|paghi] due volte.",
  ],
  [
    /(?<!\p{L})se(?!\p{L}).*(?<!\p{L})(?:torno|torniamo|ripetiamo|rifacciamo|rifaccio|sistemiamo|la rimandiamo|lo rimandiamo)(?!\p{L}).*(?:gratis|gratuitamente|senza costi)/iu,
    "Non [paga|paghi] due volte.",
  ],
  [
    /(?<!\p{L})(?:prima lezione|lezione di prova|prima seduta|prima settimana)(?:,| è)? (?:gratis|gratuita)(?!\p{L})/iu,
    "[Prova|Provi] prima di decidere.",
  ],
  [
    /(?<!\p{L})(?:trasferta|spostamento)(?!\p{L})(?: \p{L}+){0,3} (?:compres[ao]|inclus[ao]|gratis|gratuit[ao])(?!\p{L})/iu,
    "[Paga|Paghi] il lavoro, non la strada.",
  ],
  [
    /(?<!\p{L})(?:portiamo via|porto via|smaltiamo|ritiriamo) (?:noi )?(?:il |la |i |gli |le )?(?:vecchi[oaie]?|usato|ramaglie|macerie|scarti|potature|rifiuti|imballaggi|resti)(?!\p{L})/iu,
    "Non [deve|devi] smaltire niente.",
  ],
  [
    /(?<!\p{L})(?:rend\p{L}+|riport\p{L}+|restitu\p{L}+) (?:tutto )?sporc[oaie]/iu,
    "Niente piatti da lavare.",
  ],
  [
    /(?<!\p{L})(?:deposito|custodia(?= (?:invernale|gomme|pneumatici|stagionale))|rimessaggio)(?: (?!bagagli|cauzionale)\p{L}+)? (?:gratis|gratuit[oa]|compres[oa]|inclus[oa])(?!\p{L})/iu,
    "A casa [ha|hai] più spazio.",
  ],
  [/^(?:i )?cani (?:sono )?(?:benvenuti|ammessi)$/iu, "[Il Suo|Il tuo] non resta a casa."],
  [
    /(?<!\p{L})(?:si conserva|si conservano|(?:dura|durano)(?=.*(?:freezer|congelatore)))(?!\p{L}).*(?:mesi|anno|freezer|congelatore|settimane)(?!\p{L})/iu,
    "Non c’è fretta.",
  ],
  [
    /(?<!\p{L})(?:mentre (?:aspetti|aspetta)|(?:ripar\p{L}+|pront[oaie]) sul momento)(?!\p{L})/iu,
    "Non [deve|devi] tornare.",
  ],
  [
    /(?<!\p{L})se non conviene(?!\p{L}).*(?<!\p{L})(?:diciamo|dico)(?!\p{L})/iu,
    "Così non [spende|spendi] per niente.",
  ],
  [
    /(?<!\p{L})(?:binocoli|caschi|guanti|attrezzi|bastoncini|occhiali|casco, giacca e occhiali)(?!\p{L}).*(?:li (?:diamo|mettiamo|prestiamo|portiamo) noi|inclusi|compresi)$/iu,
    "Non serve portare [i Suoi|i tuoi].",
  ],
  [
    /(?<!\p{L})(?:foto|video) (?:ogni (?:giorno|sera)|tutti i giorni|quotidian[ei])(?!\p{L})/iu,
    "[Sa|Sai] sempre come va.",
  ],
  [/(?<!\p{L})tutto (?:compreso|incluso)(?!\p{L})(?!.*\d)/iu, "Non si aggiunge altro."],
];
