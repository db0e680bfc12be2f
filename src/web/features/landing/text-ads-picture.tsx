import Copy from "lucide-react/icons/copy";
import { featurePictureCopy } from "#core/landing.copy.ts";
import { sampleCampaign } from "#core/landing-sample.copy.ts";
import { cx } from "#web/ui/cx.ts";

/**
 * Illustration of text ads in `Features`; the copy button is decorative. Texts:
 * `core/landing-sample.copy.ts` and `featurePictureCopy` in `core/landing.copy.ts`.
 */
export function TextAdsPicture() {
  return (
    <ul className="grid h-full grid-cols-[minmax(0,1fr)] content-center gap-2.5 px-12 max-sm:px-4">
      {sampleCampaign.openings.map(([angle, text], index) => {
        const chosen = index === 1;
        return (
          <li
            key={angle}
            className={cx(
              "flex items-center justify-between gap-4 rounded-toast border bg-surface",
              chosen
                ? "border-brand-line px-5 py-3 shadow-md max-sm:px-4 sm:-mx-4"
                : "border-line px-4 py-2.5",
            )}
          >
            <p className="min-w-0">
              <span className="block text-caption font-medium text-ink-3">{angle}</span>
              <span className="mt-0.5 block text-pretty sm:truncate">{text}</span>
            </p>
            {chosen && (
              <span
                aria-hidden
                className="flex h-7 shrink-0 items-center gap-1.5 rounded-sm bg-brand px-2.5 text-caption font-medium text-on-brand max-sm:hidden"
              >
                <Copy className="size-3.5" strokeWidth={1.75} />
                {featurePictureCopy.copy}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
