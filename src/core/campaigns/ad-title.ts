import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { fieldsOf, textsOf, type AdFields } from "./ad-fields.ts";
import { MAX_TITLE } from "./limits.ts";

/**
 * Words by which people recognize an ad in results: its headline, else its main text (`mainField`
 * in `core/platforms/platforms.ts`), on one line, cut to `MAX_TITLE` (`limits.ts`); may be empty.
 * `modules/reports/results.service.ts` calls it. Board and lists have their own rule (`adLabel` in
 * `web/lib/frames/campaign-ad.ts`).
 */
export function adTitle(platform: PlatformId, fields: AdFields): string {
  const headline = Object.entries(fieldsOf(platform)).find(([, { role }]) => role === "headline")?.[0];
  const texts = [headline, PLATFORMS[platform].mainField].map(
    (name) => textsOf(name === undefined ? undefined : fields[name]).find((text) => text.trim() !== "") ?? "",
  );
  const text = (texts.find((one) => one !== "") ?? "").replaceAll(/\s+/g, " ").trim();
  return text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE - 1).trimEnd()}…` : text;
}
