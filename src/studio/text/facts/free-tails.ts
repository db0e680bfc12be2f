const NO_CARD =
  "no (?:credit )?card(?: (?:needed|required))?|without (?:a )?(?:credit )?card|ohne (?:kredit)?karte|sans carte(?: bancaire)?|sin tarjeta|senza carta(?: di credito)?|sem cartão|zonder (?:credit)?card";
const LENGTH =
  "\\d+[- ]?(?:days?|weeks?|months?|min(?:ute)?s?|tage?|wochen?|monate?|minuten|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|minutos?|giorni|settimane|mesi|minuti|dias?|dagen|weken|maanden)";
const PERIOD =
  "(?:januar[yi]?|februar[yi]?|march|märz|maart|april|ma[yi]|mei|jun[ei]|juni|jul[yi]|august|augustus|september|o[ck]tober|november|de[cz]ember|spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|voorjaar|lente|zomer|herfst|najaar)(?!\\p{L})";

/** What a goal says of a free step behind its name and that is no condition of it. */
const TAILS: readonly RegExp[] = [
  // "Free trial (30 days, no credit card)".
  new RegExp(`\\s*\\((?:(?:${NO_CARD}|${LENGTH})(?:, | and | und | et | y | e | en )?)+\\)`, "iu"),
  // How much of it: "kostenlose Probeübersetzung (eine halbe Seite)".
  /\s*\((?:eine?|half an?|an?|one|een|1|halbe|half|halve)(?: (?:halbe|halve|half))? (?:seite|stunde|absatz|page|hour|paragraph|pagina|uur|alinea)\)/iu,
  // For when: "free site visits booked for April and May".
  new RegExp(
    ` (?:for|in|im|für|voor|in het|in de|für den|for the|in the|this|dit|diesen)(?: (?:early|late))? ${PERIOD}(?:(?: (?:and|or|to|und|oder|bis|en|of|t/m)|,) ${PERIOD})*(?= ?$|[,.;])`,
    "iu",
  ),
  // Where it is: "gratis kennismakingsgesprekken aan huis".
  /(?<!\p{L})(?:aan huis|bij (?:u|je|mensen) thuis|à domicile|chez (?:vous|eux|les gens)|sur place|a domicilio|em casa|ao domicílio|at home|in their homes?|on site|zu hause|vor ort|online|en ligne|en línea)(?!\p{L})/iu,
  // How to ask for it: "la consulenza gratis su WhatsApp".
  /(?<!\p{L})(?:su|sul|dal|tramite|on|pelo|no|über|auf|sur|through) (?:(?:the|our|il|nostro|die|unsere|le|notre|o|nosso) )?(?:whats ?app|instagram|messenger|(?:web)?sit[eo]|(?:web)?seite|website|homepage)(?!\p{L})/iu,
  // When the owner wants it: "demandes de visite gratuite avant la mise à l'herbe d'avril".
  /(?<!\p{L})(?:before|ahead of|in time for|avant|vor (?!ort)|antes d[eoa]s?|prima (?:di|del\p{L}*)|voor (?=(?:de |het )?(?:winter|zomer|lente|voorjaar|herfst|najaar|kerst|\p{L}*vakantie)))[^\d,.;:]*$/iu,
  // Why the owner asks: ", er is plek op maandag en vrijdag".
  /, (?:er (?:is|zijn)|ik heb|(?:wij|we) hebben|(?:we|i) have|there (?:is|are)|wir haben|ich habe|es gibt|nous avons|j[’']ai|il (?:reste|y a)|tenemos|tengo|hay|quedan?|abbiamo|ho|ci sono|temos|tenho|há|restam) [^.;]*$/iu,
];

/**
 * The words of a goal behind a free step without those that are no condition of it (`TAILS` here),
 * for `isFreeForAll` (`aimed-steps.ts`).
 */
export const withoutTails = (behind: string): string =>
  TAILS.reduceRight((text, tail) => text.replace(tail, ""), behind).replace(/ {2,}/gu, " ");
