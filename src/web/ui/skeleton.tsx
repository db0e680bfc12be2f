import { cx } from "./cx.ts";

/** A block in the final size of what is loading. Size it with `className`; say "loading" once, around the group. */
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
