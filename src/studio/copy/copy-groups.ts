import type { CopyBrief } from "#core/generations/copy/copy.ts";
import type { CopyGroup } from "#core/generations/copy/prompt.ts";
import type { FieldRole, PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { generatedLength } from "./field-length.ts";
import { rewrittenFields } from "./write-copy-for.ts";

/** Fields that a model writes; the others consist of names. */
const WRITTEN: readonly FieldRole[] = ["headline", "body"];

/**
 * Fields that the provider is asked to write in campaign copy, with number and maximum length of
 * their texts, in one group for platforms with the same fields (Facebook and Instagram). Only
 * headlines and bodies (`WRITTEN`); numbers are `written` of `core/platforms/platforms.ts`, or the
 * brief's `variants` for a field that is no list, lengths from `field-length.ts`. A rewrite has the
 * fields of `rewrittenFields`. `ai.openai-copy.ts` calls it; empty if only names are to be written.
 */
export function copyGroups({ platforms, variants, rewrite }: CopyBrief): CopyGroup[] {
  const groups = new Map<PlatformSpec["fields"], CopyGroup>();
  for (const platform of PLATFORM_IDS.filter((id) => platforms.includes(id))) {
    const { fields }: PlatformSpec = PLATFORMS[platform];
    const group = groups.get(fields);
    groups.set(fields, {
      id: group?.id ?? platform,
      platforms: [...(group?.platforms ?? []), platform],
      fields: group?.fields ?? fieldsOf(platform),
    });
  }
  return [...groups.values()].filter(({ fields }) => fields.length > 0);

  function fieldsOf(platform: PlatformId): CopyGroup["fields"] {
    const { fields }: PlatformSpec = PLATFORMS[platform];
    const names = rewrite && rewrittenFields(platform, rewrite);
    return Object.entries(fields)
      .filter(([name, { role, written }]) => WRITTEN.includes(role) && (names?.includes(name) ?? written > 0))
      .map(([name, field]) => ({
        name,
        label: field.label,
        texts: field.list ? field.written : (variants ?? Math.max(1, field.written)),
        maxCharacters: generatedLength(field),
        isList: field.list !== undefined,
      }));
  }
}
