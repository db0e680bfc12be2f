import { cx } from "./cx.ts";

interface SpinProps {
  /** Adapts the background color to a primary button. */
  onBrand?: boolean;
}

/** Spinner without a label, for buttons, notes and other places that already show a text. */
export function SpinnerIcon({ onBrand = false }: SpinProps) {
  return <span className={cx("spin", onBrand && "[--spin-bg:var(--color-brand)]")} aria-hidden />;
}

interface SpinnerProps {
  label?: string;
  /** Covers the window while the page loads. */
  fullScreen?: boolean;
}

/**
 * Loading indicator: inline with its label, or full screen. Callers hand in `loadingText` of
 * `core/problems.copy.ts` or their own words; without a label it says "Loading..." (in this file).
 */
export function Spinner({ label = "Loading...", fullScreen = false }: SpinnerProps) {
  if (!fullScreen) {
    return (
      <span role="status" className="inline-flex items-center gap-2 text-ink-3">
        <SpinnerIcon />
        {label}
      </span>
    );
  }
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-items-center bg-canvas text-weft">
      <span className="spin spin-lg [--spin-bg:var(--color-canvas)]" aria-hidden />
      <span className="sr-only">{label}</span>
    </div>
  );
}
