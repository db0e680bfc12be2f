import { AdChecks } from "#web/lib/checks/ad-checks.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Parts } from "./campaign-parts.ts";

interface NumberedTextsProps {
  readonly labelledBy: string;
  readonly parts: Parts;
  /** Set for prompts, which are less prominent than ads. */
  readonly small?: boolean;
  /** Names of brand and product, for the remarks below each text. */
  readonly names?: readonly string[];
}

/**
 * Numbered list of texts in a full package's result (`TextAdsPart`, prompts of `ImageAdsPart`),
 * complete or streaming, with placeholders for missing ones; `small` for prompts; with `names` also
 * the remarks of `AdChecks`.
 */
export function NumberedTexts({ labelledBy, parts, small = false, names }: NumberedTextsProps) {
  return (
    <ol aria-labelledby={labelledBy} className="grid divide-y divide-line">
      {parts.map((part, index) => (
        <li key={index} className="flex gap-3 px-6 py-4 max-sm:px-4">
          <span className="grid size-5 shrink-0 place-items-center rounded-xs bg-sunken text-caption font-medium tabular-nums inset-ring inset-ring-line">
            {index + 1}
          </span>
          {part ? (
            <div className="grid min-w-0 flex-1 gap-3">
              <p
                dir="auto"
                className={cx("text-pretty break-words", small ? "text-label text-ink-2" : "text-copy")}
              >
                {part.text}
                {!part.whole && <span aria-hidden className="caret" />}
              </p>
              {part.whole && names && (
                <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
                  <AdChecks text={part.text} names={names} />
                </div>
              )}
            </div>
          ) : (
            <Skeleton className="my-1 w-2/3" />
          )}
        </li>
      ))}
    </ol>
  );
}
