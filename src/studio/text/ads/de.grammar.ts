import { capitalizeFirst } from "../../language/letter-case.ts";
import { isGermanAdjective } from "./common-words.ts";
import { prepositionBy } from "./company-names.ts";
import { germanYour } from "./german-possessives.ts";
import { CALLS, FORMAL_CALLS, INFORMAL_CALLS } from "./de.calls.ts";
import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

/**
 * Farms, houses and gardens that are named after what they are for. Other names on "-hof", "-haus"
 * and "-garten" can be surnames: "bei Neuhaus".
 */
const NAMED_PLACES =
  "(?:hunde|katzen|tier|pferde|reiter|pony|esel|ziegen|schaf|alpaka|lama|straußen|büffel|rinder|milch|enten|gänse|puten|hühner|geflügel|bauern|bio|öko|obst|apfel|kirsch|spargel|erdbeer|beeren|kürbis|kartoffel|gemüse|kräuter|lavendel|rosen|tulpen|blumen|ferien|kinder|erlebnis|therapie|gnaden|lern|schul)(?:hof|garten|haus)|(?:land)?gasthof|(?:tee|wein|bier|brau|spiel|schuh|stoff|bett(?:en)?|küchen|leder|foto|musik|optik|sanitäts|trachten|mode|garten|holz)haus|(?:bier|wein|kletter|wald|kunst)garten";

/** Parts of a hyphenated name before its last noun, which tells the article: "Repair-Werkstatt". */
const hyphenated = (nouns: string) => `(?:\\p{L}+-)*(?:${nouns})`;

/**
 * A compound that is written as two words: "Klartext Büro". Possessives and adjectives as first
 * words ("Annas Werkstatt", "Kleine Praxis") have no article of this kind.
 */
const compound = (nouns: string) =>
  `(?!(?:mein|dein|unser|euer|kein)(?!\\p{L}))\\p{L}{4,}(?<![szxße]|e[rnm]) (?:${nouns})`;

const atCompany = prepositionBy(
  [
    ["bei der", compound("werkstatt|praxis|kanzlei|agentur|manufaktur")],
    ["beim", compound("büro|studio|atelier|laden")],
    [
      "bei der",
      hyphenated(
        "\\p{L}+erei|(?:\\p{L}+)?(?:beratung|stube|pension|gärtnerei|praxis|kanzlei|klinik|apotheke|werkstatt|schule|agentur|akademie|manufaktur|galerie|spedition|halle|scheune|mühle|küche|tankstelle|oase)|\\p{L}{3,}(?:handlung|vermietung|reinigung|genossenschaft|schmiede|farm|ranch)|tafel|stiftung|gemeinde|stadt|[\\p{L}-]*fabrik|\\p{L}*bibliothek|bücherei|feuerwehr",
      ),
    ],
    ["im", hyphenated("\\p{L}*(?:museum|theater|hotel|restaurant|café)|salon")],
    [
      "beim",
      `(?:\\p{L}+-)+(?:haus|hof|garten|verleih|versand|handel|service|imbiss|kiosk)|${hyphenated(`(?:back|auto|gast|kaffee|möbel|bestattungs|reise|planungs|ingenieur)?(?:haus|büro)|\\p{L}*(?:institut|weingut|studio|atelier)|\\p{L}*verein|mietpark|\\p{L}*(?:dienst|laden|betrieb|markt|zentrum|verlag|kindergarten)|kinderchor|chor|tierheim|freibad|${NAMED_PLACES}|\\p{L}{2,}(?:kontor|lädchen|stübchen|shop|treff|salon|depot|labor|center|club|park)|\\p{L}{3,}(?:verleih|versand|handel|service|imbiss|kiosk)|(?:reit|pferde|pensions)stall|(?:camping|golf|stell|zelt)platz|(?:land|ritter|hof|obst)gut`)}`,
    ],
  ],
  "bei",
);

/** "vom Weingut Kessler", "von der Rösterei Kontor", but "bei Bei Oma" stays. */
const ofCompany = (company: string) =>
  atCompany(company)
    .replace(/^(?:beim|im) /u, "vom ")
    .replace(/^bei /u, "von ");

const VERBS =
  "ersetzt|erinnert|erkennt|erledigt|erstellt|entfernt|findet|funktioniert|hält|heizt|hilft|kommt|kostet|kühlt|lädt|läuft|liefert|macht|misst|passt|plant|prüft|putzt|reinigt|repariert|rechnet|schickt|schont|schreibt|schützt|sendet|senkt|sorgt|spart|spielt|startet|stoppt|trocknet|übernimmt|übersetzt|verbindet|vergleicht|verschickt|verwaltet|wächst|wärmt|wäscht|warnt|zeigt|zahlt";

/**
 * Grammar of German ads, listed in `grammars.ts`; the fields are explained in `grammar.ts`. Calls
 * to action are in `de.calls.ts`, benefits in `benefits/de.benefits.ts`. A noun phrase in the
 * middle of a sentence needs no article in the forms below.
 */
