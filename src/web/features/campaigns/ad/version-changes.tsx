import type { Version } from "#core/campaigns/ad.ts";
import { textsOf } from "#core/campaigns/ad-fields.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { ChangedWords } from "#web/lib/word-changes/changed-words.tsx";
import { labelOf } from "./part-label.ts";

interface VersionChangesProps {
  readonly platform: PlatformId;
  readonly before: Version;
  readonly after: Version;
}

/**
 * The changes of a version of an ad, word by word, which `VersionItem` loads on request. The server
 * lists the changed parts (`changedParts` in `server/modules/campaigns/save-ad.service.ts`); their
 * labels come from `part-label.ts`, other words from `core/campaigns/ad.copy.ts`.
 */
export function VersionChanges({ platform, before, after }: VersionChangesProps) {
  return (
    <dl className="mt-2 grid gap-3 rounded-md bg-sunken p-3">
      {after.changed.map((part) => (
        <div key={part} className="min-w-0">
          <dt className="mb-0.5 text-caption text-ink-2">{labelOf(platform, part)}</dt>
          <dd dir="auto" className="text-label break-words whitespace-pre-line">
            {part === "media" ? (
              <Pictures before={before} after={after} />
            ) : (
              <ChangedWords before={textOf(platform, before, part)} after={textOf(platform, after, part)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(platform: PlatformId, { fields, url, callToAction }: Version, part: string): string {
  if (part === "url") return url;
  if (part !== "callToAction") return textsOf(fields[part]).join("\n");
  const { callsToAction = {} }: PlatformSpec = PLATFORMS[platform];
  return callToAction === null ? adCopy.noCall : (callsToAction[callToAction] ?? callToAction);
}

function Pictures({ before, after }: Omit<VersionChangesProps, "platform">) {
  return (
    <span className="flex items-center gap-2">
      {[
        { name: adCopy.before, media: before.media },
        { name: adCopy.after, media: after.media },
      ].map(({ name, media }) => (
        <span key={name} className="grid gap-1 text-caption text-ink-2">
          {media ? (
            <img src={media.url} alt="" className="size-14 rounded-sm object-cover ring-1 ring-line" />
          ) : (
            <span className="size-14 rounded-sm bg-surface ring-1 ring-line" />
          )}
          {name}
        </span>
      ))}
    </span>
  );
}
