/**
 * Class names of `Input`, `Select` and `Textarea`. The font is 16 px on phones: below that, iOS
 * zooms on focus.
 */
export const CONTROL_STYLES =
  "w-full rounded-md border border-field bg-surface px-3 py-[9px] text-body transition-[border-color,box-shadow] " +
  "hover:border-ink-2 focus:border-brand focus:outline-hidden focus:ring-3 focus:ring-brand/22 " +
  "aria-invalid:border-bad aria-invalid:focus:ring-bad/22 " +
  "disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-ink-3 " +
  "max-sm:text-card";

/** Class names with the minimum height of `Input` and `Select`. */
export const SINGLE_LINE_HEIGHT = "min-h-10 max-sm:min-h-11";
