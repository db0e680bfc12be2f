import { PUNCTUATED_LINES, words, type AdGrammar, type Calls } from "./grammar.ts";

const VERBS =
  "bespaart|beschermt|bewaart|brengt|controleert|doet|droogt|geeft|haalt|helpt|herinnert|herstelt|houdt|kiest|koelt|komt|laadt|leert|levert|maakt|meet|past|plant|regelt|reinigt|repareert|schrijft|stopt|stuurt|toont|vergelijkt|verbindt|vervangt|verwarmt|vindt|waarschuwt|wast|werkt|zet|zorgt";

const CALLS: Calls = {
  book: [
    "Boek vandaag.",
    "Boek bij {company}.",
    "Plan je afspraak.",
    "Reserveer je plek.",
    "Maak een afspraak.",
  ],
  order: ["Bestel vandaag.", "Bestel bij {company}.", "Bestel nu.", "Plaats je bestelling."],
  buy: ["Bestel vandaag.", "Koop bij {company}.", "Bestel nu.", "Haal hem in huis."],
  try: ["Probeer het vandaag.", "Probeer {product}.", "Begin vandaag.", "Probeer het zelf."],
  quote: [
    "Vraag een offerte aan.",
    "Vraag {company} om een offerte.",
    "Vraag je offerte aan.",
    "Ontvang een offerte.",
  ],
  call: ["Bel vandaag.", "Bel {company}.", "Bel ons.", "Bel gerust."],
  donate: ["Doneer vandaag.", "Steun {company}.", "Geef vandaag.", "Doneer aan {company}."],
  signup: ["Meld je aan.", "Schrijf je in bij {company}.", "Meld je vandaag aan.", "Reserveer je plek."],
  apply: ["Solliciteer vandaag.", "Solliciteer bij {company}.", "Stuur je sollicitatie.", "Solliciteer nu."],
  visit: ["Kom langs.", "Kom langs bij {company}.", "Plan je bezoek.", "Kom vandaag langs."],
  download: ["Download de app.", "Download {product}.", "Download vandaag.", "Download nu."],
  learn: ["Lees hoe het werkt.", "Vraag het {company}.", "Bekijk de details.", "Neem contact op."],
};

/** Dutch. Imperatives are the same for "je" and "u". */
export const NL: AdGrammar = {
  language: "nl",
  calls: CALLS,
  otherCalls: {
    address: "formal",
    calls: {
      ...CALLS,
      book: [
        "Boek vandaag.",
        "Boek bij {company}.",
        "Plan uw afspraak.",
        "Reserveer uw plek.",
        "Maak een afspraak.",
      ],
      order: ["Bestel vandaag.", "Bestel bij {company}.", "Plaats uw bestelling.", "Bestel nu."],
      buy: ["Bestel vandaag.", "Koop bij {company}.", "Bestel nu.", "Plaats uw bestelling."],
      quote: [
        "Vraag een offerte aan.",
        "Vraag {company} om een offerte.",
        "Vraag uw offerte aan.",
        "Ontvang een offerte.",
      ],
      signup: ["Meld u aan.", "Schrijf u in bij {company}.", "Meld u vandaag aan.", "Reserveer uw plek."],
      apply: [
        "Solliciteer vandaag.",
        "Solliciteer bij {company}.",
        "Stuur uw sollicitatie.",
        "Solliciteer nu.",
      ],
      visit: ["Kom langs.", "Kom langs bij {company}.", "Plan uw bezoek.", "Kom vandaag langs."],
    },
  },
  informal: /(?<!\p{L})(?:je|jij|jouw|jullie)(?!\p{L})/iu,
  formal: /(?<!\p{L})(?:u|uw)(?!\p{L})/u,
  urgency: /(?<!\p{L})(?:vandaag|nu)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: [
    "{product} bij {company}.",
    "{product} van {company}.",
    "{company}: {product}.",
    "{product}, {company}.",
  ],
  priced: ["{product} voor {price}.", "{product}: {price}.", "{product}, {price}."],
  functionWords: words(
    "de het een geen alle alles elke elk ieder iedere je jouw uw u ons onze hun zijn haar zonder met voor van vanaf in op aan bij uit na naar om over onder sinds tot per en of als wanneer wij we ze zij niet nooit altijd alleen ook nog zo hoe wat waarom waar twee drie vier vijf zes zeven acht negen tien gratis eerste tweede volgende vers verse nieuw nieuwe elke dagelijks handgemaakt handgemaakte groepen lessen plekken afspraken levering bezorging retour reparatie gebakken gebrand geleverd opgehaald genaaid gedrukt geplaatst gecertificeerd gecertificeerde verzekerd gediplomeerd erkend kleine klein grote groot lokale lokaal biologisch biologische vegan snelle snel eenvoudig simpel veilig rustig vaste vast persoonlijk persoonlijke online maandelijks wekelijks open twaalf twintig dertig vijftig honderd veel enkele meerdere vandaag morgen",
  ),
  subjectless: new RegExp(`^(?:automatisch )?(?:${VERBS})(?= )`, "iu"),
  ownCall:
    /^(?:boek|bestel|bel|koop|probeer|vraag|doneer|steun|geef|meld|schrijf|solliciteer|kom|download|reserveer|plan|mail|app|neem contact)(?!\p{L})/iu,
  turns: [
    {
      pattern: /^geen (?<thing>[\p{L}-]+) (?:nodig|vereist)$/iu,
      to: "$<thing>? Niet nodig.",
    },
    { pattern: /^geen (?<thing>(?!gedoe|zorgen|probleem)[\p{L}-]+)$/iu, to: "$<thing>? Geen." },
  ],
  nounPhrase:
    /^(?!(?:ik|wij|we|je|jij|u|zij|ze|hij|het|er|wie|wat|hoe|waarom|als|nooit|altijd|niet|alleen)\b)[^.!?;:]+$/iu,
  clause:
    /(?<!\p{L})(?:ik|wij|we|je|jij|u|zij|ze|hij|wie|is|zijn|was|heeft|hebben|kan|kunnen|wordt|worden|gaat|doen|kom|bel|boek|breng|stuur|kies|maak|vraag)(?!\p{L})/iu,
  spaceBeforeMarks: false,
};
