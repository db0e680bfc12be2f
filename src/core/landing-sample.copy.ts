import type { ImagePlatform } from "./platforms/platforms.ts";

/**
 * Sample campaign of the landing page, of a fictional company. `scripts/landing-pictures.ts` makes
 * its images from `imageBrief`; run it after a change. Text around it is in `landing.copy.ts`.
 */
export const sampleCampaign = {
  /** Input of the composer; `scripts/landing-pictures.ts` generates the images from it. */
  imageBrief: {
    companyName: "Fern & Fable",
    productName: "Plant Club",
    headline: "One happy plant a month",
    description: "Easy-care plants in handmade pots. Launch offer: 20% off.",
    callToAction: "Start growing",
    primaryColor: "#1E7A46",
  },
  /** Short brief of the hero. */
  brief: [
    ["Company", "Fern & Fable"],
    ["Product", "Plant Club"],
    ["Goal", "Launch online, 20% off"],
    ["Audience", "Renters who love green"],
    ["USP", "A plant a month, hard to kill"],
  ],
  /** Input that the demo types. */
  input: [
    ["Company", "Fern & Fable"],
    ["Product", "Plant Club"],
    ["Goal", "Launch online with a 20% launch offer"],
    ["Target audience", "Renters who want a greener home"],
    [
      "Unique selling point",
      "One easy-care plant a month, in a handmade pot, with a card that says what it needs",
    ],
    ["Brand voice", "Casual"],
  ],
  /** First sentences of three text ads, by angle. */
  openings: [
    ["The problem", "Your last plant didn’t fail you. The advice did. 🥀"],
    ["The moment", "Sunday morning, a box at the door. 🌿"],
    ["The offer", "20% off your first green flatmate. 🪴"],
  ],
  textAd:
    "Sunday morning, a box at the door. 🌿 Meet Plant Club by Fern & Fable: one easy-care plant a month, in a handmade pot, with a card that says what it needs. Launch offer: 20% off your first box.",
  scenes: [
    {
      time: "0–10 s",
      visual: "Morning light in a rented room. One plant in a bare corner.",
      voice: "“Every home has one: the corner nothing lives in.”",
      onScreen: "Your corner has company.",
    },
    {
      time: "10–20 s",
      visual: "Close on leaves, a handmade pot, a card in somebody’s hand.",
      voice: "“Plant Club: one easy-care plant a month, and a card that says what it needs.”",
      onScreen: "One happy plant a month.",
    },
    {
      time: "20–30 s",
      visual: "The room again, greener. A hand waters, a cat approves.",
      voice: "“Launch offer: 20% off your first box.”",
      onScreen: "Launch offer: 20% off.",
    },
  ],
} as const;

/**
 * Alternative text of the landing page's sample images, for the hero (`hero-loom.tsx`) and the demo
 * (`demo-input.tsx`, `demo-output.tsx`).
 */
export const sampleAlt = {
  ad: (platform: ImagePlatform) =>
    `Sample ${platform} ad of Fern & Fable: a potted plant beside the words “${sampleCampaign.imageBrief.headline}”.`,
  scene: (scene: number) =>
    `Storyboard of scene ${scene}: “${sampleCampaign.scenes[scene - 1]?.onScreen ?? ""}”`,
  logo: "Logo of Fern & Fable: a sprout",
  product: "Product image: a plant in a clay pot",
  detail: "Product image: the pot from near",
} as const;
