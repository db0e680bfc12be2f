import { cx } from "./cx.ts";

/**
 * Placeholder with the final size of the loading content (set by `className`), in lists, cards and
 * lazy components. Hidden from screen readers: announce loading once, on the group's container.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx("relative block h-2.5 overflow-hidden rounded-xs bg-warp-soft", className)}
    >
      <span className="absolute inset-0 animate-sheen bg-linear-to-r from-transparent via-surface/70 to-transparent" />
    </span>
  );
}
