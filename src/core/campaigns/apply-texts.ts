import type { FieldRole } from "../platforms/platform.ts";
import { PLATFORMS } from "../platforms/platforms.ts";
import type { Ad } from "./ad.ts";
import { fieldsOf, textsOf, type AdFields } from "./ad-fields.ts";
import { fitText } from "./fit-text.ts";

/** Fields that the texts of another ad can fill; lists are made of several ads' texts. */
const ROLES: readonly FieldRole[] = ["headline", "body"];

/**
 * Row of the dialog "Apply to all" in an ad's panel: a text, fitted to a field of an ad of another
 * platform, `undefined` if it does not fit. `applyTexts` makes it, `apply-dialog.tsx` shows it.
 */
export interface AppliedText {
  readonly ad: Ad;
  readonly field: string;
  readonly label: string;
  /** `undefined` if the text does not fit at a sentence. */
  readonly text: string | undefined;
  readonly isCut: boolean;
}

/** The main text and the headline of an ad. */
function sourceTexts(
  { platform }: Pick<Ad, "platform">,
  fields: AdFields,
): Partial<Record<FieldRole, string>> {
  const first = (role: FieldRole) => {
    const names = Object.keys(fieldsOf(platform)).filter((name) => fieldsOf(platform)[name]?.role === role);
    const { mainField } = PLATFORMS[platform];
    const name = role === "body" && names.includes(mainField) ? mainField : names[0];
    return textsOf(fields[name ?? ""]).find((text) => text.trim() !== "");
  };
  const [body, headline] = [first("body"), first("headline")];
  return { ...(body !== undefined && { body }), ...(headline !== undefined && { headline }) };
}

/**
 * Main text and headline of an ad, fitted (`fit-text.ts`) to the other ads of its variant, for
 * `apply-dialog.tsx`. Omits texts that are already the same there, ads being written, and lists
 * such as headlines.
 */
export function applyTexts(source: Ad, fields: AdFields, ads: readonly Ad[]): AppliedText[] {
  const texts = sourceTexts(source, fields);
  return ads
    .filter(({ id, variant, state }) => id !== source.id && variant === source.variant && state !== "writing")
    .flatMap((ad) => {
      const { mainField } = PLATFORMS[ad.platform];
      const seen = new Set<FieldRole>();
      return Object.entries(fieldsOf(ad.platform)).flatMap(([name, field]): AppliedText[] => {
        const text = ROLES.includes(field.role) ? texts[field.role] : undefined;
        const isFirst = !seen.has(field.role) && (field.role !== "body" || name === mainField);
        if (text === undefined || field.list || !isFirst || ad.fields[name] === text) return [];
        seen.add(field.role);
        const fitted = fitText(text, field);
        if (fitted && fitted.text === ad.fields[name]) return [];
        const { label } = field;
        return [{ ad, field: name, label, text: fitted?.text, isCut: fitted?.isCut ?? false }];
      });
    });
}
