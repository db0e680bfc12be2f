import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paletteCopy } from "#core/palette.copy.ts";
import { useSignOut } from "#web/lib/use-sign-out.ts";
import { findCommands, type Command, type CommandGroup } from "./commands.ts";
import { useFoundCampaigns } from "./use-found-campaigns.ts";
import { useRecentGenerations } from "./use-recent-generations.ts";
import { focusFormState } from "./use-focus-form.ts";

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  userId: string;
}

/**
 * Command palette of the dashboard: a dialog with a search field and the commands of
 * `findCommands`; the chosen one navigates, changes the theme or signs out. `usePalette` loads it
 * at the first opening. Words: `core/palette.copy.ts`.
 */
export function Palette({ open, onOpenChange, userId }: PaletteProps) {
  const navigate = useNavigate();
  const { signOut } = useSignOut(userId);
  /** After a navigation the new page takes the focus; otherwise the dialog restores it. */
  const navigated = useRef(false);

  function run({ run }: Command) {
    navigated.current = run.type === "go";
    onOpenChange(false);
    if (run.type === "go") void navigate(run.to, run.focusForm ? { state: focusFormState() } : {});
    else if (run.type === "theme") document.querySelector<HTMLElement>("[data-theme-toggle]")?.click();
    else void signOut();
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={paletteCopy.title}
          finalFocus={() => {
            const restoreFocus = !navigated.current;
            navigated.current = false;
            return restoreFocus;
          }}
          className="fixed inset-x-4 top-[min(14vh,120px)] z-50 mx-auto flex max-h-[min(560px,76dvh)] max-w-144 flex-col overflow-hidden rounded-xl bg-overlay shadow-lg transition-[opacity,translate] duration-150 data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 max-sm:top-4 max-sm:max-h-[calc(100dvh-32px)]"
        >
          <Commands onChoose={run} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Commands({ onChoose }: { onChoose: (command: Command) => void }) {
  const [query, setQuery] = useState("");
  const recent = useRecentGenerations();
  const found = useFoundCampaigns(useDeferredValue(query));
  const groups = useMemo(() => findCommands(recent, query, found), [recent, query, found]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const hint = useId();
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      value={query}
      onValueChange={setQuery}
      itemToStringValue={({ label }: Command) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
        <Autocomplete.Input
          aria-label={paletteCopy.input}
          aria-describedby={hint}
          placeholder={paletteCopy.placeholder}
          className="h-14 min-w-0 flex-1 bg-transparent text-card outline-none"
        />
        <Dialog.Close
          aria-label={paletteCopy.close}
          className="grid size-9 shrink-0 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden className="size-4" />
        </Dialog.Close>
      </div>
      <p id={hint} className="sr-only">
        {paletteCopy.hint}
      </p>
      <Autocomplete.Status className="sr-only">
        {query !== "" && count > 0 && paletteCopy.count(count)}
      </Autocomplete.Status>
      <Autocomplete.Empty>
        <p className="px-4 py-8 text-center text-ink-2">{paletteCopy.none}</p>
      </Autocomplete.Empty>
      <Autocomplete.List className="min-h-0 scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.value} items={group.items} className="pb-1">
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-caption font-medium text-ink-3">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <CommandRow key={command.id} command={command} onChoose={() => onChoose(command)} />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function CommandRow({ command, onChoose }: { command: Command; onChoose: () => void }) {
  const { label, detail, icon: Icon } = command;
  return (
    <Autocomplete.Item
      value={command}
      onClick={onChoose}
      className="flex min-h-10 items-center gap-3 rounded-md px-3 outline-none select-none data-highlighted:bg-brand-soft forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 data-highlighted:text-brand-text pointer-coarse:min-h-11"
    >
      <Icon aria-hidden className="size-4.5 shrink-0 opacity-80" strokeWidth={1.75} />
      <span className="min-w-0 shrink-0 truncate font-medium max-w-[70%]">{label}</span>
      {detail !== undefined && <span className="min-w-0 truncate text-label text-ink-3">{detail}</span>}
    </Autocomplete.Item>
  );
}
