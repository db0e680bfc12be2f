/** English words that are no names, separated by white space. */
const COMMON = `
a an the all any anyone anybody everyone everybody every each those people folks someone both
new first first-time young younger older small medium mid-size large local modern busy tired stressed hungry
curious creative active ambitious remote mobile digital online independent self-employed eco-conscious eco
health-conscious design-minded budget-conscious style-conscious working single expecting stay-at-home hard-working
early late long short frequent regular occasional casual serious senior junior urban rural city home house office
shop store restaurant café coffee tea wine beer food book music art film movie game video photo pet dog cat horse
plant garden car bike yoga fitness sport sports outdoor beauty skincare fashion luxury vintage tech software product
project sales marketing finance legal startup start-up business corporate company property real school university
college high language math science weekend holiday summer winter night morning sweet chocolate bread cheese vegan
gluten-free plant-based avid keen passionate proud loyal happy quiet bold smart growing mindful diy
team teams men women woman mum mums mom moms dad dads mother mothers father fathers kid kids children toddlers babies
boys girls teens teenagers adult adults seniors couple couples bride brides brides-to-be groom grooms family families parent parents
grandparents friends guests hosts fans lovers student students pupils graduates professional professionals freelancers
freelancer entrepreneurs entrepreneur founders founder owners owner homeowners homeowner landlords tenants renters
buyers sellers shoppers shopper gamers runners hikers cyclists climbers surfers bakers cooks chefs reader readers
writers authors artists designers developers engineers teachers nurses doctors lawyers accountants manager managers
marketers executives leaders agencies startups companies businesses organizations organisations nonprofits schools
hotels restaurants cafés shops retailers makers collectors travelers travellers traveler traveller tourists commuters
drivers motorists beginner beginners experts enthusiasts hobbyists foodies newlyweds newcomers expats locals
neighbours neighbors residents visitors customers clients gift dinner hobby craft cocktail whisky skin hair makeup gym marathon trail mountain beach ski newly
recently hybrid desk shift solo budget value quality discerning demanding design interior media`;

const WORDS = new Set(COMMON.trim().split(/\s+/));
const DERIVED =
  /^\p{Lu}[\p{Ll}-]{3,}(?:ing|ed|ful|less|ous|ive|able|ible|ists?|holders?|makers?|seekers?|givers?|ees|minded)$/u;

/**
 * Whether an English word at the start of an audience is a common word and no name: "Busy parents"
 * becomes "for busy parents", "London foodies" keeps its capital.
 */
export function isCommonFirstWord(word: string): boolean {
  return WORDS.has(word.toLowerCase()) || DERIVED.test(word);
}

/**
 * Traits that an ad must not assert of its reader: health, disability, financial trouble, religion,
 * race, sexual orientation, criminal record, union membership (Meta's personal attributes policy,
 * read 2026-11). Ads do not name an audience that contains one.
 */
export const PROTECTED_TRAITS =
  /(?<!\p{L})(?:diabet\p{L}*|cancer|krebs\p{L}*|depress\p{L}*|anxiety|adhd|autis\p{L}*|obes\p{L}*|overweight|übergewicht\p{L}*|disab\p{L}*|behinder\p{L}*|handicap\p{L}*|illness|sick|chronic\p{L}*|patients?|pain|schmerz\p{L}*|arthrit\p{L}*|hiv|pregnan\p{L}*|schwanger\p{L}*|infertil\p{L}*|addict\p{L}*|alcoholi\p{L}*|insomnia\p{L}*|disease|acne|debts?|schulden|verschuldet\p{L}*|bankrupt\p{L}*|unemployed|arbeitslos\p{L}*|low[\s-]income|poor|bad credit|christians?|christen|muslims?|muslime|jew|jews|jewish|hindus?|buddhists?|catholics?|black|latin[oaxe]s?|hispanics?|asians?|african[\s-]americans?|caucasian|white (?:men|women|people)|gays?|lesbians?|lgbt\p{L}*|queer|transgender|bisexual\p{L}*|felons?|convicts?|ex-offenders?|criminal\p{L}*|union members?|divorced|widow\p{L}*|diabétiques?|diabéticos?|handicapés?|embarazadas?|endettés?|endeudad\p{L}*|malades?|enfermos?|malati|doentes?|zieken?|障害|糖尿|うつ|مرضى|ديون)(?!\p{L})/iu;
