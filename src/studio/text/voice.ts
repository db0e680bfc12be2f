import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import type { Address } from "./ads/grammar.ts";

interface VoiceRules {
  /** Form of address if neither the notes nor the owner's sentences use one. */
  readonly address: Address | null;
  /** Whether ads may have an emoji and words of urgency: "today", "now". */
  readonly lively: boolean;
}

const VOICE_RULES: Record<BrandVoice, VoiceRules> = {
  professional: { address: "formal", lively: false },
  casual: { address: "informal", lively: true },
  luxury: { address: "formal", lively: false },
  playful: { address: "informal", lively: true },
  innovative: { address: null, lively: true },
};

/**
 * How a brand voice speaks, by `VOICE_RULES` here: form of address, and whether emojis and words
 * of urgency suit it; no restriction without a voice. `usualAddress` (`ads/usual-address.ts`),
 * `call-to-action.ts` (urgency) and `write-text-ads.ts` (emoji) call it; the voices are in
 * `core/generations/campaign/campaign.ts`.
 */
export function voiceRules(voice: BrandVoice | undefined): VoiceRules {
  return voice === undefined ? { address: null, lively: true } : VOICE_RULES[voice];
}
