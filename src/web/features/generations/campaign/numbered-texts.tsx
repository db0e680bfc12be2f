import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Parts } from "./campaign-parts.ts";

interface NumberedTextsProps {
  readonly labelledBy: string;
  readonly parts: Parts;
  /** Set for prompts, which are less prominent than ads. */
  readonly small?: boolean;
}

/** Numbered list of texts, complete or streaming, with placeholders for missing ones. */
export function NumberedTexts({ labelledBy, parts, small = false }: NumberedTextsProps) {
  return (
    <ol aria-labelledby={labelledBy} className="grid divide-y divide-line">
      {parts.map((part, index) => (
        <li key={index} className="flex gap-3 px-6 py-4 max-sm:px-4">
          <span className="grid size-5 shrink-0 place-items-center rounded-xs bg-sunken text-caption font-medium tabular-nums inset-ring inset-ring-line">
            {index + 1}
          </span>
          {part ? (
            <p
              dir="auto"
              className={cx(
                "min-w-0 flex-1 text-pretty break-words",
                small ? "text-label text-ink-2" : "text-copy",
              )}
            >
              {part.text}
              {!part.whole && <span aria-hidden className="caret" />}
            </p>
          ) : (
            <Skeleton className="my-1 w-2/3" />
          )}
        </li>
      ))}
    </ol>
  );
}
