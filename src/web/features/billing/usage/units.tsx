import { useState } from "react";
import { unitHistoryCopy } from "#core/billing/billing.copy.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { UnitFilter } from "./unit-filter.tsx";
import { UnitTable } from "./unit-table.tsx";
import { useUnits } from "./units-request.ts";

/**
 * Card of `BillingPage` (`billing-page.tsx`) with generations (`useUnits`) and whether each one
 * counted. `periodStart` (ISO 8601) separates earlier periods. Words: `unitHistoryCopy` in
 * `core/billing/billing.copy.ts`.
 */
export function Units({ periodStart }: { periodStart: string | undefined }) {
  const [kind, setKind] = useState<GenerationKind>();
  const units = useUnits(kind);
  const items = units.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card className="overflow-hidden">
      <CardHeader title={unitHistoryCopy.title} id="units">
        <UnitFilter kind={kind} onChange={setKind} />
      </CardHeader>
      <ListStatus query={units} count={items.length} copy={unitHistoryCopy} />
      {items.length > 0 && <UnitTable items={items} periodStart={periodStart} />}
      <MoreButton query={units} label={unitHistoryCopy.more} />
    </Card>
  );
}
