import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

/**
 * Bordered surface that groups the content of all dashboard pages; `padded` adds padding, less on
 * phones.
 */
export function Card({ padded = false, className, ...rest }: ComponentProps<"div"> & { padded?: boolean }) {
  return (
    <div
      {...rest}
      className={cx(
        "rounded-lg border border-line bg-surface shadow-xs",
        padded && "p-6 max-sm:px-4 max-sm:py-5",
        className,
      )}
    />
  );
}

interface CardHeaderProps {
  title: string;
  id?: string;
  /** Status or action, right-aligned. */
  children?: ReactNode;
}

/**
 * Header of a `Card`: title on the left, one status or action on the right. `id` labels the content
 * of the card.
 */
export function CardHeader({ title, id, children }: CardHeaderProps) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-6 py-4 max-sm:px-4 max-sm:py-3">
      <h2 id={id} className="text-card font-semibold">
        {title}
      </h2>
      {children}
    </div>
  );
}
