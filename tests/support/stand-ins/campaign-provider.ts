import type { ChatReply } from "./openai-chat.ts";
import { adsReply, type StandInReply } from "./openai-replies.ts";
import type { OpenAiStandIn } from "./openai.ts";

/** Texts that identify the requests for each kind of copy in a campaign. */
export const REQUEST_MARKERS = {
  ads: "social media ad copy",
  prompts: "You are an art director",
  script: "Write the script of a video ad",
} as const;

/** Image prompts of the provider's reply. */
export const PROVIDER_PROMPTS = ["Provider prompt one", "Provider prompt two", "Provider prompt three"];

/** Three scenes that can be spoken in ten seconds each. */
const SCENES = [1, 2, 3].map((number) => ({
  visual: `Provider shot ${number}: the lamp on a desk, slow push in.`,
  voiceOver: Array.from({ length: 24 }, (_, word) => `word${number}x${word}`).join(" "),
  onScreenText: `Provider words ${number}`,
  sound: "A quiet room.",
}));

/**
 * Configures valid replies to each kind of copy, except those in `failing`.
 * @param pause milliseconds before each chunk of a reply
 */
export function stubCampaignReplies(
  provider: OpenAiStandIn,
  failing: Partial<Record<keyof typeof REQUEST_MARKERS, ChatReply>> = {},
  pause = 0,
): void {
  const good: Record<keyof typeof REQUEST_MARKERS, StandInReply> = {
    ads: adsReply(),
    prompts: { type: "text", text: PROVIDER_PROMPTS.join("\n") },
    script: { type: "text", text: JSON.stringify({ scenes: SCENES }) },
  };
  for (const kind of ["ads", "prompts", "script"] as const) {
    const reply = failing[kind] ?? good[kind];
    provider.replyWhen(REQUEST_MARKERS[kind], reply.type === "text" ? { pause, ...reply } : reply);
  }
}

/** Number of requests for each kind of content. */
export function countRequests({ requests }: OpenAiStandIn) {
  const chats = requests.filter(({ path }) => path.endsWith("/chat/completions"));
  const count = (text: string) => chats.filter(({ body }) => JSON.stringify(body).includes(text)).length;
  return {
    ads: count(REQUEST_MARKERS.ads),
    prompts: count(REQUEST_MARKERS.prompts),
    script: count(REQUEST_MARKERS.script),
    images: requests.filter(({ path }) => path.startsWith("/v1/images/")).length,
  };
}
