import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in an Italian statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const IT_COMMON: readonly Benefit[] = [
  [stating("(?:in )?pausa pranzo"), "senza prendere permessi"],
  [stating("in un (?:solo )?giorno", "se|o"), "{Clause}, non in settimane."],
  [stating("(?:gestiamo|seguiamo|pensiamo noi a) (?:noi )?l['’]assicurazione"), "una pratica in meno"],
  [stating("prova (?:a |da )?\\d+ ?€"), "[decide|decidi] dopo"],
  [stating("automatic\\p{L}+"), "niente da ricordare"],
  [stating("prima di (?:pagare|comprare|decidere)"), "niente a scatola chiusa"],
  [stating("prezzo bloccato"), "nessuna sorpresa in fattura"],
  [/^[1-5] giorni lavorativi$/iu, "{Clause}, non settimane."],
  [stating("(?:torniamo|rifacciamo|ripassiamo) gratis"), "il rischio è nostro"],
  [stating("(?:paghi|si paga) solo se|se non .* non (?:paghi|si paga)"), "niente da perdere"],
  [
    stating("stess[oa] (?:\\p{L}+ist[ai]|insegnante|operatore|operatrice|persona|istruttore)"),
    "un volto che [conosce|conosci]",
  ],
  [stating("(?:prima|primo) (?:lezione|seduta|mese|visita) .*(?:€|euro)"), "un piccolo inizio"],
  [stating("orto nostro|nostro orto|vigna nostra|produzione propria"), "[sa|sai] da dove viene"],
  [stating("(?:fattura|spesa) detraibile|detraibil[ei]"), "meno da pagare alla fine"],
  [stating("senza caparra|senza cauzione|nessuna caparra"), "niente da pagare all’inizio"],
  [stating("ti passiamo a prendere|passiamo a prendere"), "un viaggio in meno"],
  [
    stating(
      "(?:o|altrimenti|se no) (?:non paghi|non paga|è gratis|gratis)|ti rimborsiamo|rifacciamo gratis|rimborso",
    ),
    "il rischio è nostro",
  ],
  [
    stating("(?:paghi|pagamento|si paga) (?:dopo|alla fine|alla consegna|al ritiro|quando)"),
    "[vede|vedi] prima di pagare",
  ],
  [stating("garanzia|garantit[oaie]", "soddisf\\p{L}*|senza"), "Se qualcosa va storto: {clause}."],
  [
    stating(
      "assicurat[oaie]|assicurazione (?:inclusa|compresa)|con assicurazione",
      "perizia|pratica|relazione|rimbors\\p{L}*",
    ),
    "se qualcosa si rompe, è coperto",
  ],
  [stating("senza (?:rompere|demolire|scavare|forare|smontare|danni|opere|lavori)"), "tutto resta com’era"],
  [
    stating("(?:\\p{L}+ )?(?:sostitutiv[oa]|di cortesia|in prestito)(?: \\p{L}+)?"),
    "mai senza nel frattempo",
  ],
  [
    stating("\\d+ (?:mesi|anni) di (?:assistenza|supporto)|assistenza (?:inclusa|compresa)"),
    "qualcuno a cui chiedere dopo",
  ],
  [
    stating("(?:dura|ci vogliono|bastano) (?:solo )?(?:\\d{1,2}|un[’']?|due) ?(?:min\\p{L}*|or[ae])"),
    "il resto della giornata è libero",
  ],
  [
    stating(
      "in un[’']?(?:unica|a sola| solo) (?:visita|seduta|appuntamento|giorno)|una sola (?:visita|seduta)",
    ),
    "niente secondo appuntamento",
  ],
  [
    /^(?:anche |aperti? |lezioni )?(?:(?:il |la |di |nel )?(?:sera|sabato|domenica|weekend|fine settimana)(?: e | o |,? )?){1,3}(?:anche)?$/iu,
    "senza prendere permessi",
  ],
  [/^(?!.*(?:€|euro|iva|%)).*\d.*(?<!\p{L})(?:inclus|compres)[oaie]$/iu, "{Clause}, senza costi in più."],
  [stating("forniamo noi|fornit[oaie]", "cibo|pasti"), "niente da portare"],
  [
    stating("prezz[oi] (?:fiss|chiar|bloccat|concordat)[oi]|preventivo (?:prima|scritto|chiaro|fisso)"),
    "nessuna sorpresa in fattura",
  ],
  [stating("\\d+ ?€ (?:tutto compreso|tutto incluso|fiss[oi]|forfait)|a forfait"), "niente extra dopo"],
  [
    stating(
      "(?:in|entro) (?:2[5-9]|[3-6]\\d|7[0-2]) ?(?:h|ore)",
      "preventivo|risposta|referto|se|o|disd\\p{L}*|lievit\\p{L}*",
    ),
    "{Clause}, non in settimane.",
  ],
  [
    stating(
      "(?:preventivo|risposta|referto|piano|risultati|relazione)\\p{L}* .*(?:in|entro) \\d+ ?(?:h|ore|giorni|minuti)",
    ),
    "senza lunghe attese",
  ],
  [
    stating(
      "in giornata|lo stesso giorno|il giorno dopo",
      "se|raccolt\\p{L}*|pescat\\p{L}*|sfornat\\p{L}*|disd\\p{L}*",
    ),
    "senza lunghe attese",
  ],
  [stating("(?:a|da) (?:casa tua|casa sua|domicilio|te)|veniamo (?:noi|a|da)"), "nessun viaggio da fare"],
  [
    stating("(?:alla tua porta|consegn\\p{L}+|spedi\\p{L}+)", "gratis|gratuit\\p{L}*|ritir\\p{L}*"),
    "senza passare dal negozio",
  ],
  [
    stating("(?:ritiriamo|portiamo via|smaltiamo) .*(?:vecchi|usat)\\p{L}*|ritiro dell[’']usato"),
    "non resta niente in giro",
  ],
  [stating("tutte le (?:marche|razze)|tutti i modelli"), "anche la [Sua|tua]"],
  [
    stating(
      "(?:oltre|più di) \\d[\\d.]+ (?!clienti|recensioni|anni|famiglie|progetti|matrimoni|allievi|persone)\\p{L}+",
    ),
    "tanta scelta",
  ],
  [
    stating(
      "(?:certificato|relazione|perizia|fattura) per (?:l[’']assicurazione|la tua assicurazione|il fisco|la detrazione)",
    ),
    "una carta in meno da rincorrere",
  ],
  [
    stating(
      "(?:disdici|salti|sospendi|annulli) .*(?:vuoi|settimana|mese)|senza (?:vincol\\p{L}*|impegno|abbonamento|contratto)",
    ),
    "niente [La|ti] lega",
  ],
  [
    stating(
      "(?:anche|opzion[ei]|menu) .*(?:vegan|vegetarian|senza glutine|senza lattosio)\\p{L}*|(?:vegan|vegetarian)[oaie] .*(?:disponibil|su richiesta|anche)\\p{L}*",
    ),
    "nessuno resta senza",
  ],
  [stating("dalle [67]", "raccolt\\p{L}*"), "anche prima del lavoro"],
  [
    stating("fino alle (?:19|20|21|22|23)|fino a mezzanotte", "ordin\\p{L}*|restitu\\p{L}*"),
    "anche dopo il lavoro",
  ],
  [
    stating("(?:riport\\p{L}+|restitu\\p{L}+) (?:entro|fino) (?:le|alle) (?:1[89]|2[0-2])"),
    "la giornata intera è [Sua|tua]",
  ],
  [stating("fatt[oaie] a mano|a mano|artigianal[ei]", "lavat\\p{L}*"), "niente catena di montaggio"],
  [
    stating(
      "(?:nostr[oaie]|propri[oa]) (?:\\p{L}+ )?(?:laboratorio|cucina|orto|fattoria|frutteto|uliveto|vigna|forno|arnie|terr\\p{L}+)",
    ),
    "[sa|sai] da dove viene",
  ],
  [
    stating(
      "(?:gestiamo|compiliamo|presentiamo|facciamo) .*(?:pratich|document|domand|moduli|dichiarazion)\\p{L}*|pensiamo noi .*",
    ),
    "una pratica in meno",
  ],
  [stating("disponibil[ei] subito|in magazzino|pronta consegna"), "nessuna attesa per la consegna"],
  [
    stating("(?:con )?(?:carta|bancomat|pos|satispay)(?: accettat\\p{L}+)?", "carta (?:da|di)|regalo"),
    "i contanti non servono",
  ],
  [stating("mentre (?:lavori|dormi|fai|lavora)"), "nessun tempo perso"],
  [stating("(?:dai|da) [2-5] anni"), "anche i più piccoli"],
  [stating("parcheggio", "senza|a pagamento"), "facile da raggiungere"],
  [
    stating("online|in videochiamata|a distanza", "negozio|prenot\\p{L}*|ordin\\p{L}*|shop"),
    "da dove [vuole|vuoi]",
  ],
  [
    stating(
      "(?:certificat|qualificat|abilitat|diplomat|iscritt)[oaie]",
      "bio|biologic\\p{L}*|vegan\\p{L}*|dop|igp",
    ),
    "in buone mani",
  ],
  [stating("(?:dal|fondat[oa] nel) (?:1[89]\\d\\d|200\\d|201[0-5])"), "anni di mestiere"],
];
