import { useState } from "react";
import { billingCopy, unitHistoryCopy } from "#core/billing/billing.copy.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { loadingText } from "#core/problems.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { Note } from "#web/ui/note.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { UnitFilter } from "./unit-filter.tsx";
import { UnitTable } from "./unit-table.tsx";
import { useUnits } from "./units-request.ts";

/** List of generations with whether each one counted. */
export function Units({ periodStart }: { periodStart: string | undefined }) {
  const [kind, setKind] = useState<GenerationKind>();
  const units = useUnits(kind);
  const items = units.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card className="overflow-hidden">
      <CardHeader title={unitHistoryCopy.title} id="units">
        <UnitFilter kind={kind} onChange={setKind} />
      </CardHeader>
      {units.isPending && (
        <p className="p-6">
          <Spinner label={loadingText} />
        </p>
      )}
      {units.isError && (
        <div className="p-4">
          <Note
            tone="bad"
            action={
              <Button size="small" busy={units.isFetching} onClick={() => void units.refetch()}>
                {billingCopy.tryAgain}
              </Button>
            }
          >
            {unitHistoryCopy.loadFailed}
          </Note>
        </div>
      )}
      {units.isSuccess && items.length === 0 && (
        <p className="p-6 text-ink-2 max-sm:p-4">{unitHistoryCopy.empty}</p>
      )}
      {items.length > 0 && <UnitTable items={items} periodStart={periodStart} />}
      {units.hasNextPage && (
        <div className="flex justify-center border-t border-line p-4">
          <Button size="small" busy={units.isFetchingNextPage} onClick={() => void units.fetchNextPage()}>
            {unitHistoryCopy.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
