import type { ColumnNames, Concept } from "./column-concept.ts";
import { CONTENT_COLUMNS } from "./content-columns.ts";
import { STRUCTURE_COLUMNS } from "./structure-columns.ts";

const NAMES: Readonly<Record<Concept, ColumnNames>> = { ...STRUCTURE_COLUMNS, ...CONTENT_COLUMNS };

/**
 * Words for "paused" in columns of states, in lower case. `pausedWord`
 * (`modules/exports/templates/sheet-words.ts`) looks for one among a column's allowed and existing
 * values.
 */
export const PAUSED_WORDS: readonly string[] = [
  ...["paused", "pausiert", "en pause", "en pausa", "in pausa", "pausado", "pausada", "pausa", "gepauzeerd"],
  ...[
    "onderbroken",
    "wstrzymana",
    "wstrzymano",
    "wstrzymane",
    "一時停止",
    "一時停止中",
    "disable",
    "disabled",
  ],
  ...["inactive", "off", "draft"],
];

/**
 * Words that mark a column as required, in its name (`find-table.ts`) or in its comment
 * (`workbook-template.ts`); `present-template.ts` of `exports` then warns about its empty cells.
 */
export const REQUIRED_WORDS =
  /\*|\brequired\b|\bmandatory\b|pflichtfeld|erforderlich|obligatoire|obligatori[oa]|obrigatóri[oa]|verplicht|wymagan[ey]|必須/iu;

const OPTIONAL_MARKS =
  /[([（【]\s*(?:optional|required|mandatory|recommended|pflichtfeld|erforderlich|facultatif|obligatoire|opcional|obligatorio|obbligatorio|facoltativo|obrigatório|optioneel|verplicht|opcjonalnie|wymagane|必須|任意)\s*[)\]）】]/giu;

/**
 * Reduces the name of a column to the form in the tables of names, when columns of a user's own
 * sheet are recognized: lower case, without marks for required and optional columns, with single
 * spaces.
 */
function normalizeHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(OPTIONAL_MARKS, " ")
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[*_:]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/**
 * A recognized column, from `recognizeHeader`, which `column-fields.ts` of `exports` turns into a
 * field of an ad: its meaning, its number if there are several, and whether the name matches
 * exactly; the user is asked to confirm it otherwise.
 */
export interface Recognized {
  readonly concept: Concept;
  /** From 1. */
  readonly index: number;
  /** Whether the name ends with its number. */
  readonly isNumbered: boolean;
  readonly isExact: boolean;
}

/** Each name with its concept; a name of two concepts counts for the first. */
const BY_NAME = new Map<string, Concept>(
  (Object.keys(NAMES) as Concept[])
    .flatMap((concept) =>
      Object.values(NAMES[concept]).flatMap((names) =>
        names.split(" | ").map((name): [string, Concept] => [normalizeHeader(name), concept]),
      ),
    )
    .toReversed(),
);

/**
 * Concepts that a part of a column's name is enough to recognize. Campaign names and states are
 * missing, because too many other columns contain these words.
 */
const BY_PART: readonly Concept[] = [
  ...(["url", "taggedUrl", "urlTags", "callToAction", "headline", "body", "description"] as const),
  ...(["altText", "displayName"] as const),
];

/** Names that are long enough to be found inside another one, the longest first. */
const PARTS = [...BY_NAME]
  .filter(
    ([name, concept]) => BY_PART.includes(concept) && (name.length >= 5 || /[぀-ヿ一-鿿]{2}/u.test(name)),
  )
  .toSorted(([one], [other]) => other.length - one.length);

/** Columns about a text instead of with it. */
const ABOUT_TEXTS = /position|type|status|format|limit|count|language|expansion|customi[sz]ation|optimi[sz]e/;

/** States of something else than whether an ad runs. */
const OTHER_STATES = /approval|review|delivery|effective|verification|learning|policy/;

/**
 * Recognizes the meaning of a column of a user's own sheet by its name, for the search of the
 * header and `propose-mapping.ts`; `undefined` for unknown names. "Headline 3" is the third
 * headline. A name that only contains a known one is not exact. The names are in
 * `content-columns.ts` and `structure-columns.ts`; patterns for states, names that a part is enough
 * for (`BY_PART`) and names that are refused (`ABOUT_TEXTS`, ids) are here.
 */
export function recognizeHeader(header: string): Recognized | undefined {
  const name = normalizeHeader(header);
  if (name === "") return undefined;
  const whole = BY_NAME.get(name);
  if (whole !== undefined) return { concept: whole, index: 1, isNumbered: false, isExact: true };
  const [, stem = "", digits = ""] = /^(.*?)\s*(\d{1,2})$/u.exec(name) ?? [];
  const numbered = BY_NAME.get(stem);
  if (numbered !== undefined)
    return { concept: numbered, index: Number(digits), isNumbered: true, isExact: true };
  if (/status$|statut|\bestado\b|\bstato\b|ステータス/u.test(name) && !OTHER_STATES.test(name)) {
    return { concept: "status", index: 1, isNumbered: false, isExact: true };
  }
  // Ids of audiences, pixels and the like are settings.
  if (/\bid$/u.test(name) || ABOUT_TEXTS.test(name)) return undefined;
  const part = PARTS.find(([known]) => ` ${name} `.includes(/[a-z]/u.test(known) ? ` ${known} ` : known));
  return part && { concept: part[1], index: 1, isNumbered: false, isExact: false };
}
