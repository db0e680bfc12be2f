import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
}

/** A page's title and sentence. The title can take focus, so that a navigation is read out. */
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
