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
];
