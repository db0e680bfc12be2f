import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/**
 * Tabs with their panels, for the copy of a full package (`PlatformCopyPart`); the tabs wrap on a
 * narrow screen.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <BaseTabs.Root defaultValue={tabs[0]?.id}>
      <BaseTabs.List
        aria-label={label}
        className="flex flex-wrap gap-1 border-b border-line px-5 pb-3 max-sm:px-3"
      >
        {tabs.map(({ id, title }) => (
          <BaseTabs.Tab
            key={id}
            value={id}
            className="h-9 cursor-pointer rounded-sm px-2.5 text-label text-ink-2 hover:bg-sunken hover:text-ink data-active:bg-sunken data-active:font-medium data-active:text-ink data-active:inset-ring data-active:inset-ring-line"
          >
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, content }) => (
        <BaseTabs.Panel key={id} value={id}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
