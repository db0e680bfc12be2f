import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { fitsField } from "../platforms/text-fields.ts";
import { allTextsOf, fieldsOf, textsOf, type AdFields } from "./ad-fields.ts";

/**
 * Whether Adloom draws pictures for a platform (`image` in `core/platforms/platforms.ts`). They
 * carry the brand's disclaimer as small print, so its texts need not; `wholeAdFindings`
 * (`whole-ad-findings.ts`) asks it.
 */
export const hasPictureText = (platform: PlatformId): boolean => "image" in PLATFORMS[platform];

/**
 * Whether a text of an ad contains the disclaimer, word for word. `withDisclaimer` asks it before
 * adding one, `whole-ad-findings.ts` before it reports a missing one.
 */
export function containsDisclaimer(fields: AdFields, disclaimer: string): boolean {
  return allTextsOf(fields).some((text) => text.includes(disclaimer));
}

/**
 * Adds a brand's disclaimer to the texts of an ad without a picture: as another description (in
 * place of the last one of a full list), or at the end of the text; unchanged if it does not fit
 * (limits: `core/platforms/platforms.ts`), which `wholeAdFindings` (`whole-ad-findings.ts`)
 * reports. Called when ads get generated copy (`apply-copy.service.ts`,
 * `build-campaign.service.ts`).
 */
export function withDisclaimer(platform: PlatformId, fields: AdFields, disclaimer: string): AdFields {
  if (disclaimer === "" || hasPictureText(platform) || containsDisclaimer(fields, disclaimer)) return fields;
  for (const [name, field] of Object.entries(fieldsOf(platform))) {
    const texts = textsOf(fields[name]).filter((text) => text.trim() !== "");
    if (field.role !== "body" || texts.length === 0) continue;
    if (field.list) {
      if (!fitsField(field, disclaimer)) continue;
      // A full list gives up its last text.
      return { ...fields, [name]: [...texts.slice(0, field.list.max - 1), disclaimer] };
    }
    const whole = `${texts[0]} ${disclaimer}`;
    if (fitsField(field, whole)) return { ...fields, [name]: whole };
  }
  return fields;
}
