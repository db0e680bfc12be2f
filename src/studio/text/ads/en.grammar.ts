import { isEnglishNoun } from "./common-words.ts";
import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";
import { withEnglishCapitals } from "./proper-case.ts";

/** Verbs in the third person that describe a product and need a subject. */
const VERBS =
  "adds|allows|brings|builds|cleans|collects|comes|compares|connects|converts|creates|delivers|does|dims|dries|fits|floats|folds|gets|gives|goes|grows|handles|hangs|heats|helps|includes|keeps|lasts|learns|lets|makes|melts|opens|organi[sz]es|prepares|protects|provides|recovers|reduces|reminds|removes|replaces|saves|sends|sleeps|softens|solves|speaks|stays|syncs|takes|teaches|tells|translates|turns|warms|weighs|works";
/** Verbs that are plural nouns as well; only a determiner after them shows that they are verbs. */
const NOUN_VERBS =
  "answers|calls|charges|checks|cooks|counts|covers|cuts|drives|exports|feeds|fills|finds|fixes|guides|holds|imports|lifts|loads|looks|matches|measures|monitors|moves|offers|pairs|pays|plans|plays|prints|reads|repairs|reports|runs|scans|schedules|sets|shows|sorts|starts|stops|stores|tracks|trains|updates|uses|walks|washes|watches|writes";

/** Things in the plural: "five reports", "lessons"; "class" and "bus" are one. */
const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|few) |[^su]s$/iu;

const FREE_OF =
  "gluten|sugar|dairy|lactose|cruelty|fragrance|plastic|wheat|nut|smoke|paraben|alcohol|caffeine|oil|chemical|fat|debt|stress|hassle|ad|tax|duty|interest|risk|maintenance|hands|carbon|emission|pain|toxin|worry|rent|vat|grain|soy|sulphate|sulfate|silicone|latex|lead|noise|commission|fee|foam|peat|pesticide|wax|dust|queue|crowd|additive|preservative";

/** A product that is a common noun with its article: "a tax return", but "boiler repair". */
function withArticle(product: string): string {
  // The noun decides: "bookkeeping for tradespeople" has no article.
  const [noun = product] = product.split(/ (?:for|in|of|with|at|from|on|by|to) /u);
  return /(?:ing|s|ment|ness|care|insurance|repair|removal|work|advice|help|service|cover|support|design|maintenance|wine|beer|coffee|bread|honey|food|software|stationery|catering|paper|installation|disposal|hire|rental|storage|therapy|tuition|valeting|law|shipping|boarding|upholstery|reupholstery|restoration|translation|childcare|lunch|breakfast|dinner|brunch|collection)$/iu.test(
    noun,
  )
    ? product
    : `${/^[aeiou]/iu.test(product) ? "an" : "a"} ${product}`;
}

/**
 * Grammar of English ads, neutral between British and American except for what the brief spells
 * itself. Listed in `grammars.ts`; the fields are explained in `grammar.ts`. Benefits are in
 * `benefits/en.benefits.ts`, capitals in `proper-case.ts`.
 */
