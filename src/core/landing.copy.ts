import { TOOL_KINDS } from "./generations/kinds.ts";
import { capitalize, inWords } from "./in-words.ts";
import { IMAGE_PLATFORMS } from "./platforms/platforms.ts";
import { FULL_PACKAGE_PROMISE } from "./plans.ts";
import { PRODUCT } from "./product.ts";

/**
 * Text at the top of the landing page (`hero.tsx`, `hero-loom.tsx`), also on the card for social
 * media (`scripts/brand/social-card.ts`). The sample is in `landing-sample.copy.ts`; the "five
 * questions" and "5 answers" are the entries of its `brief`, written out.
 */
export const heroCopy = {
  headline: "Weave one brief into a whole campaign",
  lead: `Answer five questions about your product. ${PRODUCT.name} writes the copy, designs the images and scripts the video, sized for every platform you advertise on.`,
  start: "Start Free Trial",
  demo: "Watch Demo",
  /** The specified claims; a footnote marker links to the disclaimer. */
  benefits: ["AI-optimized copy", "10x faster creation", "300% better ROI"],
  briefTitle: "Your brief",
  briefCount: "5 answers",
  caption: `Illustrative sample campaign of a fictional company. Its images are made by ${PRODUCT.name}’s own composer.`,
} as const;

/**
 * Text above the features on the landing page; the features themselves are `tool.feature` of each
 * kind (`core/generations/<kind>/*.kind.ts`).
 */
export const featuresCopy = {
  title: "Powerful Features for Your Success",
  lead: `${capitalize(inWords(TOOL_KINDS.length))} tools, one brief. Campaigns that say the same thing everywhere get 3-5x better results.`,
} as const;

/**
 * Text inside the pictures of the landing page's feature cards
 * (`web/features/landing/*-picture.tsx`). "3 text ads" is `TEXT_ADS_PER_GENERATION`
 * (`core/generations/text/text.ts`), written out.
 */
export const featurePictureCopy = {
  copy: "Copy",
  scene: (scene: number) => `Scene ${scene}`,
  voiceOver: "Voice-over, scene 2",
  parts: ["3 text ads", `${IMAGE_PLATFORMS.length} custom images`, "1 video ad"],
} as const;

/**
 * Text around the sample campaign on the landing page (`demo.tsx`, `demo-input.tsx`,
 * `demo-output.tsx`, `demo-control.tsx`); its content is in `landing-sample.copy.ts`.
 */
export const demoCopy = {
  title: "Complete Campaign Package in Action",
  lead: "What you type, and what you can post.",
  input: "Campaign input",
  assets: "Assets",
  assetsText: "Logo, 2 product images",
  output: "Generated Campaign",
  /** Generation time of the sample. */
  seconds: "12s",
  textAd: "Social text ad",
  videoAd: "30s video ad",
  images: `${IMAGE_PLATFORMS.length} image variations`,
  play: "Play demo",
  pause: "Pause demo",
  replay: "Replay demo",
  illustrative: "Illustrative",
} as const;

/**
 * Figures next to the landing page's sample (`demo.tsx`); `footnote` marks them as illustrative.
 * The time is also `seconds` of `demoCopy`.
 */
export const demoStats = [
  ["12s", "generation time"],
  ["4.8x", "ROAS increase"],
  ["89%", "engagement rate"],
] as const;

/**
 * Text of the plans on the landing page (`pricing.tsx`, `plan-card.tsx`, `promo.tsx`); names,
 * prices and features come from `plans.ts`. "50% off" is `OFFER` in `core/billing/offer.ts`,
 * written out.
 */
export const pricingCopy = {
  title: "Pricing",
  lead: "Start on the free plan with unlimited text ads. Move up when you need images, video and full packages.",
  offerName: "Limited Time Offer:",
  offer: "Get 50% off your first month!",
  offerNote: "Applied at checkout, once per customer",
  /** Shown if there is no offer. */
  noOffer: "The free plan has unlimited text ads and asks for no card.",
  perMonth: "/month",
  popular: "Most Popular",
  getStarted: "Get Started",
  subscribe: "Subscribe Now",
  note: `${FULL_PACKAGE_PROMISE}. Billed monthly in US dollars; cancel at any time and keep the plan until the month ends.`,
} as const;

/**
 * Note at the end of the landing page (`footer.tsx`, `demo.tsx`) that its figures are examples; the
 * markers that lead to it are named by `noteLabel`.
 */
export const footnote =
  "Figures on this page describe an illustrative sample campaign. They are examples, not a promise of results.";

/** Text of the footer of public pages (`web/features/landing/footer.tsx`). */
export const footerCopy = {
  tagline: "Open source under the MIT license, self-hosted.",
  product: "Product",
  open: "Open",
  legal: "Legal",
  apiDocs: "API docs",
  source: "Source",
  privacy: "Privacy",
  terms: "Terms",
} as const;

/**
 * Accessible name of the footnote marker next to a figure of the landing page
 * (`footnote-link.tsx`).
 */
export const noteLabel = "Note on the figures";
