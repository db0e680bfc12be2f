import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in Italian. */
export const IT_EXTRAS: readonly Benefit[] = [
  [
    /^(?:lezione|seduta|giorno|settimana) di prova(?!\p{L})|^prova (?:gratuita|gratis)/iu,
    "[decide|decidi] dopo",
  ],
  [
    /(?<!\p{L})(?:foto|report|video|relazione|messaggio) (?:inviat[oaie] )?dopo ogni(?!\p{L})/iu,
    "[sa|sai] com’è andata",
  ],
  [
    /^(?:senza|nessuna?|niente) (?:caparra|cauzione|acconto|anticipo|iscrizione)$/iu,
    "niente da pagare all’inizio",
  ],
  [
    /(?<!\p{L})accesso (?:24 ?h|24\/7|a tutte le ore|giorno e notte)/iu,
    "[venga|vieni] quando [Le|ti] va bene",
  ],
  [/^(?:senza|niente) (?:ricetta|impegnativa)(?: medica)?$/iu, "senza giri di studio in studio"],
  [
    /^(?:degustazione|assaggio|prova|test)(?: \p{L}+){0,2} (?:gratis|gratuit[oa]|inclus[oa])(?!\p{L})|prov(?:i|a|are) prima/iu,
    "[decide|decidi] dopo",
  ],
  [
    /^(?:controllo|diagnosi|sopralluogo|check-?up|analisi|misurazione|visita|valutazione)(?: \p{L}+){0,2} (?:gratis|gratuit[oa])$|^(?:primo )?sopralluogo gratuito$/iu,
    "[sa|sai] cosa serve prima di pagare",
  ],
  [
    /(?<!\p{L})(?:veniamo a prendere|passiamo a prendere|(?:ritiriamo|ritiro)(?!\p{L}).*(?:a casa|a domicilio|a scuola|in hotel))/iu,
    "un viaggio in meno",
  ],
  [
    /^(?:ogni|tutt[ei] (?:le|i|gli)) .*(?:controllat[oaie]|provat[oaie]|testat[oaie]|revisionat[oaie])$/iu,
    "controllato prima della consegna",
  ],
  [
    /^(?:fratelli|secondo figlio|famiglie|gruppi|coppie)(?!\p{L}).*(?:%|metà|sconto|meno)/iu,
    "insieme costa meno",
  ],
  [
    /^(?:bambini|bimbi|sotto i \d+)(?!\p{L}).*(?:gratis|metà prezzo|omaggio)/iu,
    "può venire tutta la famiglia",
  ],
  [
    /(?<!\p{L})(?:prezzo|preventivo) (?:fisso|bloccato|chiaro)$|^(?:prezzo|preventivo) (?:fisso|bloccato)/iu,
    "nessuna sorpresa in fattura",
  ],
  [
    /(?<!\p{L})dura(?:no)? (?:fino a )?(?:\d+|due|tre|quattro) (?:settimane|mesi)/iu,
    "niente da rifare prima",
  ],
  [/(?<!\p{L})(?:da|per) \d+ a \d+ (?:persone|invitati|ospiti|coperti)/iu, "tavola piccola o grande festa"],
  [
    /^(?:aperti? |lezioni |appuntamenti )?(?:anche )?(?:(?:il|di|la|nel) )?(?:sabato|domenica|weekend|festivi)(?: e (?:la )?(?:domenica|festivi))?(?: (?:mattina|dalle .*|fino .*|\d.*))?$/iu,
    "senza prendere permessi",
  ],
  [/^aperti? dalle [5-7]/iu, "anche prima del lavoro"],
  [
    /^(?:aperti?|orario|lezioni|appuntamenti)? ?(?:anche )?(?:la sera|di sera|fino alle (?:20|21|22))/iu,
    "anche dopo il lavoro",
  ],
  [/^(?:aperti? )?.*anche ad? (?:agosto|luglio|ferragosto|natale)$/iu, "anche quando gli altri chiudono"],
  [/^funziona (?:anche )?offline/iu, "anche senza rete"],
  [
    /^(?!.*(?:foto|video|apert|messagg)).*(?<!\p{L})(?:ogni (?:mattina|giorno)|tutti i giorni|tutte le mattine)$/iu,
    "freschi di giornata",
  ],
  [
    /^(?:direttamente|diretti?) (?:dal|dalla|da) (?:produttore|contadino|fattoria|apicoltore|cantina|campo|fabbrica)|^dal (?:campo|produttore|contadino) (?:a|alla) /iu,
    "nessuno in mezzo",
  ],
  [/^(?:senza|nessuna?|niente) (?:lista d['’]attesa|attesa|coda|code)$/iu, "si comincia subito"],
  [
    /^(?:lezioni?|sedute?|allenamenti?|corsi) (?:individual[ei]|privat[aei]|uno a uno|singol[aei])/iu,
    "tutto il tempo per [Lei|te]",
  ],
  [
    /^(?:massimo|max\.?|al massimo|solo) ?\d+ (?:persone|bambini|allievi|cani|posti|alunni)(?: .*)?$|^\d+ (?:persone|bambini|allievi|cani) (?:al massimo|max)$|^1 (?:educatrice|maestra|istruttore|insegnante) ogni \d+ \p{L}+$/iu,
    "tempo per ognuno",
  ],
  [
    /(?<!\p{L})(?:ordini?|ordina|ordinat[oi]) entro .*(?:domani|oggi|in giornata)/iu,
    "All’ultimo momento? {Clause}.",
  ],
  [
    /^(?:\d+|due|quattro) (?:visite|volte) (?:all['’]anno|al mese)|^manutenzione (?:mensile|annuale|regolare|programmata)/iu,
    "una cosa in meno da ricordare",
  ],
  [
    /(?<!\p{L})(?:foto|video)(?!\p{L}).*(?:prezzo|preventivo)|(?:prezzo|preventivo) (?:per telefono|al telefono|su whatsapp|via foto)/iu,
    "[sa|sai] quanto costa prima che arriviamo",
  ],
  [
    /^(?:prenotazione|prenotazioni|appuntamenti?) (?:online|su whatsapp|via whatsapp)/iu,
    "senza nemmeno una telefonata",
  ],
  [/^(?:tutto|si fa tutto|pratica) online$|^tutto (?:online|a distanza|da casa)$/iu, "senza uscire di casa"],
  [
    /^(?:ci )?(?:mandi|invii|manda|invia|bastano) (?:le |i |una )?(?:foto|documenti|scansioni)(?: dei documenti)?$/iu,
    "non serve altro",
  ],
  [/^\d+ ?% (?:di sconto )?sul(?:la|l['’])? ?prim/iu, "un piccolo inizio"],
  [
    /^(?:porti|porta|consegn\p{L}+) (?:al|la) mattin\p{L}.*(?:sera|pomeriggio)|^la mattina .*,? la sera/iu,
    "tutto in giornata",
  ],
  [
    /^(?:accessibile|accesso) (?:ai|in|alle) (?:disabili|sedia|carrozzine)|^senza barriere/iu,
    "nessuno resta fuori",
  ],
  [/^portiamo (?:tutto|noi|i|gli|il|l['’])/iu, "niente da preparare"],
  [
    /(?<!\p{L})(?:materiali?|attrezzatura|casco|tavola|muta|pranzo|colazione|merenda|tessuti?|prodotti|trasporto|montaggio)(?: e \p{L}+)? (?:inclus[oaie]|compres[oaie])$/iu,
    "{Clause}, senza costi in più.",
  ],
  [/^(?:senza|niente) (?:polvere|sporco)/iu, "niente da pulire dopo"],
  [
    /^(?:pronto intervento|servizio|urgenze) (?:24 ?h|24 ore|giorno e notte)|^24 ore su 24|^24\/7$/iu,
    "aiuto a ogni ora",
  ],
  [/^(?:istruttori|insegnanti) pazienti$/iu, "nessuno [Le|ti] mette fretta"],
  [/^(?:insegnanti|docenti) madrelingua|^madrelingua/iu, "la lingua come si parla davvero"],
  [
    /(?<!\p{L})(?:custodia|deposito|stoccaggio)(?!\p{L}).*(?:gratis|inclus[oa]|gratuit[oa])/iu,
    "a casa non serve posto",
  ],
  [/^tutte le marche/iu, "anche la [Sua|tua]"],
  [/^cucina interna$|^pasti (?:cucinati|preparati) (?:qui|da noi|in sede)/iu, "i pasti nascono qui"],
  [
    /(?<!\p{L})(?:pront[oaie]|fatt[oaie]|riparat[oaie]|consegnat[oaie]) (?:in giornata|lo stesso giorno)$/iu,
    "senza lunghe attese",
  ],
  [/^(?:fatti?|fatte|tirata|impastat[oaie]) a mano(?!\p{L})/iu, "non viene da una fabbrica"],

  [
    /^(?:foto|video) (?:ogni|tutti i|tutte le) (?:giorno|giorni|sera|sere)/iu,
    "[vede|vedi] com’è andata la giornata",
  ],
  [
    /^(?:prezzo|costo) (?:detto |concordato |chiaro )?prima(?: di iniziare)?$/iu,
    "nessuna sorpresa in fattura",
  ],
  [/^\d+ (?:bimbi|bambini|persone|allievi) (?:per|alla) (?:volta|gruppo|turno)$/iu, "tempo per ognuno"],
  [/(?<!\p{L})(?:prestiamo|in prestito)(?!\p{L})/iu, "niente da comprare prima"],
  [/^online o (?:in|dal)/iu, "come è più comodo"],
  [/^anche di notte$/iu, "aiuto a ogni ora"],
  [/illimitat[oaie]$/iu, "tutte le volte che serve"],
  [
    /^(?:anche )?(?:vegan[oaie]|vegetarian[oaie]|senza glutine)(?: (?:anche|sempre))?$/iu,
    "nessuno resta senza",
  ],
  [/^(?:anche )?da asporto$/iu, "per le pause brevi"],
  [
    /(?<!\p{L})(?:bozza|anteprima|campione|rendering)(?!\p{L}).*(?:gratis|gratuit[oa]|prima)/iu,
    "si vede prima di decidere",
  ],
  [
    /(?<!\p{L})(?:ritiriamo|portiamo via|smaltiamo) (?:il |la |i |le )?(?:vecchi\p{L}*|usato|rifiuti|macerie|mobili)/iu,
    "non resta niente in giro",
  ],

  [/^preventivo gratis(?: .*)?$|^preventivo gratuito(?: .*)?$/iu, "chiedere non costa nulla"],
  [/^(?:foto|video) (?:a|in) ogni(?!\p{L})/iu, "[sa|sai] come va"],
  [/^detraibil|(?<!\p{L})detraibil[ei]$/iu, "meno da pagare alla fine"],

  [/(?<!\p{L})(?:scalat[oa]|detratt[oa]|rimborsat[oa]) (?:dal|sul|se)/iu, "niente si paga due volte"],
  [/^preventivo (?:via |con |per )?(?:video|foto|whatsapp)/iu, "[sa|sai] quanto costa prima che arriviamo"],
  [/(?<!\p{L})dall['’]orto|(?<!\p{L})del nostro orto/iu, "[sa|sai] da dove viene"],
  [/(?<!\p{L})pront[oaie] domani/iu, "senza lunghe attese"],

  [/(?<!\p{L})e nient['’]altro$|^stesso prezzo(?!\p{L})/iu, "nessuna sorpresa in fattura"],
  [/^\d+ per (?:barca|gruppo|corso|tavolo)$/iu, "tempo per ognuno"],
  [
    /^(?!(?:siamo|abbiamo|facciamo|vendiamo|offriamo|parliamo|usiamo|apriamo|cuciniamo|arriviamo|lavoriamo|veniamo|andiamo|possiamo|vogliamo|stiamo|accettiamo|ripariamo)(?!\p{L}))\p{L}+iamo (?:via |noi|il|la|lo|i|gli|le|tutto|tutta|e )(?!.*(?:gratis|€))/iu,
    "un lavoro in meno",
  ],
];
