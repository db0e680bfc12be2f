import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { CAMPAIGN_STAGES, type AdCampaignList, type CampaignStage } from "#core/campaigns/campaign.ts";
import { LIMITS } from "#core/limits.ts";
import { useBrands } from "#web/lib/brands.ts";
import { Input } from "#web/ui/input.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select } from "#web/ui/select.tsx";
import { isShortcut } from "../shortcut.ts";

/**
 * Search text and filters above the list, kept by `CampaignsPage` and edited by `CampaignFilters`;
 * empty strings show all.
 */
export interface CampaignChoice {
  readonly typed: string;
  readonly stage: CampaignStage | "";
  readonly brandId: string;
}

interface CampaignFiltersProps {
  readonly choice: CampaignChoice;
  readonly counts: AdCampaignList["counts"] | undefined;
  readonly onChange: (choice: CampaignChoice) => void;
}

/**
 * Search (at most `LIMITS.name` characters, `core/limits.ts`), state and, if there are several,
 * brand above the list of `CampaignsPage`; "/" moves the focus to the search. States:
 * `CAMPAIGN_STAGES` in `core/campaigns/campaign.ts`; what the search finds:
 * `server/modules/campaigns/campaign-list.repo.ts`; words: `campaignsCopy` in
 * `core/campaigns/board.copy.ts`.
 */
export function CampaignFilters({ choice, counts, onChange }: CampaignFiltersProps) {
  const brands = useBrands().data?.items ?? [];
  const all = counts && CAMPAIGN_STAGES.reduce((sum, stage) => sum + counts[stage], 0);
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <SearchField typed={choice.typed} onChange={(typed) => onChange({ ...choice, typed })} />
      <div className="relative overflow-x-auto max-xl:order-last max-xl:w-full">
        <div className="min-w-112">
          <SegmentedControl<CampaignStage | "">
            label={campaignsCopy.stage}
            value={choice.stage}
            onChange={(stage) => onChange({ ...choice, stage })}
            options={[
              { value: "", label: campaignsCopy.stages.all, count: all },
              ...CAMPAIGN_STAGES.map((stage) => ({
                value: stage,
                label: campaignsCopy.stages[stage],
                count: counts?.[stage],
              })),
            ]}
          />
        </div>
      </div>
      {brands.length > 1 && (
        <div className="w-40 max-sm:w-full">
          <Select
            aria-label={campaignsCopy.brand}
            value={choice.brandId}
            onChange={(event) => onChange({ ...choice, brandId: event.target.value })}
            options={[
              { value: "", label: campaignsCopy.allBrands },
              ...brands.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
    </div>
  );
}

function SearchField({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || !isShortcut(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div className="relative min-w-60 flex-1 max-sm:w-full max-sm:flex-none">
      <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <Input
        ref={field}
        type="search"
        className="peer pr-10 pl-9"
        aria-label={campaignsCopy.search}
        aria-keyshortcuts="/"
        placeholder={campaignsCopy.search}
        value={typed}
        maxLength={LIMITS.name}
        onChange={(event) => onChange(event.target.value)}
      />
      {typed === "" && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 peer-focus:hidden"
        >
          <Kbd>/</Kbd>
        </span>
      )}
    </div>
  );
}
