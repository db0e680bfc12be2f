import { Tabs } from "@base-ui/react/tabs";
import { templateCopy as copy } from "#core/exports/template.copy.ts";
import type { Template } from "#core/exports/templates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { SheetPanel } from "./sheet-panel.tsx";
import type { SheetGroup } from "./sheet-groups.ts";

interface SheetTabsProps {
  readonly campaignId: string;
  readonly groups: readonly SheetGroup[];
  readonly templates: readonly Template[];
  /** Network whose sheet is shown. */
  readonly shown: string;
  readonly onShow: (network: string) => void;
}

/**
 * Content of `SheetsDialog`: the user's own sheets, one tab for each network. Words:
 * `core/exports/template.copy.ts`.
 */
export function SheetTabs({ campaignId, groups, templates, shown, onShow }: SheetTabsProps) {
  const templateOf = (network: string) => templates.find((template) => template.network === network);
  return (
    <Tabs.Root
      value={shown}
      onValueChange={(network: string) => onShow(network)}
      className="grid gap-4 p-6 max-sm:p-4"
    >
      <Tabs.List aria-label={copy.sheets} className="flex flex-wrap gap-2">
        {groups.map(({ network, name }) => (
          <Tabs.Tab
            key={network}
            value={network}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-line px-3 text-label font-medium text-ink-2 hover:bg-sunken data-active:border-transparent data-active:bg-brand-soft data-active:text-brand-text max-sm:min-h-10"
          >
            {name}
            {!templateOf(network) && <Badge tone="warn">{copy.noSheet}</Badge>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {groups.map((group) => (
        <Tabs.Panel key={group.network} value={group.network} className="grid gap-4">
          <SheetPanel campaignId={campaignId} group={group} template={templateOf(group.network)} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
