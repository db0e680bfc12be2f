import type { ChatReply } from "./openai-chat.ts";
import { adsReply, copyReply, type CopyTexts, type StandInReply } from "./openai-replies.ts";
import type { OpenAiStandIn } from "./openai.ts";

/**
 * Texts of the product's prompts by which the stand-in providers tell requests for each kind of a
 * package's copy apart. They must occur in the prompts of `core/generations` (`text/prompt.ts`,
 * `campaign/image-prompts-prompt.ts`, `video/prompt.ts`, `copy/prompt.ts`).
 */
export const REQUEST_MARKERS = {
  ads: "social media ad copy",
  prompts: "You are an art director",
  script: "Write the script of a video ad",
  copy: "You write campaign copy",
} as const;

/**
 * Image prompts of the stand-in provider's reply (`stubCampaignReplies`), which tests look for in
 * the package.
 */
export const PROVIDER_PROMPTS = ["Provider prompt one", "Provider prompt two", "Provider prompt three"];

/**
 * Valid texts of the stand-in provider for every field that a model writes in a full package of
 * `CAMPAIGN_BRIEF`. The gate (`studio/copy/gate`) accepts them; the limits of the fields are in
 * `core/platforms`.
 */
export const PROVIDER_COPY: CopyTexts = {
  facebook: {
    primaryText: [
      "The light warms as the sun sets. Dusk Lamp by Halden runs cordless. Order yours.",
      "20 hours on one charge, and no cable on the desk. Get the Dusk Lamp.",
      "20% launch offer on the Dusk Lamp, the lamp that dims with the sun. Shop Halden.",
    ],
    headline: ["20 hours per charge", "Warm light at sunset", "20% launch offer"],
    description: ["Cordless Dusk Lamp", "Dims as the sun sets"],
  },
  tiktok: {
    text: ["Sun sets, lamp dims. The cordless Dusk Lamp. Order yours.", "20 hours cordless on one charge."],
  },
  linkedin: {
    introText: [
      "Evening desk, warm light: the Dusk Lamp dims as the sun sets. Order at Halden.",
      "Cordless for 20 hours per charge. See the Dusk Lamp.",
    ],
    headline: ["A cordless lamp that dims with the sun", "20 hours of light per charge"],
  },
  pinterest: {
    title: ["Warm light as the sun sets", "Cordless for 20 hours"],
    description: [
      "The Dusk Lamp dims to warm light as the sun sets. Order yours.",
      "Cordless, 20 hours per charge. Shop the Dusk Lamp.",
    ],
  },
  google_search: {
    headlines: ["Dusk Lamp by Halden", "20 Hours per Charge", "Warm Light at Dusk", "20% Launch Offer"],
    descriptions: [
      "Dims to warm light as the sun sets. Order the Dusk Lamp.",
      "Cordless, 20 hours per charge. Shop at Halden.",
    ],
  },
  x: {
    text: ["The sun sets, the Dusk Lamp dims. Order yours.", "20 hours per charge, no cable. Get the lamp."],
    headline: ["Dusk Lamp: warm light at sunset"],
  },
  chatgpt: { title: ["Dusk Lamp by Halden"], copy: ["Warm light as the sun sets, cordless"] },
};

/**
 * Three scenes in the replies of the stand-ins for OpenAI and for a local model, with as many words
 * as can be spoken in ten seconds each (`core/generations/video/pace.ts`).
 */
export const PROVIDER_SCENES = [1, 2, 3].map((number) => ({
  visual: `Provider shot ${number}: the lamp on a desk, slow push in.`,
  voiceOver: Array.from({ length: 24 }, (_, word) => `word${number}x${word}`).join(" "),
  onScreenText: `Provider words ${number}`,
  sound: "A quiet room.",
}));

/**
 * Configures valid replies of the stand-in provider to each kind of text in a full package (found
 * by `REQUEST_MARKERS`), except those in `failing`; waits `pause` ms before each chunk of a reply.
 */
export function stubCampaignReplies(
  provider: OpenAiStandIn,
  failing: Partial<Record<keyof typeof REQUEST_MARKERS, ChatReply>> = {},
  pause = 0,
): void {
  const good: Record<keyof typeof REQUEST_MARKERS, StandInReply> = {
    ads: adsReply(),
    prompts: { type: "text", text: PROVIDER_PROMPTS.join("\n") },
    script: { type: "text", text: JSON.stringify({ scenes: PROVIDER_SCENES }) },
    copy: copyReply(PROVIDER_COPY),
  };
  for (const kind of ["ads", "prompts", "script", "copy"] as const) {
    const reply = failing[kind] ?? good[kind];
    provider.replyWhen(REQUEST_MARKERS[kind], reply.type === "text" ? { pause, ...reply } : reply);
  }
}

/**
 * Number of requests that the stand-in provider got for each kind of content, told apart by
 * `REQUEST_MARKERS` and by the path of images.
 */
export function countRequests({ requests }: OpenAiStandIn) {
  const chats = requests.filter(({ path }) => path.endsWith("/chat/completions"));
  const count = (text: string) => chats.filter(({ body }) => JSON.stringify(body).includes(text)).length;
  return {
    ads: count(REQUEST_MARKERS.ads),
    prompts: count(REQUEST_MARKERS.prompts),
    script: count(REQUEST_MARKERS.script),
    copy: count(REQUEST_MARKERS.copy),
    images: requests.filter(({ path }) => path.startsWith("/v1/images/")).length,
  };
}
