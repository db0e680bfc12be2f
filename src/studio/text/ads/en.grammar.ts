import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";

/** Verbs in the third person that describe a product and need a subject. */
const VERBS =
  "adds|allows|brings|builds|cleans|collects|comes|compares|connects|converts|creates|delivers|does|dims|dries|fits|floats|folds|gets|gives|goes|grows|handles|heats|helps|includes|keeps|lasts|learns|lets|makes|melts|opens|organi[sz]es|prepares|protects|provides|recovers|reduces|reminds|removes|replaces|saves|sends|sleeps|softens|solves|speaks|stays|syncs|takes|teaches|tells|translates|turns|warms|weighs|works";
/** Verbs that are plural nouns as well; only a determiner after them shows that they are verbs. */
const NOUN_VERBS =
  "answers|calls|charges|checks|cooks|counts|covers|cuts|drives|exports|feeds|fills|finds|fixes|guides|holds|imports|lifts|loads|looks|matches|measures|monitors|moves|offers|pairs|pays|plans|plays|prints|reads|repairs|reports|runs|scans|schedules|sets|shows|sorts|starts|stops|stores|tracks|trains|updates|uses|walks|washes|watches|writes";

const FREE_OF =
  "gluten|sugar|dairy|lactose|cruelty|fragrance|plastic|wheat|nut|smoke|paraben|alcohol|caffeine|oil|chemical|fat|debt|stress|hassle|ad|tax|duty|interest|risk|maintenance|hands|carbon|emission|pain|toxin|worry|rent|vat|grain|soy|sulphate|sulfate|silicone|latex|lead|noise|commission|fee";

/** English: neutral between British and American except for what the brief spells itself. */
export const EN: AdGrammar = {
  language: "en",
  calls: {
    book: [
      "Book your slot.",
      "Book today.",
      "Book with {company}.",
      "Book at {company}.",
      "Pick a time and book.",
      "Book {product}.",
    ],
    order: ["Order today.", "Order from {company}.", "Order {product}.", "Place your order.", "Order yours."],
    buy: ["Get yours today.", "Buy it at {company}.", "Order yours.", "Get {product}.", "Shop {company}."],
    try: [
      "Try it today.",
      "Try {product}.",
      "Start today.",
      "Try it and see.",
      "Get started with {company}.",
    ],
    quote: [
      "Ask for a quote.",
      "Ask {company} for a quote.",
      "Get your quote.",
      "Request a quote today.",
      "Get a quote from {company}.",
    ],
    call: ["Call today.", "Call {company}.", "Give us a call.", "Call us today.", "Pick up the phone."],
    donate: [
      "Donate today.",
      "Give today.",
      "Donate to {company}.",
      "Give what you can.",
      "Support {company}.",
    ],
    signup: [
      "Sign up today.",
      "Sign up with {company}.",
      "Save your place.",
      "Join {company}.",
      "Sign up now.",
    ],
    apply: ["Apply today.", "Apply to {company}.", "Send your application.", "Apply now."],
    visit: [
      "Come and visit.",
      "Visit {company}.",
      "Plan your visit.",
      "Come by today.",
      "See you at {company}.",
    ],
    download: ["Download it today.", "Download {product}.", "Get the app.", "Download it now."],
    learn: [
      "See how it works.",
      "Find out more.",
      "Ask {company}.",
      "See the details.",
      "Talk to {company}.",
      "Get in touch.",
    ],
  },
  otherCalls: null,
  informal: null,
  formal: null,
  urgency: /\b(?:today|now)\b/iu,
  ...PUNCTUATED_LINES,
  both: [
    "{product} at {company}.",
    "{product} from {company}.",
    "{company}: {product}.",
    "{product}, {company}.",
  ],
  priced: ["{product} for {price}.", "{product}: {price}.", "{product}, {price}."],
  functionWords: words(
    "a an the no not only just all any every each your our my their its his her this that these those from for in on at by with without within after before until till since over under up to one two three four five six seven eight nine ten free and or as if when while we you it booked made hand handmade open same next new first second third more most less fresh freshly fixed parts loan what how why where there is are be been as so both either flat full half fast quick quiet warm small big large short long simple easy safe gentle soft slow real whole local locally online daily weekly monthly quarterly evening live biodegradable reusable recyclable refillable rechargeable waterproof wireless cordless organic vegan children adults kids families delivery shipping parking pickup installed delivered collected baked roasted brewed printed sewn grown registered certified licensed licenced insured vetted trained qualified guaranteed cancel pay report reports appointments lessons classes groups tickets entry support returns refunds tailored custom personal private same-day next-day twelve twenty thirty forty fifty hundred double single most many some several bring choose pick optional unlimited includes including available ready secure instant expert friendly experienced family-run independent certified award-winning years hours minutes weekends mornings evenings photos pickup drop-off repairs cleaning tools everything anything nothing",
  ),
  subjectless: new RegExp(
    `^(?:automatically |quietly |gently |quickly |simply |also )?(?:(?:${VERBS})|(?:${NOUN_VERBS}) (?:the|your|a|an|every|each|all|any|it|them|up|only|one|two)\\b)(?= )`,
    "iu",
  ),
  ownCall:
    /^(?:book|order|call|buy|get|try|ask|visit|sign up|join|donate|give|apply|download|shop|request|start|come|text|email|message|reserve|register|contact|subscribe|drop in|pop in|enquire|inquire)\b/iu,
  turns: [
    {
      pattern: /^(?:the |your )?(?:first|1st) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?)(?: is)?(?: for)? free$/iu,
      to: "Your first $<thing> costs nothing.",
    },
    {
      pattern: new RegExp(
        `^(?<thing>(?!.*\\b(?:${FREE_OF}|is|are|feel|your?|for|try|get|first|1st)\\b)[\\p{L}-]+(?: [\\p{L}-]+)?)(?: is| are)? (?:for )?free$`,
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
        /^no (?<thing>(?!more|need|one|longer|problem|worries|fuss|matter|other|idea|such|guilt|clean)[\p{L}’'-]+(?: (?!needed|required|necessary)[\p{L}’'-]+)?)$/iu,
      to: "$<thing>? None.",
    },
  ],
  nounPhrase:
    /^(?!(?:i|we|you|they|he|she|it|there|this|that|who|what|how|why|if|when|never|always|don’t|don't|no|not|just|only)\b)[^.!?;:]+$/iu,
  clause:
    /\b(?:i|we|you|they|he|she|it|there|who|which|is|are|was|were|has|have|had|can|will|do|does|don’t|don't|won’t|won't|i’m|we’re|we're|it’s|it's|you’ll|we’ll|we'll|i’ll|let|get|call|book|ask|come|bring|send|photograph|tell|choose|pick|try|see|order|buy|give|take|make)\b/iu,
  spaceBeforeMarks: false,
};
