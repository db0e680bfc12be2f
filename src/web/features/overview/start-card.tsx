import { startCopy } from "#core/overview/overview.copy.ts";
import { Card } from "#web/ui/card.tsx";
import { ClothBand } from "./cloth-band.tsx";
import { ToolLinks } from "./tool-links.tsx";

/**
 * Card of `OverviewPage` that introduces the tools, for accounts that see the sample (those without
 * a generation: `server/modules/overview/overview.service.ts`). Words: `startCopy` in
 * `core/overview/overview.copy.ts`.
 */
export function StartCard() {
  return (
    <Card className="overflow-hidden">
      <div className="h-30 overflow-hidden border-b border-line bg-sunken">
        <ClothBand />
      </div>
      <div className="px-6 pt-5 pb-3 max-sm:px-4">
        <h2 className="text-card font-semibold">{startCopy.title}</h2>
        <p className="text-ink-2">{startCopy.text}</p>
        <ToolLinks />
      </div>
    </Card>
  );
}

/**
 * Card of `OverviewPage` with links to the tools, for accounts whose checklist is done
 * (`core/overview/checklist.ts`) or hidden. Words: `startCopy` in `core/overview/overview.copy.ts`.
 */
export function CreateMoreCard() {
  return (
    <Card className="px-6 pt-5 pb-3 max-sm:px-4">
      <h2 className="text-card font-semibold">{startCopy.againTitle}</h2>
      <ToolLinks />
    </Card>
  );
}
