import type { ComponentProps } from "react";
import { cx } from "#web/ui/cx.ts";

interface CommentPinProps extends ComponentProps<"button"> {
  readonly number: number;
  readonly label: string;
  readonly isResolved?: boolean;
}

const SHAPE =
  "grid place-items-center rounded-full rounded-bl-[4px] border-2 border-white text-caption font-semibold text-white shadow-md";

/**
 * Number of a comment (`number-comments.ts`) on the picture (`PinnedFrame`) or a text
 * (`ApprovedParts`), a button that leads to the comment. Its colors do not follow the theme,
 * because pictures do not.
 */
export function CommentPin({ number, label, isResolved = false, className, ...rest }: CommentPinProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={cx(
        SHAPE,
        "size-7 before:absolute before:-inset-2 before:content-['']",
        isResolved ? "bg-[#4f4a59]" : "bg-purple-600",
        className,
      )}
    >
      {number}
    </button>
  );
}

/** The mark of `CommentPin` next to a comment in `CommentList` and `CommentForm`. */
export function CommentMark({ number, isResolved = false }: { number: number; isResolved?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        "grid size-6 place-items-center rounded-full rounded-bl-[4px] text-caption font-semibold",
        isResolved ? "bg-ink-3 text-surface" : "bg-brand text-on-brand",
      )}
    >
      {number}
    </span>
  );
}
