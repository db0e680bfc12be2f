import type { ReactNode } from "react";
import { ClothIllustration } from "./cloth-illustration.tsx";

interface EmptyStateProps {
  /** Progress shown by the illustration; 0 means locked. */
  rows?: 0 | 2 | 4 | 6;
  title?: string;
  children: ReactNode;
  /** A single call to action. */
  action?: ReactNode;
}

/**
 * Replaces a list, result or page that is empty, locked or does not exist, on all dashboard pages:
 * illustration (`rows` of `ClothIllustration`: 0 locked to 6), a heading one level below that of
 * the page, text and an optional call to action, all words from the caller.
 */
export function EmptyState({ rows = 6, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-8 py-12 text-center max-sm:px-4">
      <div className="mb-4">
        <ClothIllustration rows={rows} />
      </div>
      {title !== undefined && <h2 className="text-card font-semibold">{title}</h2>}
      <p className="max-w-84 text-balance text-ink-2">{children}</p>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
