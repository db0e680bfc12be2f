import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

const PARTS: Readonly<Record<string, string | undefined>> = adCopy.part;

/**
 * Label of a part of an ad in its history (`VersionItem`, `VersionChanges`) and record
 * (`AiUseList`), as in the form: a field of the platform's table, or `callToAction`, `url`, `media`
 * from `adCopy.part` in `core/campaigns/ad.copy.ts`.
 */
export const labelOf = (platform: PlatformId, part: string): string =>
  PARTS[part] ?? fieldsOf(platform)[part]?.label ?? part;
