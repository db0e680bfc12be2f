import { checkImage } from "../checks/check-image.ts";
import type { Finding } from "../checks/rule.ts";
import { OWN_BRAND } from "../checks/sources.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import type { AdMedia } from "./ad.ts";
import { containsDisclaimer, hasPictureText } from "./ad-disclaimer.ts";
import type { AdFields } from "./ad-fields.ts";

/**
 * Facts about a picture that decide the findings of the ads that show it.
 * `modules/campaigns/present.ts` passes them to `wholeAdFindings`.
 */
export type PictureFacts = Pick<AdMedia, "engine" | "width" | "height" | "texts" | "contrast" | "disclaimer">;

/**
 * An ad with the picture that it shows, for `wholeAdFindings`; `checkDecided` in
 * `finding-decisions.ts` passes it on.
 */
export interface WholeAd {
  readonly platform: PlatformId;
  /** Decides the shape that the picture should have. */
  readonly placement?: string;
  readonly fields: AdFields;
  /** Missing or `null` for an ad without a picture. */
  readonly picture?: PictureFacts | null | undefined;
}

/**
 * Findings about an ad as a whole: its picture (`check-image.ts`, without the share of text), and a
 * missing disclaimer of the brand, which is worded here (needed or not: `ad-disclaimer.ts`).
 * `checkDecided` (`finding-decisions.ts`) adds them to those of `checkAd` (`core/checks/check.ts`).
 */
export function wholeAdFindings(ad: WholeAd, disclaimer: string): Finding[] {
  const { platform, placement, picture } = ad;
  const findings = picture
    ? checkImage({
        ...{ platform, width: picture.width, height: picture.height, texts: picture.texts },
        ...(placement !== undefined && { placement }),
        ...(picture.contrast !== null && { contrast: picture.contrast }),
        // Backgrounds are prompted as photos, so each may pass for a real one.
        origin: picture.engine === "studio" ? "studio" : "ai-scene",
        // The layouts decide how much text a picture has.
      }).filter(({ ruleId }) => ruleId !== "image-text-share")
    : [];
  return [...findings, ...disclaimerFindings(ad, disclaimer)];
}

function disclaimerFindings({ platform, fields, picture }: WholeAd, disclaimer: string): Finding[] {
  // `missingParts` reports an ad whose picture is missing.
  if (disclaimer === "" || (hasPictureText(platform) && !picture)) return [];
  if (picture?.disclaimer === disclaimer || containsDisclaimer(fields, disclaimer)) return [];
  const what = `“${disclaimer}” is missing`;
  const why = "the brand says that its ads must state it";
  const field = hasPictureText(platform) ? "media" : PLATFORMS[platform].mainField;
  return [
    {
      ...{ ruleId: "disclaimer", ruleVersion: 1, severity: "law", platform, field, what, why },
      message: `${what}: ${why}`,
      source: OWN_BRAND,
    },
  ];
}
