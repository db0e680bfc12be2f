import {
  fittingPlatforms,
  PLATFORM_NAMES,
  TEXT_LIMITS_CHECKED,
  type PlatformId,
} from "#core/platforms/text-limits.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";

/** Neutral abbreviations, because the logos are trademarks. */
const MARKS: Record<PlatformId, string> = {
  facebook: "Fb",
  instagram: "Ig",
  tiktok: "Tt",
  linkedin: "Li",
  pinterest: "Pi",
};

/** Platforms whose text limits the ad meets. */
export function PlatformFit({ text }: { text: string }) {
  const platforms = fittingPlatforms(text);
  if (platforms.length === 0) return null;
  return (
    <div className="flex items-center gap-1.5 text-caption text-ink-3">
      <span aria-hidden>{textAdsCopy.fits}</span>
      <ul
        aria-label={textAdsCopy.fits}
        title={textAdsCopy.limitsAsOf(TEXT_LIMITS_CHECKED)}
        className="flex gap-1"
      >
        {platforms.map((platform) => (
          <li
            key={platform}

            className="grid h-5 min-w-5 place-items-center rounded-xs bg-sunken px-1 text-ink-2 inset-ring inset-ring-line"
          >
            <span aria-hidden>{MARKS[platform]}</span>
            <span className="sr-only">{PLATFORM_NAMES[platform]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
