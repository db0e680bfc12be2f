import { inferLanguage } from "../language/infer-language.ts";
import { goalOf } from "../text/ads/goals.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { BUTTON_LABELS, buttonLabel } from "./button-labels.ts";
import { detectScript, LANGUAGE_BY_SCRIPT } from "./text/script-tag.ts";

/** Goals of a button. */
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

/** "Learn more" by language. A specific verb such as "book" is only chosen in English. */
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

/**
 * Calls to action that English words in a product name or description suggest, in order of
 * precedence.
 */
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

interface AdTexts {
  readonly companyName: string;
  readonly headline: string;
  readonly description: string;
  readonly productName: string;
  readonly language?: string | undefined;
}

/**
 * The button label of an image ad or film whose brief has none, in its language: the next step that
 * the texts name or the trade implies. Empty if the language has no labels. `planAd`
 * (`server/render/plan.ts`) and the output of images call it; the labels are in `button-labels.ts`,
 * for ads without a language in `MORE`.
 */
export function callToActionFor(texts: AdTexts): string {
  const { language } = texts;
  return language === undefined
    ? inferredCall(texts)
    : (buttonLabel(language, goalOf(readFacts(texts, language))) ?? "");
}

/**
 * The label of ads from before briefs had a language: by what they offer in English, "learn more"
 * in other languages.
 */
function inferredCall({ headline, description, productName }: AdTexts): string {
  const label = labelIn(headline, `${headline} ${description}`);
  if (label !== ENGLISH.more) return label;
  // The product name is the best evidence; a description mentions other things as well.
  for (const offer of [productName, `${headline} ${description}`]) {
    const intent = INTENTS.find(([, pattern]) => pattern.test(offer))?.[0];
    if (intent) return ENGLISH[intent];
  }
  return ENGLISH.more;
}

function labelIn(headline: string, text: string): string {
  const script = detectScript(headline, text);
  const language = script === "latn" ? inferLanguage(text).language : LANGUAGE_BY_SCRIPT[script];
  return MORE[language] ?? ENGLISH.more;
}

const STUDIO_LABELS = new Set([...Object.values(ENGLISH), ...Object.values(MORE), ...BUTTON_LABELS]);

/**
 * Whether a button's label is the studio's, so that a style may set it in capitals; a user's own
 * stays as typed. `planAd` (`server/render/plan.ts`) asks before it measures the texts of an ad,
 * `studio/video/script/closing.ts` for scripts.
 */
export function isStudioCallToAction(label: string): boolean {
  return STUDIO_LABELS.has(label.trim());
}
