import { presentFinding } from "#core/checks/api.ts";
import { checkAd } from "#core/checks/check.ts";
import { checksCopy } from "#core/checks/checks.copy.ts";
import type { CheckRequest, CheckResponse } from "#core/checks/request.ts";
import type { Finding } from "#core/checks/rule.ts";
import { RECOLLECTION } from "#core/checks/sources.ts";
import { AD_LANGUAGES, type AdLanguage } from "#core/generations/language.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readCheckContext, type BrandsDeps } from "../brands/brands.public.ts";

/**
 * Dependencies of `checkTexts`: the brands' data and the detection of languages; `boot/deps.ts`
 * provides them to `checks.routes.ts`.
 */
export interface ChecksDeps extends Pick<BrandsDeps, "db" | "clock"> {
  readonly languages: LanguageDetector;
}

/** Texts with fewer words are too short for language detection. */
const MIN_WORDS = 5;

/**
 * Checks the texts of an ad for `POST /api/checks` in `checks.routes.ts` by the rules of
 * `core/checks/check.ts`, and by their language (`adapters/language/language.eld.ts`) from
 * `MIN_WORDS` words on. Throws 400 for fields that the platform does not have
 * (`core/platforms/platforms.ts`), and 404 when the brand is missing or another user's. Words:
 * `core/checks/checks.copy.ts`.
 */
export async function checkTexts(
  deps: ChecksDeps,
  userId: UserId,
  { platform, fields, country, language, brandId }: CheckRequest,
): Promise<CheckResponse> {
  const { fields: known, name: platformName }: PlatformSpec = PLATFORMS[platform];
  const unknown = Object.keys(fields).find((field) => !Object.hasOwn(known, field));
  if (unknown !== undefined) {
    throw invalidField(
      `fields.${unknown}`,
      checksCopy.unknownField(platformName, unknown, Object.keys(known)),
    );
  }
  const brand = brandId === undefined ? {} : await readCheckContext(deps, { userId, id: brandId });
  const context = { ...brand, ...(country !== undefined && { countries: [country] }) };
  const findings = [
    ...checkAd({ platform, fields }, context),
    ...(language === undefined ? [] : await checkLanguage(deps, { platform, fields, language })),
  ];
  return { findings: findings.map(presentFinding) };
}

/** Advice about texts that are clearly in another language. */
async function checkLanguage(
  { languages }: Pick<ChecksDeps, "languages">,
  {
    platform,
    fields,
    language,
  }: Pick<CheckRequest, "platform" | "fields"> & { readonly language: AdLanguage },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [field, value] of Object.entries(fields)) {
    for (const [index, text] of [value].flat().entries()) {
      if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) < MIN_WORDS) continue;
      const detected = await languages.detect(text);
      if (detected.source !== "text" || detected.language === language) continue;
      const what = checksCopy.foreign(AD_LANGUAGES[detected.language]);
      const why = checksCopy.wanted(AD_LANGUAGES[language]);
      findings.push({
        ...{ ruleId: "language", ruleVersion: 1, severity: "advice", platform, field, what, why },
        ...(Array.isArray(value) && { index }),
        span: { start: 0, end: text.length },
        message: `${what}: ${why}`,
        source: RECOLLECTION,
      });
    }
  }
  return findings;
}
