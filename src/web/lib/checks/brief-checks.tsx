import { Suspense } from "react";
import { IMAGE_PLATFORM_IDS, type PlatformId } from "#core/platforms/platforms.ts";
import { lazyChecks } from "./lazy-checks.ts";

const BriefRemarks = lazyChecks(async () => (await import("./brief-remarks.tsx")).BriefRemarks);

interface BriefChecksProps {
  readonly texts: readonly (string | undefined)[];
  /** All platforms of the tools if missing. */
  readonly platforms?: readonly PlatformId[];
}

/**
 * Warns of promises that platforms reject (`BriefRemarks`): below the tools' forms, and below image
 * ads and their edit form. Loaded with the first words. Platforms: `IMAGE_PLATFORM_IDS` in
 * `core/platforms/platforms.ts` unless the caller names others. Which findings are promises:
 * `core/checks/check-brief.ts`; words: the rule in `core/checks/rules`.
 */
export function BriefChecks({ texts, platforms = IMAGE_PLATFORM_IDS }: BriefChecksProps) {
  const typed = texts.filter((text) => text !== undefined && text.trim() !== "");
  if (typed.length === 0) return null;
  return (
    <Suspense>
      <BriefRemarks text={typed.join("\n\n")} platforms={platforms} />
    </Suspense>
  );
}
