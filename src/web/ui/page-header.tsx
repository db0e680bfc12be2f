import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
}

/**
 * Title and lead of a dashboard page; the routes hand in the words. The title is focusable so that
 * screen readers announce navigations (`useFocusHeading`).
 */
export function PageHeader({ title, lead, action }: PageHeadProps) {
  return (
    <header className="mb-6 flex items-end justify-between gap-6 max-sm:flex-col max-sm:items-stretch max-sm:gap-4">
      <div>
        <h1 tabIndex={-1} className="text-title font-semibold">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-1 text-balance text-ink-2">{lead}</p>}
      </div>
      {action}
    </header>
  );
}
