import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import { isHardlyName } from "./common-words.ts";
import { prepositionBy } from "./company-names.ts";
import { PUNCTUATED_LINES, words, type AdGrammar, type Calls } from "./grammar.ts";

const atCompany = prepositionBy([["in het", "\\p{L}*museum|theater"]], "bij");

const VERBS =
  "bespaart|beschermt|bewaart|brengt|controleert|doet|droogt|geeft|haalt|helpt|herinnert|herstelt|houdt|kiest|koelt|komt|laadt|leert|levert|maakt|meet|past|plant|regelt|reinigt|repareert|schrijft|stopt|stuurt|toont|vergelijkt|verbindt|vervangt|verwarmt|vindt|waarschuwt|wast|werkt|zet|zorgt";

const CALLS: Calls = {
  book: [
    "Boek vandaag nog.",
    "Boek {at}.",
    "Boek {your} {noun} {at}.",
    "Plan je afspraak.",
    "Boek nu.",
    "Boek bij ons.",
    "Maak een afspraak.",
    "Maak een afspraak {at}.",
  ],
  order: [
    "Bestel vandaag.",
    "Bestel {at}.",
    "Bestel {your} {noun} {at}.",
    "Bestel nu.",
    "Plaats je bestelling.",
  ],
  buy: ["Bestel vandaag.", "Koop {at}.", "Bestel nu."],
  try: ["Probeer het vandaag.", "Probeer {product}.", "Begin vandaag.", "Probeer het zelf."],
  quote: [
    "Vraag {company} om een offerte voor {your} {noun}.",
    "Vraag een offerte aan.",
    "Vraag {company} om een offerte.",
    "Vraag je offerte aan.",
    "Ontvang een offerte.",
  ],
  call: ["Bel vandaag.", "Bel {company}.", "Bel ons.", "Bel gerust."],
  donate: ["Doneer vandaag.", "Steun {company}.", "Geef vandaag.", "Doneer aan {company}."],
  signup: [
    "Meld je aan.",
    "Schrijf je in {at}.",
    "Meld je vandaag aan.",
    "Reserveer je plek {at}.",
    "Reserveer je plek.",
  ],
  apply: ["Solliciteer vandaag.", "Solliciteer {at}.", "Stuur je sollicitatie.", "Solliciteer nu."],
  visit: ["Kom langs.", "Kom langs {at}.", "Plan je bezoek.", "Kom vandaag langs."],
  meet: ["Kom kennismaken.", "Kom kennismaken {at}.", "Maak eerst kennis.", "Plan je bezoek."],
  download: ["Download de app.", "Download {product}.", "Download vandaag.", "Download nu."],
  ask: ["Neem contact op met {company}.", "Informeer {at}.", "Neem contact op."],
  learn: ["Bekijk de details.", "Lees er meer over.", "Neem een kijkje."],
  date: ["Vraag {company} of je datum vrij is.", "Vraag of je datum vrij is."],
  tour: ["Bekijk hoe het werkt.", "Bekijk de details."],
  volunteer: ["Word vrijwilliger {at}.", "Word vrijwilliger.", "Word vrijwilliger bij ons."],
};

/**
 * Grammar of Dutch ads, listed in `grammars.ts`; the fields are explained in `grammar.ts`.
 * Imperatives are the same for "je" and "u"; calls with a possessive differ (`otherCalls`).
 * Benefits are in `benefits/nl.benefits.ts`.
 */