export const DE: AdGrammar = {
  language: "de",
  calls: CALLS,
  otherCalls: { formal: FORMAL_CALLS, informal: INFORMAL_CALLS },
  callerAddress: "formal",
  informal:
    /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2})(?!\p{L})|(?<=^|\n|[.!?:] )(?:komm|ruf (?:uns|mich|an)|bring|schreib|melde?|hol|probier)(?![\p{L}-])/iu,
  // "Sie" at the start of a sentence may be "they".
  formal: /(?<=\p{L}[\p{L},] ?)(?<!\p{L})(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  at: atCompany,
  from: (company, hasPremises) => (hasPremises ? atCompany(company) : ofCompany(company)),
  declined:
    /^(?:stadtwerke|freunde|\p{L}+(?:ische|liche|ige|lige|same|ene)[rsn]?(?= \p{Lu})|(?:die|der|das) )(?!\p{L})/iu,
  your: germanYour,
  properAdjective: /(?!)/u,
  capitalNouns: true,
  appointment: /Termin/u,
  urgency: /(?<!\p{L})(?:jetzt|gleich|sofort)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} für {price}.", "{product} für {price}.", "{product}: {price}."],
  functionWords: words(
    "wieder endlich bald gern gerne einfach direkt bequem entspannt gemeinsam frei leise ganz rund innerhalb binnen der die das den dem des ein eine einen einem einer eines kein keine keinen keiner ohne mit für von vom zum zur im in am an auf aus bei beim bis ab nach vor seit über unter um und oder als wenn wir sie du ihr ihre ihren unser unsere unseren alle alles jede jeden jeder jedes nur nie immer schon noch auch so wie was warum wo frisch frische handgemachte neu neue zwei drei vier fünf sechs sieben acht neun zehn kostenlos kostenlose gratis erste ersten zweite nächste jeden täglich montags dienstags mittwochs donnerstags freitags samstags sonntags fest feste fester festes geprüft geprüfte zertifiziert zertifizierte kostenfrei inklusive monatlich wöchentlich jährlich regional regionale vegan vegane biologisch handgefertigt handgefertigte gebacken geröstet geliefert abgeholt gebaut genäht kleine kleiner großer große persönliche persönlicher persönlich schnelle schneller schnell einfache einfach sichere sicher flexible flexibel kurze kurzer lange langer eigene eigener moderne moderner geöffnet buchbar zwölf zwanzig dreißig fünfzig hundert mehrere viele einige sofort heute morgen abends morgens",
  ),
  isCommonWord: isGermanAdjective,
  wordLines: ["Mit einem Wort: {word}.", "Kurz gesagt: {word}."],
  subjectless: new RegExp(
    // "Wächst Ihr Kind, tauschen wir": a condition starts with its verb.
    `^(?!.*, (?:so |dann )?\\p{L}+ (?:wir|ich|sie|ihr|du|man|es)(?!\\p{L}))(?:automatisch )?(?:${VERBS})(?= (?!(?:nichts|das|der|die|ein|eine|es|er|sie|du|man|jemand)(?!\\p{L})))`,
    "iu",
  ),
  turns: [
    {
      pattern:
        /^(?<thing>\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?)(?: ist| sind)? (?<free>kostenlos|gratis|kostenfrei)$/u,
      to: ({ thing = "", free = "" }) => `${thing}? ${capitalizeFirst(free)}.`,
    },
    {
      pattern: /^(?:kostenlose[rs]?|gratis) (?<thing>\p{Lu}[\p{L}-]+)$/iu,
      to: "$<thing>? Kostenlos.",
    },
    {
      pattern:
        /^(?:die |der |das |ihre? |deine? )?erste(?<ending>[rs]?) (?<thing>\p{Lu}[\p{L}-]+)(?: ist)? (?:kostenlos|gratis|kostenfrei|umsonst)$/iu,
      to: ({ ending = "", thing = "" }) => {
        const article = { r: "Der", s: "Das" }[ending] ?? "Die";
        return `${article} erste ${thing} kostet nichts.`;
      },
    },
    {
      pattern: /^(?:keine?|ohne) (?<thing>\p{Lu}[\p{L}-]+) (?:nötig|erforderlich|notwendig)$/u,
      to: "$<thing>? Nicht nötig.",
    },
    {
      pattern: /^[Kk]eine (?<thing>\p{Lu}[\p{L}-]+)$/u,
      to: "$<thing>? Keine.",
    },
  ],
  nounPhrase: /^(?!(?:ich|wir|sie|du|ihr|er|es|wer|was|wie|warum|wenn|nie|immer|nicht|nur)\b)[^.!?;:]+$/iu,
  clause:
    /^(?:die|der|das|eine?|jede[rs]?|alle|unsere?|deine?|ihre?|\d+) \p{Lu}\p{L}+ (?!(?:gegen|neben|wegen|zwischen|außen|innen|oben|unten|nicht|mit|statt)(?!\p{L}))\p{Ll}+(?:t|en) |(?<!\p{L})(?:ich|wir|sie|du|ihr|es|man|wer|ist|sind|war|hat|haben|kann|können|wird|werden|macht|machen|kommt|kommen|hilft|helfen|lassen|komm|ruf|hol|buch|bring|schick)(?!\p{L})/iu,
  priceWord: "für",
  inPlace: (place) => (place.startsWith("Raum ") ? `im ${place}` : `in ${place}`),
  spaceBeforeMarks: false,
};
