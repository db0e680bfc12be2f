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
 * The label that an ad needs on its platform if a model made its picture; `undefined` for other
 * pictures. `presentAd` asks it for responses, the ad's panel for its list of AI use.
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
