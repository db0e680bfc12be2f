import { PRODUCT } from "./product.ts";
import { FULL_PACKAGE_PROMISE } from "./plans.ts";

export const topBarWords = {
  label: "Main",
  features: "Features",
  pricing: "Pricing",
  logIn: "Log In",
  signUp: "Sign Up",
  dashboard: "Open dashboard",
} as const;

export const heroWords = {
  headline: "Weave one brief into a whole campaign",
  lead: `Answer five questions about your product. ${PRODUCT.name} writes the copy, designs the images and scripts the video, sized for every platform you advertise on.`,
  start: "Start Free Trial",
  demo: "Watch Demo",
  /** The specified claims; the footnote says what they are. */
  benefits: ["AI-optimized copy", "10x faster creation", "300% better ROI"],
} as const;

export const featuresWords = {
  title: "Powerful Features for Your Success",
  lead: "One brief feeds four tools. Campaigns that say the same thing everywhere get 3-5x better results.",
} as const;

export const featureLines = {
  text: "Three variations from every brief, each with an angle of its own. Copy the one you like and post it.",
  image: "Your logo and product images, custom text overlays, five platforms at their true sizes.",
  video: "A script for 30s or 1min, scene by scene, timed and ready to shoot.",
  campaign: `${FULL_PACKAGE_PROMISE}, in one go, with an optional custom description.`,
} as const;

/** The sample of the hero and the demo. Halden is fictional. */
export const sample = {
  title: "Your brief",
  count: "5 answers",
  brief: [
    ["Company", "Halden"],
    ["Product", "Dusk Lamp"],
    ["Goal", "Launch online, 20% off"],
    ["Audience", "Renters who work from home"],
    ["USP", "Dims itself as the sun sets"],
  ],
  ads: [
    {
      angle: "The problem",
      text: "Your ceiling light doesn’t know it’s evening. 🌇 The Dusk Lamp by Halden does: it dims to warm light as the sun sets, no cord in sight. Launch offer: 20% off.",
    },
    {
      angle: "The moment",
      text: "Laptop closed, lights low. ✨ Meet the Dusk Lamp by Halden, the cordless lamp that follows the evening so you can leave work where it is.",
    },
    {
      angle: "The offer",
      text: "Softer evenings, 20% off. 💡 The Dusk Lamp by Halden dims itself as the sun sets. Order it online during the launch.",
    },
  ],
} as const;

/** The demo: the drawing that turns the sample brief into ads. */
export const demoWords = {
  title: "One brief becomes three ads",
  caption: "Illustrative sample campaign. Halden is a fictional company.",
} as const;

export const pricingWords = {
  title: "Plans that start free",
  lead: "Text ads are unlimited on every plan, also on the free one.",
  perMonth: "/month",
  popular: "Most Popular",
  getStarted: "Get Started",
  subscribe: "Subscribe Now",
  note: "Billed monthly; cancel at any time. The free plan needs no card.",
} as const;

export const footnote =
  "Figures and the campaign on this page are illustrative samples, not a promise of results. Halden is a fictional company.";
