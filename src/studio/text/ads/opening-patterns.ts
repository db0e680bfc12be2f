// Clauses that start an ad poorly, and guarantees, which start it well; `weaknessOf` in
// `hook-worth.ts` weighs them.

/** Where the business is or delivers, which only matters to a reader who is interested. */
export const LOCATED =
  /^(?:we(?: are|['’]re) (?:in|at|on|near)|find us|located|we deliver (?:to|in|across)|serving|wir sind (?:in|am|an|im)|(?:sie finden|du findest) uns|wir liefern (?:in|nach|im)|nous sommes (?:à|au|en|dans|rue)|retrouvez-nous|nous livrons (?:à|au|en|dans|sur)|estamos (?:en|em|n[oa])|nos encontramos|entregamos (?:en|em|n[oa])|siamo (?:in|a|al|nel)|ci trov(?:i|ate)|consegniamo (?:a|in|nel)|we zitten|u vindt ons|je vindt ons|we bezorgen in)(?!\p{L})/iu;

/** The age of a business means little to a reader who does not know it. */
export const SINCE =
  /^(?:\P{N}{0,40}(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds) \d{4}$|(?:since|est\.?|established|founded|seit|gegründet|depuis|fondée?|desde|fundad[oa]|dal|fondat[oa]|sinds|opgericht)(?: \p{L}+)? \d{4})/iu;

/** What every business of a trade offers: a quote that costs nothing, a place to park. */
export const COMMONPLACE =
  /^(?:free (?:quotes?|estimates?|parking)|(?:kostenlose[rs]?|gratis) (?:angebot|kostenvoranschlag|parkpl\p{L}+)|devis gratuits?|parking(?: gratuit| gratis)?|presupuesto (?:gratis|gratuito|sin compromiso)|aparcamiento(?: gratis| gratuito)?|preventivo gratuito|parcheggio(?: gratuito)?|orçamento grátis|estacionamento(?: grátis| gratuito)?|gratis (?:offerte|parkeren)|parkeren(?: is)? gratis|parken(?: ist)? kostenlos)(?!\p{L})/iu;

/** "31 years at the bench": the age of a business in years. */
export const EXPERIENCE =
  /^(?:(?:over|more than|über|mehr als|plus de|más de|oltre|mais de|meer dan|ruim) )?\d{2} (?:years|jahre|ans|años|anni|anos|jaar)(?! (?:guarantee|warranty|garantie|de garantie|de garantía|di garanzia|de garantia))(?!\p{L})/iu;

/** A wait of weeks: "delivery in 8 weeks", "Lieferzeit 12 Wochen". */
export const LEAD_TIME =
  /^(?:lead time|turnaround|waiting time|delivery|takes|we take|wir brauchen|tardamos|dauert|nous mettons|on met|comptez|lieferzeit|wartezeit|lieferung|livraison|délai|entrega|plazo|consegna|tempi|prazo|levertijd|wachttijd|levering).*(?:\d+|\p{L}+) (?:weeks|months|wochen|monate|semaines|mois|semanas|meses|settimane|mesi?|weken|maanden)/iu;

/** "Toulouse et 20 km autour" */
export const RADIUS =
  /\d+ ?(?:km|miles?|kilom\p{L}+)(?!\p{L}).*(?:around|autour|umkreis|radius|ronda|alrededor|redor|intorno|rond)|(?:umland|environs|alrededores|dintorni|arredores|omgeving|omstreken).*\d+ ?km|(?:umkreis|radius|straal|rayon|radio|raggio|raio)(?!\p{L}).*\d+ ?km/iu;

/** What readers have to do or bring. */
export const REQUIREMENT =
  /(?<!\p{L})(?:required|obligatory|min\.? \d+|deposit|si prenota|minimum|min order|book (?:by|up to|at least|ahead)|erforderlich|mindest\p{L}*|anmeldung bis|demandée?s?|exigée?s?|obligatoires?|réserver avant|obligatori[oa]s?|mínim[oa]|obbligatori[oa]|minimo|prenotare entro|reservar antes|vereist|verplicht|minimaal)(?!\p{L})/iu;

/** An offer that states only its deadline: "Aktion bis Ende November". */
export const DEADLINE_ONLY =
  /^(?:aktion|promo\p{L}*|offer|angebot|offre|oferta|offerta|actie|aanbieding)s? (?:ends?|bis|until|till|jusqu|hasta|fino|até|tot)(?!\p{L})/iu;

/** How long it takes, which is no reason to read on: "Takes about 45 minutes". */
export const DURATION =
  /^\d+ \p{L}+ (?:on site|vor ort|sur place|in loco|no local|ter plaatse)$|^(?:takes|lasts|about \d+ min|dauer|dauert|durée|dure|duración|dura|durata|duração|demora|duur|duurt)(?!\p{L}).*\d/iu;

/** "Up to 500 cc; from there", "Tot 30 gasten": how much is possible at most. */
export const UP_TO = /^(?:up to|bis(?: zu)?|jusqu[’']à|hasta|fino a|até|tot) \d/iu;

/** When a price is valid, which needs the price before it: "Price holds if ...". */
export const PRICE_TERMS =
  /^(?:(?:the|der|le|el|il|o|de) )?(?:prices?|preise?|prix|precios?|prezz[oi]|preços?|prijs|prijzen) (?:holds?|is valid|applies|apply|gilt|gelten|valables?|est valable|vale|valen|válidos?|valgono|geldt|gelden)(?!\p{L})/iu;

/** Requests or conditions at the start of a detail: "bring the shoes". */
export const DEMANDING =
  /^(?:if|wenn|falls|si|se|als|bring|bringt|bringen|apportez|trae|traed|portate|porta|traga|tragam|neem|reserva com|book with a|caução|caparra|acompte|anzahlung)(?!\p{L})/iu;

/** A condition with what the business then does: "If it leaks again, we come back for free". */
export const GUARANTEE =
  /^(?:if|wenn|falls|si|se|als)(?!\p{L}).*(?<!\p{L})(?:(?:for )?free|we (?:pay|refund|redo|repair|replace|come back)|nothing|money back|kostenlos|(?:zahlen|erstatten|ersetzen|kommen) wir|nichts|gratuit\p{L}*|rembours\p{L}+|on (?:revient|refait)|rien|gratis|no cobramos|no pagas?|devolvemos|volvemos|rimborsiamo|non paghi|torniamo|niente|devolvemos|não paga\p{L}*|voltamos|kosteloos|betaalt? (?:u|je) niets|niets|terug)(?!\p{L})/iu;
