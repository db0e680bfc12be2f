import Check from "lucide-react/icons/check";
import { templateCopy as copy } from "#core/exports/template.copy.ts";
import { cx } from "#web/ui/cx.ts";

/**
 * The steps of an export that fills in the user's own sheets, in the head of `ExportDialog` and
 * `SheetsDialog`; `current` counts from 0. Names of steps: `stepNames` in
 * `core/exports/template.copy.ts`.
 */
export function StepMarks({ current }: { current: number }) {
  return (
    <ol aria-label={copy.steps} className="flex gap-5 text-label text-ink-2 max-md:gap-3">
      {copy.stepNames.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={cx("flex items-center gap-2", index === current && "font-medium text-ink")}
        >
          <span
            className={cx(
              "grid size-5.5 place-items-center rounded-full text-caption font-medium",
              index < current && "bg-ok-soft text-ok",
              index === current && "bg-ink text-overlay",
              index > current && "inset-ring inset-ring-line-strong",
            )}
          >
            {index < current ? <Check aria-hidden className="size-3.5" /> : index + 1}
          </span>
          <span className={cx(index !== current && "max-md:sr-only")}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
