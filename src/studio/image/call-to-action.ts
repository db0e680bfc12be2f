import { inferLanguage } from "../language/infer-language.ts";
import { goalOf } from "../text/ads/goals.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import type { Goal } from "../text/facts/facts.ts";
import { BUTTON_LABELS, buttonLabel, ENGLISH_LABELS } from "./button-labels.ts";
import { detectScript, LANGUAGE_BY_SCRIPT } from "./text/script-tag.ts";

/** What a button of an ad without a language can lead to. */
type Intent = Goal | "menu";

/** The label of a restaurant's button; only ads without a language have it. */
const MENU = "See the menu";
const englishLabel = (intent: Intent): string => (intent === "menu" ? MENU : ENGLISH_LABELS[intent]);

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
    "buy",
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
 * (`server/render/plan.ts`) films (`stage-shots.ts`) and the output of images call it; the labels
 * are in `button-labels.ts`, the choice for ads without a language in `INTENTS`.
 */
export function callToActionFor(texts: AdTexts): string {
  const { language } = texts;
  return language === undefined
    ? inferredCall(texts)
    : (buttonLabel(language, goalOf(readFacts(texts, language))) ?? "");
}

/**
 * The label of ads from before briefs had a language: by what they offer (`INTENTS`) in English,
 * "learn more" in other languages.
 */
function inferredCall({ headline, description, productName }: AdTexts): string {
  const label = labelIn(headline, `${headline} ${description}`);
  if (label !== ENGLISH_LABELS.learn) return label;
  // The product name is the best evidence; a description mentions other things as well.
  for (const offer of [productName, `${headline} ${description}`]) {
    const intent = INTENTS.find(([, pattern]) => pattern.test(offer))?.[0];
    if (intent) return englishLabel(intent);
  }
  return ENGLISH_LABELS.learn;
}

function labelIn(headline: string, text: string): string {
  const script = detectScript(headline, text);
  const language = script === "latn" ? inferLanguage(text).language : LANGUAGE_BY_SCRIPT[script];
  return buttonLabel(language, null) ?? ENGLISH_LABELS.learn;
}

const STUDIO_LABELS = new Set([MENU, ...BUTTON_LABELS]);

/**
 * Whether a button's label is the studio's, so that a style may set it in capitals; a user's own
 * stays as typed. `planAd` (`server/render/plan.ts`) asks before it measures the texts of an ad,
 * `studio/video/script/closing.ts` for scripts.
 */
export function isStudioCallToAction(label: string): boolean {
  return STUDIO_LABELS.has(label.trim());
}
