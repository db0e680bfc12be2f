import { Suspense, useState } from "react";
import type { Version } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { Button } from "#web/ui/button.tsx";
import { dayOf, timeOf } from "../format-day.ts";
import { labelOf } from "./part-label.ts";

const VersionChanges = lazyPart(async () => (await import("./version-changes.tsx")).VersionChanges);

interface VersionItemProps {
  readonly platform: PlatformId;
  readonly version: Version;
  /** The version before it; `undefined` for the first one, and before its page is loaded. */
  readonly previous: Version | undefined;
  /** Restores the version; `undefined` for the newest one. */
  readonly onRestore: (() => void) | undefined;
}

/**
 * Entry of `VersionList`: reason and number of the version (`versionReason` in
 * `core/campaigns/ad.copy.ts`), time, changed parts (`part-label.ts`), and buttons to compare and
 * restore it. The server lists versions in `versions.service.ts`.
 */
export function VersionItem({ platform, version, previous, onRestore }: VersionItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { number, reason, engine, changed, updatedAt } = version;
  return (
    <li className="flex items-start gap-3 text-label">
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-caption tabular-nums">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{adCopy.versionBy(adCopy.versionReason[reason], engine)}</p>
            <p className="text-caption text-ink-2">
              {onRestore ? "" : `${adCopy.now}, `}
              {dayOf(updatedAt)}, {timeOf(updatedAt)}
            </p>
          </div>
          {onRestore && (
            <Button size="small" variant="ghost" className="-my-1" onClick={onRestore}>
              {adCopy.restore}
            </Button>
          )}
        </div>
        {changed.length > 0 && (
          <p className="text-caption text-ink-2">
            {adCopy.changedParts(changed.map((part) => labelOf(platform, part).toLowerCase()).join(", "))}
            {previous && (
              <>
                {" "}
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={adCopy.compareVersion(number)}
                  className="min-h-6 cursor-pointer text-brand-text underline underline-offset-3"
                  onClick={() => setOpen(!isOpen)}
                >
                  {isOpen ? adCopy.hideChanges : adCopy.compare}
                </button>
              </>
            )}
          </p>
        )}
        {isOpen && previous && (
          <Suspense>
            <VersionChanges platform={platform} before={previous} after={version} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
