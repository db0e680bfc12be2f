import { cleanText } from "../clean-text.ts";
import type { FieldRole, PlatformSpec, TextField } from "../platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/**
 * Texts of an ad by the name of the field, as the table `ads`, the API and the editor hold them;
 * lists for fields that hold several. `fieldsOf` says which fields a platform has.
 */
export type AdFields = Readonly<Record<string, string | readonly string[]>>;

/** Roles whose texts may have several lines. */
const MULTILINE: readonly FieldRole[] = ["body"];

/**
 * Fields of a platform by name, in the order of the form, from `core/platforms/platforms.ts`. The
 * editor (`ad-fields.tsx`), `open-tasks.ts`, `apply-texts.ts` and exports (`refuse-ad.ts`) read
 * fields by it.
 */
export function fieldsOf(platform: PlatformId): Readonly<Record<string, TextField>> {
  const { fields }: PlatformSpec = PLATFORMS[platform];
  return fields;
}

/** Field of a platform; `undefined` for an unknown name. */
function fieldNamed(platform: PlatformId, name: string): TextField | undefined {
  const fields = fieldsOf(platform);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/**
 * All fields of a platform without text, with which an ad on the board starts (`new-ads.ts` on the
 * server).
 */
export function emptyFields(platform: PlatformId): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fieldsOf(platform)).map(([name, { list }]) => [name, list ? [] : ""]),
  );
}

/**
 * The texts of a field as a list, empty for a missing field, so that fields with one text and with
 * several are treated alike. `finding-decisions.ts`, exports (`exports/export-ad.ts`), campaigns
 * (`write-texts.service.ts`) and the editor (`ad-fields.tsx`) use it.
 */
export function textsOf(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === "string" ? [value] : value;
}

/**
 * The texts of all fields of an ad as one list: for its search text (`write-ad.ts`), its checks
 * (`check-facts.ts`) and its disclaimer (`ad-disclaimer.ts`), and to see whether it has any
 * (`apply-copy.service.ts`).
 */
export const allTextsOf = (fields: AdFields): readonly string[] => Object.values(fields).flatMap(textsOf);

/**
 * A text as it is stored: NFC, line feeds, no control characters (`core/clean-text.ts`), and one
 * line unless its role is `body`. Nothing is trimmed or cut; `save-ad.service.ts`,
 * `findings.service.ts` and `redraw.service.ts` call it.
 */
export function normalizeText(text: string, role: FieldRole = "body"): string {
  const clean = cleanText(text.normalize("NFC")).normalize("NFC");
  return MULTILINE.includes(role) ? clean : clean.replaceAll("\n", " ");
}

interface NormalizedFields {
  readonly fields: AdFields;
  /** Names of fields that the platform does not have or that hold the wrong kind of value. */
  readonly unknown: readonly string[];
}

/**
 * Normalizes texts of an ad by the fields of its platform, and names those that it does not have or
 * that hold the wrong kind of value. `new-ads.ts` and `save-ad.service.ts` call it before storing.
 */
export function normalizeFields(platform: PlatformId, given: AdFields): NormalizedFields {
  const fields: Record<string, string | string[]> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = fieldNamed(platform, name);
    const isList = typeof value !== "string";
    if (!field || isList !== (field.list !== undefined)) unknown.push(name);
    else if (isList) fields[name] = value.map((text) => normalizeText(text, field.role));
    else fields[name] = normalizeText(value, field.role);
  }
  return { fields, unknown };
}

const hasText = (text: string) => text.trim() !== "";

/**
 * Names of fields of an ad with fewer texts than the platform table demands (`required`,
 * `list.min`); blank texts do not count. Part of `missingParts` in `ad-state.ts`.
 */
export function missingFields(platform: PlatformId, fields: AdFields): string[] {
  return Object.entries(fieldsOf(platform)).flatMap(([name, { list, required }]) => {
    const least = list ? list.min : required ? 1 : 0;
    return textsOf(fields[name]).filter(hasText).length < least ? [name] : [];
  });
}
