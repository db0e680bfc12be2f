import Search from "lucide-react/icons/search";
import { paletteCopy } from "#core/palette.copy.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Kbd } from "#web/ui/kbd.tsx";

/** Platforms whose keyboards have a Command key. */
const APPLE_PLATFORM = /mac|iphone|ipad/i;

/**
 * Button of the sidebar (`dashboard-frame.tsx`) that opens the command palette and shows its
 * keyboard shortcut, on Apple devices with the Command key. Words: `core/palette.copy.ts`, of the
 * shortcut in this file; the keys are handled in `features/palette/use-palette.tsx`.
 */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const key = useHydrated() && APPLE_PLATFORM.test(navigator.platform) ? "⌘ K" : "Ctrl K";
  return (
    <button
      type="button"
      onClick={onClick}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="mb-3 flex h-9 shrink-0 items-center gap-3 rounded-md border border-line-strong bg-surface pr-2 pl-3 text-ink-2 shadow-xs transition-colors hover:bg-sunken hover:text-ink"
    >
      <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {paletteCopy.open}
      <span aria-hidden className="ml-auto">
        <Kbd isAlwaysShown>{key}</Kbd>
      </span>
    </button>
  );
}
