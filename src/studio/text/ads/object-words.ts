/** Calls for what a goal sells or wants people to become, by how the brief addresses readers. */
interface ObjectWords {
  /** The whole goal; its group `thing` is what the calls name. */
  readonly goal: RegExp;
  /** The forms of typed things in calls, as pattern and replacement; the first that fits. */
  readonly one?: readonly (readonly [RegExp, string])[];
  readonly usual: readonly string[];
  /** The calls to "Sie", "u", "vous" or "usted", and to "du", "tu" or "je", if they differ. */
  readonly formal?: readonly string[];
  readonly informal?: readonly string[];
}

/** What may follow: nothing, another clause, or a time or place. */
const END = {
  en: String.raw`(?=$|[,.;:(]| (?:before|by|for|in|until|from|over|this|at|during|ahead|especially) )`,
  de: String.raw`(?=$|[,.;:(]| (?:bis|vor|zu|zum|zur|für|im|in|ab|noch|dieses|diesen|aus|gewinnen|finden|abschließen|verkaufen|absetzen)(?!\p{L}))`,
  fr: String.raw`(?=$|[,.;:(]| (?:avant|pour|à|en|d[’']ici|cet|cette|au|pendant)(?!\p{L}))`,
  es: String.raw`(?=$|[,.;:(]| (?:antes|para|en|hasta|este|esta|durante)(?!\p{L}))`,
  it: String.raw`(?=$|[,.;:(]| (?:prima|per|a|entro|in|questo|questa|durante)(?!\p{L}))`,
  pt: String.raw`(?=$|[,.;:(]| (?:antes|para|pro|no|na|em|até|este|esta|neste|nesta|durante)(?!\p{L}))`,
  nl: String.raw`(?=$|[,.;:(]| (?:voor|vóór|in|dit|deze|tot|vanaf|op|uit|met|rond|verkopen|werven|vinden|erbij|krijgen|binnenhalen)(?!\p{L}))`,
};
/** Numbers and "more" before what the goal wants. */
const MANY = {
  en: String.raw`(?:(?:get|win|find|gain|attract|sign up|want|need|\d+|some|a few|more|new|extra|additional|lots of|at least) )*(?:\d+|some|a few|more|new|extra|additional) `,
  de: String.raw`(?:(?:mindestens|noch|etwa|rund|die) )*(?:\d+|mehr|neue|weitere|zusätzliche|ein paar|fünf|zehn|zwanzig|dreißig)(?: neue| weitere)? `,
  nl: String.raw`(?:(?:minstens|nog|zo'n|liefst|de) )*(?:\d+|meer|nieuwe|extra|een paar|vijf|tien|twintig|dertig)(?: nieuwe| extra)? `,
};
const SELL_EN = String.raw`(?:to )?(?:sell|shift)(?: (?:more|some|out of|our|the|lots of|at least|\d+))* `;
const BEFORE_DE = String.raw`(?:(?:mehr|viele|möglichst viele|unsere|die|\d+|mindestens) )*`;
const BEFORE_NL = String.raw`(?:(?:meer|veel|zoveel mogelijk|onze|de|\d+|minstens) )*`;
const goal = (pattern: string) => new RegExp(`^${pattern}`, "iu");
const romance = (verb: string, thing: string, end: string) =>
  goal(
    `(?:${verb})(?: (?:plus de|davantage de|más|più|mais|nos|mes|des|nuestr[oa]s|mis|los|las|os|as|i|dei|nossos|\\d+))* (?<thing>${thing})${end}`,
  );

/**
 * Objects of goals and the calls for them, by language: gift vouchers and passes that are sold, and
 * memberships, contracts and reservations that are wanted. `objectTemplates` (`object-calls.ts`)
 * selects one.
 */
