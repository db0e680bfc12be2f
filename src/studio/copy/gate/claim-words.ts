/**
 * Words of claims that writers tend to add, by concept. A text may use the words of a concept if
 * the brief uses words of it in any language. Patterns as in the checks engine: lower case, with
 * `‹` and `›` as borders of words.
 */
interface Concept {
  readonly kind: "certificate" | "superlative" | "claim" | "number" | "date";
  readonly words: string;
}

/**
 * The concepts of claims, such as a certificate, with their words in all languages. `claims.ts`
 * compiles them; `findInventedClaims` refuses their words in a provider's text unless the brief has
 * words of the same concept.
 */
export const CONCEPTS: readonly Concept[] = [
  {
    kind: "certificate",
    words:
      "certified|certificate\\p{L}*|certification|zertifi\\p{L}*|certifi(?:é|ée|és|ées)|certificad[oa]s?|certificat[oaie]|gecertificeerde?",
  },
  {
    kind: "certificate",
    words:
      "accredited|akkreditiert\\p{L}*|accrédité\\p{L}*|acreditad[oa]s?|accreditat[oaie]|geaccrediteerde?",
  },
  {
    kind: "certificate",
    words:
      "licen[sc]ed|registered|chartered|lizenziert\\p{L}*|agréée?s?|homologué\\p{L}*|homologad[oa]s?|autorizzat[oaie]|erkende?|board-approved|fda[- ]approved|officially approved|staatlich (?:geprüft|anerkannt)\\p{L}*|geprüfte[rsnm]?",
  },
  {
    kind: "certificate",
    words: "(?:fully )?insured|vollversichert|assurée?s?|asegurad[oa]s?|assicurat[oaie]|verzekerd",
  },
  { kind: "certificate", words: "iso[- ]?\\d+|tüv\\p{L}*|gots|fsc|dekra|b[- ]corp|fair ?trade" },
  {
    kind: "certificate",
    words:
      "award[- ]?winning|awards?|winners? of|voted|gewinner\\p{L}* de[rs]|gewählt zu[mr]|élue?s?|ganador\\p{L}*|vincitor[ei]|vencedor\\p{L}*|prize-winning|preisgekrönt\\p{L}*|ausgezeichnete[rsnm]?|testsieger\\p{L}*|primée?s?|récompensée?s?|premiad[oa]s?|galardonad[oa]s?|premiat[oaie]|bekroond|prijswinnende?",
  },
  {
    kind: "certificate",
    words:
      "(?:doctors?|dentists?|vets?|experts?)[- ](?:recommended|approved|tested)|(?:clinically|scientifically|dermatologically|medically|lab|vet)[- ](?:\\p{L}+)|proven|klinisch|wissenschaftlich|dermatologisch|(?:cliniquement|scientifiquement|dermatologiquement)|éprouvée?s?|prouvée?s?|(?:clínica|científica|dermatológica|clinica|scientifica|dermatologica)mente|comprobad[oa]s?|comprovad[oa]s?|bewezen|wetenschappelijk",
  },
  {
    kind: "certificate",
    words:
      "(?:top|highly|best|five[- ]star|5[- ]star)[- ]?rated|(?:five|5)[- ]stars?|(?:trusted|loved|recommended|used) by|(?:happy|satisfied|delighted) (?:customers?|clients?|guests)|rave reviews|vertrauen (?:uns|auf)|zufriedene[nr]? (?:kund\\p{L}+|gäste\\p{L}*)|(?:empfohlen|geliebt) von|clients? satisfaits?|recommandée? par|clientes? satisfech[oa]s?|recomendad[oa]s? (?:por|pelos?)|clienti soddisfatti|consigliat[oaie] da\\p{L}*|clientes? satisfeit[oa]s?|tevreden (?:klanten|gasten)|aanbevolen door",
  },
  {
    kind: "superlative",
    words:
      "(?:the )?(?:best|finest|greatest|cheapest|fastest)(?! (?:before|of luck|regards|wishes|friends?))|unbeatable|unmatched|unrival+ed|world[- ]class|lowest prices?|best prices?|(?<!am )beste[rsnm]?(?! (?:grüße|gleich))|günstigste[rsnm]?|unschlagbar\\p{L}*|einzigartig\\p{L}*|weltklasse|meilleure?s?|imbattables?|mejor(?:es)?(?= (?:precios?|\\p{L}+ de (?:la|el|toda)))|inmejorables?|imbatibles?|miglior[ei]?|imbattibil[ei]|melhor(?:es)?(?= (?:preços?|\\p{L}+ d[aeo]))|imbatíve(?:l|is)|goedkoopste|onverslaanbaar",
  },
  {
    kind: "superlative",
    words:
      "(?:no\\.?|nr\\.?|n[°º]|#) ?1›|number one|nummer eins|numéro un|número uno|numero uno|número um|nummer één|leading|market leaders?|führende[rsnm]?|marktführer\\p{L}*|leader|líder(?:es)?|toonaangevende?|most (?:popular|trusted|loved|advanced)|beliebteste[rsnm]?|world['’]s \\p{L}+est|favou?rite",
  },
  {
    kind: "claim",
    words:
      "guarante\\p{L}*|warrant(?:y|ies)|money[- ]back|garantie\\p{L}*|garantiert\\p{L}*|geld[- ]zurück\\p{L}*|satisfait ou remboursé|garantía\\p{L}*|garantizad[oa]s?|garanzi[ae]|garantit[oaie]|soddisfatti o rimborsati|garantias?|garantid[oa]s?|risk[- ]free|risikofrei|sans risque|sin riesgos?|senza rischi[o]?|sem risco|zonder risico",
  },
  {
    kind: "claim",
    words:
      "no[- ]obligation|without obligation|unverbindlich\\p{L}*|sans engagement|sin compromiso|senza impegno|sem compromisso|vrijblijvend",
  },
  {
    kind: "claim",
    words:
      "hidden (?:fees?|costs?|charges?)|versteckten? kosten|frais cachés|costes ocultos|costi nascosti|custos ocultos|verborgen kosten",
  },
  {
    kind: "claim",
    words:
      "cancel any ?time|jederzeit kündbar|résiliables? à tout moment|annul\\p{L}+ à tout moment|cancela cuando quieras|disdici quando vuoi|cancele quando quiser|altijd opzegbaar|per direct opzegbaar",
  },
  {
    kind: "claim",
    words:
      "no credit card|no card|keine kreditkarte|ohne kreditkarte|sans carte|sin tarjeta|senza carta|sem cartão|zonder creditcard",
  },
  {
    kind: "claim",
    words: "unlimited|unbegrenzt\\p{L}*|illimitée?s?|ilimitad[oa]s?|illimitat[oaie]|onbeperkte?",
  },
  {
    kind: "claim",
    words: "lifetime|for life|lebenslang\\p{L}*|à vie|de por vida|a vita|vitalíci[oa]s?|levenslange?",
  },
  {
    kind: "claim",
    words:
      "family[- ](?:run|owned)|familienbetrieb\\p{L}*|familiengeführt\\p{L}*|entreprise familiale|(?:empresa|negocio) familiar|a conduzione familiare|azienda familiare|empresa de família|familiebedrijf",
  },
  {
    kind: "claim",
    words:
      "hand[- ]?made|hand[- ]?crafted|handgemacht\\p{L}*|handgefertigt\\p{L}*|faite?s? (?:à la )?main|hech[oa]s? a mano|fatt[oaie] a mano|feit[oa]s? à mão|handgemaakte?",
  },
  {
    kind: "claim",
    words:
      "organic(?:ally)?|bio|biologique\\p{L}*|ecológic[oa]s?|biologic[oahie]+|orgânic[oa]s?|biologische?",
  },
  { kind: "claim", words: "vegan\\p{L}*|végane?s?|végétalien\\p{L}*" },
  {
    kind: "claim",
    words: "gluten[- ]?free|glutenfrei\\p{L}*|sans gluten|sin gluten|senza glutine|sem glúten|glutenvrije?",
  },
  {
    kind: "claim",
    words: "made in|hergestellt in|fabriquée?s? en|hech[oa]s? en|prodott[oaie] in|feit[oa]s? em|gemaakt in",
  },
  {
    kind: "claim",
    words:
      "discounts?|\\d ?% off|half[- ]price|on sale|rabatte?|sonderangebot\\p{L}*|zum halben preis|remises?|réductions?|soldes|moitié prix|descuentos?|rebajas?|mitad de precio|scont[oi]|metà prezzo|descontos?|metade do preço|korting\\p{L}*|halve prijs|special offers?|(?:launch|opening|intro(?:ductory)?) (?:offers?|prices?|deals?)|promotions?|promoção|promoções|promo\\p{L}*|\\p{L}{3,}aktion|offres? (?:spéciales?|de lancement|limitées?|exclusives?)|ofertas?|in offerta|offert[ae] (?:special[ei]|lancio)|aanbieding\\p{L}*",
  },
  {
    kind: "claim",
    words:
      "limited[- ](?:time|places?|spots?|seats?|stock|availability|offer)|(?:places|spots|seats|rooms|tickets) (?:are )?limited|(?:only a )?few (?:spots|places|seats|left)|while (?:stocks?|supplies) last|selling (?:out )?fast|almost gone|last chance|before it['’]s (?:too late|gone)|begrenzte[rsnm]?|solange der vorrat reicht|nur (?:noch )?(?:kurze zeit|wenige)|places? limitée?s?|jusqu['’]à épuisement|dernières? (?:places?|chances?)|plazas limitadas|hasta agotar|últim[oa]s (?:plazas|días|oportunidad)|posti limitati|fino a esaurimento|ultimi (?:posti|giorni)|vagas limitadas|enquanto durar\\p{L}*|últimas vagas|op is op|zolang de voorraad|beperkte (?:plaatsen|tijd|oplage)|laatste (?:plaatsen|kans)",
  },
  {
    kind: "number",
    words:
      "half the (?:time|price|cost)|in der hälfte der zeit|deux fois moins|a fiver|a tenner|(?:hundreds|thousands|millions|dozens) of|countless|hunderte[nr]?|tausende[nr]?|millionen|dutzende|des (?:centaines|milliers|millions)|cientos de|miles de|millones de|centinaia di|migliaia di|milioni di|centenas de|milhares de|milhões de|honderden|duizenden|miljoenen|(?:double|triple|verdopple|verdoppeln|doublez|duplica|raddoppia|dobre|verdubbel) (?:your|deinen?|ihren?|vos|votre|tus?|i tuoi|il tuo|la tua|seus?|suas?|je|uw)",
  },
  { kind: "date", words: "midnight|mitternacht|minuit|medianoche|mezzanotte|meia-noite|middernacht" },
  {
    kind: "date",
    words:
      "(?:in|within) (?:minutes|seconds)|in (?:wenigen )?(?:minuten|sekunden)|en quelques (?:minutes|secondes)|en (?:pocos )?minutos|in pochi minuti|em (?:poucos )?minutos|binnen (?:enkele )?minuten",
  },
  {
    kind: "claim",
    words:
      "bogof?|buy \\p{L}+,? get|(?:two|2)[- ]for[- ](?:one|1)|(?:zwei|2) für (?:eins|1)|2x1|deux pour un|dos por uno|due al prezzo di uno|dois por um|(?:twee|2) voor (?:één|1)|1\\+1 gratis",
  },
  {
    kind: "date",
    words:
      "same[- ]day|am selben tag|am gleichen tag|le jour même|el mismo día|in giornata|lo stesso giorno|no mesmo dia|dezelfde dag",
  },
  {
    kind: "date",
    words:
      "(?:delivered|delivery|arrives?|ready|back|fixed|geliefert|fertig|livrée?s?|entregad[oa]s?|consegnat[oaie]|entregues?|bezorgd|in huis) (?:\\p{L}+ ){0,3}(?:tomorrow|morgen|demain|mañana|domani|amanhã)|next[- ]day|am nächsten tag|le lendemain|al día siguiente|il giorno dopo|no dia seguinte|de volgende dag",
  },
  { kind: "date", words: "overnight|über nacht|de un día para otro" },
  {
    kind: "date",
    words:
      "24[/-]7|24 hours a day|24h/24|around the clock|round the clock|rund um die uhr|7j/7|a cualquier hora|a qualquer hora|dag en nacht",
  },
  {
    kind: "date",
    words:
      "tonight|today only|only today|this (?:week|weekend|month) only|nur heute|heute abend|aujourd['’]hui seulement|ce soir|solo hoy|esta noche|solo oggi|stasera|só hoje|hoje à noite|alleen vandaag|vanavond",
  },
];
