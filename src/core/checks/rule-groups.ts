/**
 * Rules about lengths, which the fields of a platform decide: the studio's gate
 * (`studio/copy/gate/gate.ts`) and its copy (`write-copy.ts`) judge them apart from the words.
 */
export const LENGTH_RULES: ReadonlySet<string> = new Set(["too-long", "too-short", "cut-off"]);

/**
 * Rules about the business itself, which no other wording would satisfy; the studio writes ads of
 * such a business all the same (`accepted-lines.ts`, `gate.ts`, `write-copy.ts`).
 */
export const SUBJECT_RULES: ReadonlySet<string> = new Set(["restricted-category"]);
