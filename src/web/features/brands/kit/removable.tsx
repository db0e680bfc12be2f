import X from "lucide-react/icons/x";
import { kitCopy } from "#core/brands/brands.copy.ts";

/**
 * Entry of a list in the brand kit with a button that removes it: a language in `IdentityCard` or a
 * tag in `TagField`. The button's label is `kitCopy.remove` in `core/brands/brands.copy.ts`.
 */
export function Removable({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="inline-flex h-8 max-w-full items-center gap-0.5 rounded-sm bg-sunken pr-0.5 pl-2.5 text-label inset-ring inset-ring-line">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={kitCopy.remove(label)}
        onClick={onRemove}
        className="grid size-7 place-items-center rounded-xs text-ink-3 hover:text-ink"
      >
        <X aria-hidden className="size-3" />
      </button>
    </span>
  );
}
