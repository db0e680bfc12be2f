import { useId, type ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

interface SettingsSectionProps {
  readonly title: string;
  /** Id for links within the page. */
  readonly anchor?: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/**
 * Frame of all sections of `ProfilePage` (`profile-page.tsx`, which has their order): title and
 * `lead` on the left, controls in a card on the right; stacked when narrow. `anchor` is the id for
 * links within the page.
 */
export function SettingsSection({ title, lead, anchor, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,256px)_minmax(0,640px)]"
    >
      <div className="xl:pt-6">
        <h2 id={id} className="text-card font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-balance text-ink-2">{lead}</p>
      </div>
      <Card padded className="grid content-start gap-6 max-xl:max-w-160">
        {children}
      </Card>
    </section>
  );
}
