import type { ReactNode } from "react";

interface SectionHeadProps {
  id: string;
  title: string;
  lead: ReactNode;
}

/**
 * Title and lead above the sections `Demo`, `Features` and `Pricing` of the landing page. The texts
 * are in `core/landing.copy.ts`.
 */
export function SectionHeader({ id, title, lead }: SectionHeadProps) {
  return (
    <header className="mx-auto mb-12 max-w-180 text-center max-sm:mb-8 max-sm:text-left">
      <h2 id={id} className="text-section font-semibold max-sm:text-figure">
        {title}
      </h2>
      <p className="mt-4 text-lead text-balance text-ink-2 max-sm:text-card">{lead}</p>
    </header>
  );
}