export const OBJECT_WORDS: Readonly<Record<string, readonly ObjectWords[]>> = {
  en: [
    {
      goal: goal(
        `(?:${SELL_EN}(?<thing>(?:christmas )?gift (?:vouchers?|cards?|certificates?))|(?:more )?(?<thing>(?:christmas )?gift (?:voucher|card|certificate)) sales)${END.en}`,
      ),
      one: [
        [/^.*cards?$/iu, "gift card"],
        [/^.*certificates?$/iu, "gift certificate"],
        [/^.*$/u, "gift voucher"],
      ],
      usual: ["Order a {thing} from {company}.", "Order a {thing}."],
    },
    {
      goal: goal(
        `${SELL_EN}(?<thing>(?:season|annual|day|family|monthly|class|punch|\\d+-(?:class|visit|day)) (?:tickets|passes|cards))${END.en}`,
      ),
      one: [
        [/^(.+) tickets$/iu, "$1 ticket"],
        [/^(.+) passes$/iu, "$1 pass"],
        [/^(.+) cards$/iu, "$1 card"],
      ],
      usual: ["Buy your {thing} from {company}.", "Buy your {thing}."],
    },
    {
      goal: goal(`(?:${SELL_EN}|${MANY.en})(?:annual )?memberships${END.en}`),
      usual: ["Become a member of {company}.", "Become a member."],
    },
    {
      goal: goal(`(?:${SELL_EN}|${MANY.en})(?:\\p{L}+ )?(?:subscribers|subscriptions)${END.en}`),
      usual: ["Start your subscription with {company}.", "Start your subscription."],
    },
    {
      goal: goal(
        `${MANY.en}(?<thing>(?:standing )?(?:weekly|monthly|fortnightly|standing) orders)(?= from |$|[,.;:(])`,
      ),
      one: [[/^(.+)s$/iu, "$1"]],
      usual: ["Set up your {thing} with {company}.", "Set up your {thing}."],
    },
    {
      goal: goal(
        `(?:${MANY.en})(?<thing>(?:annual|yearly|maintenance|service) (?:contracts|plans|agreements))${END.en}`,
      ),
      one: [
        [/^(a.+)s$/iu, "an $1"],
        [/^(.+)s$/iu, "a $1"],
      ],
      usual: ["Ask {company} about {thing}.", "Ask about {thing}."],
    },
    {
      goal: goal(
        `(?:(?:get|more|some|new) )*(?:date[- ]availability|availability|date) (?:requests|enquiries|inquiries|checks)(?!\\p{L})`,
      ),
      usual: ["Ask {company} if your date is free.", "Ask if your date is free."],
    },
  ],
  de: [
    {
      goal: goal(`${BEFORE_DE}(?<thing>(?:geschenk|wert)?gutscheine?)(?: .+)? (?:verkaufen|absetzen)$`),
      one: [
        [/^geschenk.*$/iu, "Geschenkgutschein"],
        [/^wert.*$/iu, "Wertgutschein"],
        [/^.*$/u, "Gutschein"],
      ],
      usual: ["{thing} {at} bestellen.", "{thing} bestellen."],
      formal: ["Bestellen Sie einen {thing} {at}.", "Bestellen Sie einen {thing}."],
      informal: ["Bestell einen {thing} {at}.", "Bestell einen {thing}."],
    },
    {
      goal: goal(
        `${BEFORE_DE}(?<thing>(?:zehner|10er-|fünfer|saison|jahres|dauer|mehrfahrten|familien)karten)(?: .+)? verkaufen$`,
      ),
      one: [[/^(.+)n$/iu, "$1"]],
      usual: ["{thing} {at} kaufen.", "{thing} kaufen."],
      formal: ["Kaufen Sie Ihre {thing} {at}.", "Kaufen Sie Ihre {thing}."],
      informal: ["Kauf dir deine {thing} {at}.", "Kauf dir deine {thing}."],
    },
    {
      goal: goal(`${MANY.de}(?:Paten|Patinnen und Paten)${END.de}`),
      usual: ["{At} Pate werden.", "Pate werden."],
      formal: ["Werden Sie {at} Pate.", "Werden Sie Pate."],
      informal: ["Werde {at} Pate.", "Werde Pate."],
    },
    {
      goal: goal(`${MANY.de}Patenschaften${END.de}`),
      usual: ["Patenschaft {at} übernehmen.", "Patenschaft übernehmen."],
      formal: ["Übernehmen Sie {at} eine Patenschaft.", "Übernehmen Sie eine Patenschaft."],
      informal: ["Übernimm {at} eine Patenschaft.", "Übernimm eine Patenschaft."],
    },
    {
      goal: goal(`${MANY.de}(?:(?:Vereins|Club)?Mitglieder|Mitgliedschaften)${END.de}`),
      usual: ["{At} Mitglied werden.", "Mitglied werden."],
      formal: ["Werden Sie {at} Mitglied.", "Werden Sie Mitglied."],
      informal: ["Werde {at} Mitglied.", "Werde Mitglied."],
    },
    {
      goal: goal(
        `(?:Anrufe(?: und|,) )?(?:(?:mehr )?Anfragen (?:für|nach|zu) |${MANY.de})(?<thing>(?:Jahres|Wartungs|Pflege|Service)vertr[äa]ge?n?)${END.de}`,
      ),
      one: [[/^(.+vertr).*$/iu, "$1ag"]],
      usual: ["{At} nach einem {thing} fragen.", "Nach einem {thing} fragen."],
      formal: ["Fragen Sie {at} nach einem {thing}.", "Fragen Sie nach einem {thing}."],
      informal: ["Frag {at} nach einem {thing}.", "Frag nach einem {thing}."],
    },
    {
      goal: goal(
        `${BEFORE_DE}(?:neue )?(?<thing>(?:Jahres|Monats|Halbjahres|Geschenk)?abos)(?: .+)? (?:verkaufen|abschließen)$`,
      ),
      one: [[/^(.+)s$/iu, "$1"]],
      usual: ["{thing} {at} bestellen.", "{thing} bestellen."],
      formal: ["Bestellen Sie Ihr {thing} {at}.", "Bestellen Sie Ihr {thing}."],
      informal: ["Bestell dein {thing} {at}.", "Bestell dein {thing}."],
    },
    {
      goal: goal(`(?:mehr |neue )?(?:tisch)?reservierungen${END.de}`),
      usual: ["{At} reservieren.", "Jetzt reservieren."],
      formal: ["Reservieren Sie {at}.", "Reservieren Sie bei uns."],
      informal: ["Reservier {at}.", "Reservier bei uns."],
    },
  ],
  fr: [
    {
      goal: romance("vendre|ventes? de", "(?:bons|chèques|cartes)[- ]cadeaux?", END.fr),
      one: [
        [/^bons.*$/iu, "un bon cadeau"],
        [/^chèques.*$/iu, "un chèque-cadeau"],
        [/^.*$/u, "une carte cadeau"],
      ],
      usual: ["Commandez {thing} {at}.", "Commandez {thing}."],
      informal: ["Commande {thing} {at}.", "Commande {thing}."],
    },
  ],
  es: [
    {
      goal: romance("vender|ventas? de", "(?:tarjetas|bonos|vales|cheques)(?: de)?[- ]regalo", END.es),
      one: [
        [/^tarjetas.*$/iu, "una tarjeta regalo"],
        [/^bonos.*$/iu, "un bono regalo"],
        [/^vales.*$/iu, "un vale regalo"],
        [/^.*$/u, "un cheque regalo"],
      ],
      usual: ["Compra {thing} {at}.", "Compra {thing}."],
      formal: ["Compre {thing} {at}.", "Compre {thing}."],
    },
  ],
  it: [
    {
      goal: romance("vendere|vendite? di", "(?:buoni|carte)[- ]regalo", END.it),
      one: [
        [/^buoni.*$/iu, "un buono regalo"],
        [/^.*$/u, "una carta regalo"],
      ],
      usual: ["Acquista {thing} {from}.", "Acquista {thing}."],
      formal: ["Acquisti {thing} {from}.", "Acquisti {thing}."],
    },
  ],
  pt: [
    {
      goal: romance(
        "vender|vendas? de",
        "(?:vales|cheques|cartões)[- ](?:presentes?|ofertas?|prendas?)",
        END.pt,
      ),
      one: [
        [/^vales.presente.*$/iu, "um vale-presente"],
        [/^vales.oferta.*$/iu, "um vale-oferta"],
        [/^vales.*$/iu, "um vale-prenda"],
        [/^cheques.*?(presente|oferta|prenda)s?$/iu, "um cheque-$1"],
        [/^.*(presente|oferta|prenda)s?$/iu, "um cartão-$1"],
      ],
      usual: ["Compre {thing} {with}.", "Compre {thing}."],
      informal: ["Compra {thing} {with}.", "Compra {thing}."],
    },
  ],
  nl: [
    {
      goal: goal(
        `${BEFORE_NL}(?<thing>(?:cadeau|kado|waarde|geschenk)bon(?:nen)?|cadeaukaart(?:en)?)(?: .+)? verkopen(?!\\p{L})`,
      ),
      one: [
        [/^(.+bon).*$/iu, "$1"],
        [/^.*$/u, "cadeaukaart"],
      ],
      usual: ["Bestel een {thing} {at}.", "Bestel een {thing}."],
    },
    {
      goal: goal(
        `${BEFORE_NL}(?<thing>(?:strippen|tienritten|ritten|beurten|knip|seizoens|baden|jaar)kaart(?:en)?)(?: .+)? verkopen(?!\\p{L})`,
      ),
      one: [[/^(.+kaart).*$/iu, "$1"]],
      usual: ["Koop je {thing} {at}.", "Koop je {thing}."],
      formal: ["Koop uw {thing} {at}.", "Koop uw {thing}."],
    },
    {
      goal: goal(`${MANY.nl}vaste adressen${END.nl}`),
      usual: ["Meld je aan als vast adres {at}.", "Meld je aan als vast adres."],
      formal: ["Meld u aan als vast adres {at}.", "Meld u aan als vast adres."],
    },
    {
      goal: goal(`${MANY.nl}vaste klanten${END.nl}`),
      usual: ["Word vaste klant {at}.", "Word vaste klant."],
    },
    { goal: goal(`${MANY.nl}leden${END.nl}`), usual: ["Word lid van {company}.", "Word lid."] },
    {
      goal: goal(`${MANY.nl}(?:abonnees|abonnementen)${END.nl}|^(?:meer )?abonnementen verkopen`),
      usual: ["Neem een abonnement {at}.", "Neem een abonnement."],
    },
    {
      goal: goal(`${MANY.nl}(?<thing>(?:onderhouds|service|jaar)?contracten)${END.nl}`),
      one: [[/^(.+)en$/iu, "$1"]],
      usual: ["Vraag je {thing} aan {at}.", "Vraag je {thing} aan."],
      formal: ["Vraag uw {thing} aan {at}.", "Vraag uw {thing} aan."],
    },
    {
      goal: goal(`(?:meer |nieuwe )?(?:reservaties|reserveringen)${END.nl}`),
      usual: ["Reserveer {at}.", "Reserveer bij ons."],
    },
  ],
};
