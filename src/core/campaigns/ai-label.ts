import type { AiLabel } from "./ad.ts";
import { aiSwitchOf } from "../checks/ai-switches.ts";
import { AI_ACT } from "../checks/laws.ts";
import type { PlatformId } from "../platforms/platforms.ts";

/** An ad with the engines that made its parts. */
interface LabeledAd {
  readonly platform: PlatformId;
  readonly aiUse: readonly { readonly part: string; readonly engine: string | null }[];
}

/**
 * Label that an ad needs if a model made its picture, else `undefined`. `presentAd`
 * (`server/modules/campaigns/present.ts`) and the panel's list of AI use (`ai-use-list.tsx`) call
 * it; words are here and in `core/checks/ai-switches.ts`, the law in `core/checks/laws.ts`.
 */
export function aiLabelOf({ platform, aiUse }: LabeledAd): AiLabel | undefined {
  const picture = aiUse.find(({ part }) => part === "media");
  // The studio lays out photos and text; it generates no picture.
  if (!picture || picture.engine === null || picture.engine === "studio") return undefined;
  return {
    platform: aiSwitchOf(platform),
    law: "In the EU, a picture that could pass for a real photo needs a visible label",
    lawUrl: `https://${AI_ACT.url}`,
  };
}
