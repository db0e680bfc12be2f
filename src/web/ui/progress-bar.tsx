import type { CSSProperties } from "react";
import { cx } from "./cx.ts";

interface ProgressBarProps {
  /**
   * - `area`: fills a box from the bottom (an image)
   * - `row`: 12 px high, fills from the left (a text, a billing period)
   * - `line`: 2 px high, below a card's header
   * - `quota`: counted strands; amber at 100 %
   */
  variant: "area" | "row" | "line" | "quota";
  /** Measured progress in percent, 0 to 100. Never estimated. */
  done: number;
  /** Accessible name, for example "Ads written". */
  label: string;
  /** Accessible value as text, for example "1 of 3". */
  valueText?: string;
  className?: string;
}

/**
 * Progress bar of generations, uploads, exports, videos and quotas; `done` is a percentage, clamped
 * to 0 to 100. The looks of the variants are in `styles/progress.css`.
 */
export function ProgressBar({ variant, done, label, valueText, className }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, done));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      style={{ "--done": value } as CSSProperties}
      data-full={(variant === "quota" && value === 100) || undefined}
      className={cx(`progress-${variant}`, className)}
    />
  );
}

/**
 * Decorative pattern in the place of content that is still pending, for example in
 * `UnfinishedTextAdCard` (look: `styles/progress.css`).
 */
export function ProgressPlaceholder({ className }: { className?: string }) {
  return <div aria-hidden className={cx("progress-placeholder", className)} />;
}