export const EN: AdGrammar = {
  language: "en",
  calls: {
    book: [
      "Book your slot.",
      "Book today.",
      "Book {at}.",
      "Book {your} {noun} {at}.",
      "Book {your} {noun}.",
      "Pick a time and book.",
      "Book {product}.",
      "Book with us.",
    ],
    order: [
      "Order today.",
      "Order from {company}.",
      "Order {your} {noun} from {company}.",
      "Order {product} from {company}.",
      "Order {product}.",
      "Place your order.",
      "Order yours.",
    ],
    buy: [
      "Get yours today.",
      "Get yours from {company}.",
      "Order yours.",
      "Get {product} from {company}.",
      "Get {product}.",
      "Order {your} {noun} from {company}.",
    ],
    try: [
      "Try the {noun} {from}.",
      "Try it today.",
      "Try {product}.",
      "Start today.",
      "Try it and see.",
      "Get started with {company}.",
    ],
    quote: [
      "Get a quote for {your} {noun} from {company}.",
      "Ask {company} for a quote on {noun}.",
      "Ask for a quote.",
      "Ask {company} for a quote.",
      "Get your quote.",
      "Request a quote today.",
      "Get your quote from {company}.",
    ],
    call: [
      "Call {company} about {noun}.",
      "Call today.",
      "Call {company}.",
      "Give us a call.",
      "Call us today.",
    ],
    donate: [
      "Donate today.",
      "Give today.",
      "Donate to {company}.",
      "Give what you can.",
      "Support {company}.",
    ],
    signup: [
      "Sign up for the {noun} {at}.",
      "Sign up today.",
      "Sign up {at}.",
      "Save your place {at}.",
      "Save your place.",
      "Join {company}.",
      "Come along.",
      "Sign up now.",
    ],
    apply: ["Apply today.", "Apply to {company}.", "Send your application.", "Apply now."],
    visit: [
      "Come to {company} for {noun}.",
      "Come and visit.",
      "Visit {company}.",
      "Plan your visit.",
      "Come by today.",
      "See you at {company}.",
    ],
    meet: ["Come and meet them.", "Come and say hello.", "Meet them {at}.", "Ask {company} who is waiting."],
    download: ["Download it today.", "Download {product}.", "Get the app.", "Download it now."],
    ask: [
      "Get in touch.",
      "Talk to {company}.",
      "Ask {company} about {noun}.",
      "Get in touch today.",
      "Ask {company}.",
    ],
    learn: ["See the details.", "Take a look.", "See what {company} offers."],
    date: ["Ask {company} about your date.", "Check your date with {company}.", "Ask about your date."],
    tour: ["See how it works.", "See what {company} does.", "See the details."],
    volunteer: ["Volunteer with {company}.", "Become a volunteer.", "Volunteer with us."],
  },
  otherCalls: {},
  informal: null,
  formal: null,
  at: (company, hasPremises) => `${hasPremises ? "at" : "with"} ${company}`,
  from: (company, hasPremises) => `${hasPremises ? "at" : "from"} ${company}`,
  your: () => "your",
  one: withArticle,
  the: "The",
  properAdjective:
    /^(?:english|spanish|french|german|italian|portuguese|dutch|chinese|japanese|korean|indian|thai|greek|turkish|polish|swedish|arabic|russian|mandarin|scottish|irish|welsh|british|american|african|asian|european|mexican|christmas|easter|halloween|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|victorian|georgian|lebanese|moroccan|persian|syrian|egyptian|ethiopian|vietnamese|malaysian|indonesian|filipino|brazilian|argentinian|peruvian|cuban|caribbean|jamaican|nigerian|ghanaian|israeli|pakistani|nepalese|danish|norwegian|finnish|swiss|austrian|hungarian|czech|romanian|ukrainian|mediterranean|neapolitan)$/iu,
  capitalNouns: false,
  appointment: /\bslot\b|\ba time\b/iu,
  urgency: /\b(?:today|now)\b/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} for {price}.", "{product} for {price}.", "{product}: {price}."],
  functionWords: words(
    "skip pause send upload connect scan snap text ring control import export tap click per day week month year hour serving last outdoors indoors tenants caterer courtesy gallery survey late early staff children family meals rated written leaks installed natural lights light plans vets vet guests teachers pupils students tutors drivers engineers fitters cleaners walkers trainers doctors nurses therapists solicitors advice advisers pilots roofers plumbers builders gardeners designers bakers cooks chefs waiters guides hosts owners members teams customers clients patients visitors neighbours friends people everyone anyone someone results answers prices price rates fees costs quotes orders payments invoices bills tax taxes rent deposits deposit discounts discount gift gifts vouchers rewards points miles breakfast lunch dinner snacks drinks coffee tea wine beer bread cakes pastries fruit vegetables herbs flowers plants trees seeds soil wood oak leather cotton linen wool silver gold steel glass paper boxes bags bottles jars tins cards books maps keys rooms beds seats tables chairs doors windows walls roofs floors kitchens bathrooms gardens parks beaches views sunrise sunset music films games toys bikes cars vans trucks boats planes trains buses helmets gloves boots shoes jackets coats shirts dresses rings watches phones laptops screens batteries cables chargers lamps heaters boilers pumps panels tiles paint tested collected recycled built designed planned drawn painted polished sharpened cleaned washed ironed folded packed wrapped shipped sent paid covered protected trusted loved chosen picked grown raised cooked smoked cured aged brewed distilled pressed poured stitched woven knitted cut carved turned forged welded assembled repaired restored refurbished replaced upgraded monitored measured weighed checked inspected surveyed photographed filmed recorded edited translated proofread taught coached guided supervised supported cared beginner beginners intermediate advanced group groups one-to-one session sessions course courses workshop workshops class retreat retreats tour tours trip trips ride rides walk walks run runs visit visits check-ups check-up treatment treatments massage facial haircut colour color shave nails makeup a an the no not only just all any every each your our my their its his her this that these those from for in on at by with without within after before until till since over under up to one two three four five six seven eight nine ten free and or as if when while we you it booked made hand handmade open same next new first second third more most less fresh freshly fixed parts loan what how why where there is are be been as so both either flat full half fast quick quiet warm small big large short long simple easy safe gentle soft slow real whole local locally online daily weekly monthly quarterly evening live biodegradable reusable recyclable refillable rechargeable waterproof wireless cordless organic vegan children adults kids families delivery shipping parking pickup installed delivered collected baked roasted brewed printed sewn grown registered certified licensed licenced insured vetted trained qualified guaranteed cancel pay report reports appointments lessons classes groups tickets entry support returns refunds tailored custom personal private same-day next-day twelve twenty thirty forty fifty hundred double single most many some several bring choose pick optional unlimited includes including available ready secure instant expert friendly experienced family-run independent certified award-winning years hours minutes weekends mornings evenings photos pickup drop-off repairs cleaning tools everything anything nothing",
  ),
  isCommonWord: isEnglishNoun,
  correctCase: withEnglishCapitals,
  wordLines: ["In a word: {word}.", "In short: {word}."],
  subjectless: new RegExp(
    `^(?:automatically |quietly |gently |quickly |simply |also )?(?:(?:${VERBS})|(?:${NOUN_VERBS}) (?:the|your|a|an|every|each|all|any|it|them|up|only|one|two)\\b)(?= )`,
    "iu",
  ),
  turns: [
    { pattern: /^free (?<thing>[\p{L}’'-]+(?: [\p{L}’'-]+)?)$/iu, to: "$<thing>? Free." },
    {
      pattern:
        /^(?:the |your )?(?:first|1st) (?<thing>[\p{L}-]+(?: (?!is |are )[\p{L}-]+)?)(?: is| are)?(?: for)? free$/iu,
      to: ({ thing = "" }) => `Your first ${thing} ${SEVERAL.test(thing) ? "cost" : "costs"} nothing.`,
    },
    {
      pattern: new RegExp(
        `^(?<thing>(?!.*\\b(?:${FREE_OF}|is|are|feel|your?|for|try|get|first|1st|eat|eats|go|goes|ride|travel|come|stay|play|enter|under|over|gets?|all)\\b)[\\p{L}-]+(?: [\\p{L}-]+)?)(?: is| are)? (?:for )?free$`,
        "iu",
      ),
      to: "$<thing>? Free.",
    },
    {
      pattern:
        /^no (?<thing>(?!more|need|one|longer|problem|worries|fuss|matter|other|idea|such)[\p{L}’'-]+(?: [\p{L}’'-]+)?) (?:needed|required|necessary)$/iu,
      to: "$<thing>? Not needed.",
    },
    {
      pattern:
        /^no (?<thing>(?:[\p{L}’'-]+ )?(?:fees?|charges?|costs?|contract|deposit|commitment|subscription|minimum|obligation|tie-in|dust|mess|queues?|jargon))$/iu,
      to: "$<thing>? None.",
    },
  ],
  nounPhrase:
    /^(?!(?:i|we|you|they|he|she|it|there|this|that|who|what|how|why|if|when|never|always|don’t|don't|no|not|just|only)\b)[^.!?;:]+$/iu,
  clause: new RegExp(
    `\\b(?:i|we|you|they|he|she|it|there|who|which|is|are|was|were|has|have|had|can|will|do|does|don’t|don't|won’t|won't|i’m|we’re|we're|it’s|it's|you’ll|we’ll|we'll|i’ll|let|get|call|meet|visit|join|enjoy|learn|refill|book|ask|come|bring|send|photograph|tell|choose|pick|try|see|order|buy|give|take|make|looks like|${VERBS})\\b`,
    "iu",
  ),
  ofOurselves:
    /^(?:come|drive|travel) to you|^(?:pick up|collect) from you|^(?:cover|deliver|specialise in|specialize in|speak|accept|supply|serve|stock|repair|install|recycle|take cards) (?:to |all|the |most |every|any|both|\p{Lu})/u,
  priceWord: "for",
  inPlace: (place) => `in ${place}`,
  spaceBeforeMarks: false,
};
