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
 * How a brand voice speaks (address, emojis) in text ads; briefs without a voice do not restrict
 * it.
 */
export function voiceRules(voice: BrandVoice | undefined): VoiceRules {
  return voice === undefined ? { address: null, lively: true } : VOICE_RULES[voice];
}