export const NL: AdGrammar = {
  language: "nl",
  calls: CALLS,
  otherCalls: {
    formal: {
      ...CALLS,
      book: [
        "Boek vandaag.",
        "Boek {at}.",
        "Boek {your} {noun} {at}.",
        "Plan uw afspraak.",
        "Boek nu.",
        "Boek bij ons.",
        "Maak een afspraak.",
        "Maak een afspraak {at}.",
      ],
      order: [
        "Bestel vandaag.",
        "Bestel {at}.",
        "Bestel {your} {noun} {at}.",
        "Plaats uw bestelling.",
        "Bestel nu.",
      ],
      buy: ["Bestel vandaag.", "Koop {at}.", "Bestel nu.", "Plaats uw bestelling."],
      quote: [
        "Vraag een offerte aan.",
        "Vraag {company} om een offerte.",
        "Vraag uw offerte aan.",
        "Ontvang een offerte.",
      ],
      signup: ["Meld u aan.", "Schrijf u in {at}.", "Meld u vandaag aan.", "Reserveer uw plek."],
      apply: ["Solliciteer vandaag.", "Solliciteer {at}.", "Stuur uw sollicitatie.", "Solliciteer nu."],
      visit: ["Kom langs.", "Kom langs {at}.", "Plan uw bezoek.", "Kom vandaag langs."],
      meet: ["Kom kennismaken.", "Maak kennis {at}.", "Plan uw bezoek."],
    },
  },
  informal: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  formal: /(?<!\d ?)(?<!\p{L})U(?= \p{Ll})|(?<!\p{L})(?:u|[Uu]w)(?!\p{L})/u,
  at: atCompany,
  from: (company, hasPremises) => (hasPremises ? atCompany(company) : `van ${company}`),
  your: (_product, address) => (address === "formal" ? "uw" : "je"),
  properAdjective:
    /^(?:engelse?|spaanse?|franse?|duitse?|italiaanse?|portugese?|nederlandse?|chinese?|japanse?|indiase?|thaise?|griekse?|turkse?|poolse?|zweedse?|arabische?|russische?|belgische?|vlaamse?)$/iu,
  capitalNouns: false,
  appointment: /afspraak/iu,
  urgency: /(?<!\p{L})(?:vandaag|nu)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} voor {price}.", "{product} voor {price}.", "{product}: {price}."],
  functionWords: words(
    "de het een geen alle alles elke elk ieder iedere je jouw uw u ons onze hun zijn haar zonder met voor van vanaf in op aan bij uit na naar om over onder sinds tot per en of als wanneer wij we ze zij niet nooit altijd alleen ook nog zo hoe wat waarom waar twee drie vier vijf zes zeven acht negen tien gratis eerste tweede volgende vers verse nieuw nieuwe elke dagelijks handgemaakt handgemaakte groepen lessen plekken afspraken levering bezorging retour reparatie gebakken gebrand geleverd opgehaald genaaid gedrukt geplaatst gecertificeerd gecertificeerde verzekerd gediplomeerd erkend kleine klein grote groot lokale lokaal biologisch biologische vegan snelle snel eenvoudig simpel veilig rustig vaste vast persoonlijk persoonlijke online maandelijks wekelijks open twaalf twintig dertig vijftig honderd veel enkele meerdere vandaag morgen",
  ),
  isCommonWord: isHardlyName,
  wordLines: ["In één woord: {word}.", "Kortom: {word}."],
  subjectless: new RegExp(
    // "Groeit uw kind, dan ruilen we": a condition starts with its verb.
    `^(?!.*, (?:dan )?\\p{L}+ (?:we|wij|ik|u|je|jij|ze|zij|men|het)(?!\\p{L}))(?:automatisch )?(?:${VERBS})(?= (?!(?:niets|het|de|een|je|u|jij|hij|zij|ze|er|iemand)(?!\\p{L})))`,
    "iu",
  ),
  turns: [
    {
      pattern: /^(?<thing>(?!eerste|alles)[\p{L}-]+)(?: is| zijn)? (?<free>gratis)$/iu,
      to: ({ thing = "", free = "" }) => `${thing}? ${capitalizeFirst(free)}.`,
    },
    { pattern: /^gratis (?<thing>[\p{L}-]+)$/iu, to: "$<thing>? Gratis." },
    {
      pattern: /^geen (?<thing>[\p{L}-]+) (?:nodig|vereist)$/iu,
      to: "$<thing>? Niet nodig.",
    },
    { pattern: /^geen (?<thing>(?!gedoe|zorgen|probleem)[\p{L}-]+)$/iu, to: "$<thing>? Geen." },
  ],
  nounPhrase:
    /^(?!(?:ik|wij|we|je|jij|u|zij|ze|hij|het|er|wie|wat|hoe|waarom|als|nooit|altijd|niet|alleen)\b)[^.!?;:]+$/iu,
  clause:
    /^(?:de|het|een|elke?|alle|ons|onze|je|uw|\d+) \p{L}+ (?!(?:met|niet|uit|tot|dit|dat|wat|het|tegen)(?!\p{L}))\p{Ll}+t |(?<!\p{L})(?:ik|wij|we|je|jij|u|zij|ze|hij|wie|is|zijn|was|heeft|hebben|kan|kunnen|wordt|worden|gaat|doen|kom|bel|boek|breng|stuur|kies|maak|vraag)(?!\p{L})/iu,
  priceWord: "voor",
  inPlace: (place) => (/^regio /iu.test(place) ? `in de ${lowerFirst(place)}` : `in ${place}`),
  spaceBeforeMarks: false,
};
