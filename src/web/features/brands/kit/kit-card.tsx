import type { ReactNode } from "react";
import { Card, CardHeader } from "#web/ui/card.tsx";

interface KitCardProps {
  readonly title: string;
  /** Note or action on the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Frame of the cards of the brand kit (`*-card.tsx` of this folder): title, note or action
 * (`aside`), and a group of fields. The cards of `BrandKit` with fields use it.
 */
export function KitCard({ title, aside, children }: KitCardProps) {
  return (
    <Card>
      <CardHeader title={title}>
        {typeof aside === "string" ? <span className="text-caption text-ink-3">{aside}</span> : aside}
      </CardHeader>
      <div className="grid gap-5 p-6 max-sm:px-4 max-sm:py-5">{children}</div>
    </Card>
  );
}
