import { cx } from "./cx.ts";

interface SpinProps {
  /** On the purple of a primary button the gap around the weft takes that purple. */
  onBrand?: boolean;
}

/** The busy mark alone, for places that already say in words what is going on. */
export function SpinnerIcon({ onBrand = false }: SpinProps) {
  return <span className={cx("spin", onBrand && "[--spin-bg:var(--color-brand)]")} aria-hidden />;
}

interface SpinnerProps {
  label?: string;
  /** Covers the window, for a page that cannot be shown yet. */
  fullScreen?: boolean;
}

/** A loading state: inline with its words, or over the whole window. */
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
