import { PLATFORMS, TEXT_LIMITS_CHECKED } from "#core/platforms/platforms.ts";
import { fittingPlatforms } from "#core/platforms/text-fields.ts";
import { capitalize } from "#core/in-words.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";

/** Letters instead of the logos, which are trademarks of the platforms: "Fb". */
const markOf = (code: string) => capitalize(code.toLowerCase());

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
            <span aria-hidden>{markOf(PLATFORMS[platform].code)}</span>
            <span className="sr-only">{PLATFORMS[platform].name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
