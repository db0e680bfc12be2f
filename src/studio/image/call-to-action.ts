import { inferLanguage } from "../language/infer-language.ts";
import { scriptOf, type Script } from "./text/script.ts";

/** What a button may ask for; all of it is our own wording, so a style may set it in capitals. */
type Intent = "shop" | "order" | "book" | "quote" | "signup" | "download" | "menu" | "more";

const ENGLISH: Record<Intent, string> = {
  shop: "Shop now",
  order: "Order now",
  book: "Book now",
  quote: "Get a quote",
  signup: "Sign up",
  download: "Download",
  menu: "See the menu",
  more: "Learn more",
};

/** Outside English only the safe, general invitation: the right verb for an offer differs too much by language. */
const MORE: Readonly<Record<string, string>> = {
  en: ENGLISH.more,
  de: "Mehr erfahren",
  fr: "En savoir plus",
  es: "Más información",
  it: "Scopri di più",
  pt: "Saiba mais",
  nl: "Meer weten",
  pl: "Dowiedz się więcej",
  tr: "Daha fazla bilgi",
  ru: "Подробнее",
  el: "Μάθετε περισσότερα",
  ar: "اعرف المزيد",
  he: "לפרטים נוספים",
  hi: "और जानें",
  bn: "আরও জানুন",
  ta: "மேலும் அறிய",
  th: "ดูเพิ่มเติม",
  ka: "გაიგეთ მეტი",
  hy: "Իմանալ ավելին",
  zh: "了解更多",
  ja: "詳しく見る",
  ko: "자세히 보기",
};

/** Scripts whose language need not be known to invite in it. */
const BY_SCRIPT: Partial<Record<Script, string>> = {
  cyrl: "ru",
  grek: "el",
  arab: "ar",
  hebr: "he",
  deva: "hi",
  beng: "bn",
  taml: "ta",
  thai: "th",
  geor: "ka",
  armn: "hy",
  hans: "zh",
  jpan: "ja",
  kore: "ko",
};

/** Words in an English product name or description that say what the business wants. */
const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  ["download", /\b(app|software|plugin|extension|ebook|e-book|download)\b/i],
  ["menu", /\b(restaurant|bistro|pizzeria|trattoria|tapas|brunch|menu)\b/i],
  [
    "book",
    /\b(hotel|tours?|trips?|travel|salon|spa|massage|appointment|appointments|yoga|class|classes|lessons?|holidays?|getaway|dentist|dental|haircuts?|test ride)\b/i,
  ],
  [
    "quote",
    /\b(roofing|plumbing|plumber|renovations?|insurance|construction|landscaping|installation|solar|consulting|accounting|legal)\b/i,
  ],
  ["signup", /\b(newsletter|course|courses|membership|webinar|subscription|subscribe)\b/i],
  [
    "order",
    /\b(coffee|beans|bakery|bread|pastries|meal|meals|delivery|delivered|pizza|catering|flowers|bouquets?)\b/i,
  ],
  [
    "shop",
    /\b(shoes?|sneakers?|headphones?|jewell?ery|clothing|dress|bags?|serum|skincare|cosmetics|bikes?|bicycles?|lamps?|furniture|watch|watches|candles?|plants?|gear|accessories|collection)\b/i,
  ],
];

interface Words {
  readonly headline: string;
  readonly description: string;
  readonly productName: string;
}

/** The label for a brief that names none: by the offer in English, the general invitation in other languages. */
export function callToActionFor({ headline, description, productName }: Words): string {
  const label = labelIn(headline, `${headline} ${description}`);
  if (label !== ENGLISH.more) return label;
  // The product's name tells best; a description also speaks of other things (a lamp made in a workshop).
  for (const offer of [productName, `${headline} ${description}`]) {
    const intent = INTENTS.find(([, pattern]) => pattern.test(offer))?.[0];
    if (intent) return ENGLISH[intent];
  }
  return ENGLISH.more;
}

function labelIn(headline: string, text: string): string {
  const script = scriptOf(headline, text);
  const language = script === "latn" ? inferLanguage(text).language : BY_SCRIPT[script];
  return MORE[language ?? "en"] ?? ENGLISH.more;
}

const OWN = new Set([...Object.values(ENGLISH), ...Object.values(MORE)]);

/** Whether a label is one of ours; the user's own words keep their case. */
export function isOwnCallToAction(label: string): boolean {
  return OWN.has(label.trim());
}
