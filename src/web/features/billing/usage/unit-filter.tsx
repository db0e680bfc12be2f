import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { unitHistoryCopy } from "#core/billing/billing.copy.ts";
import { GENERATION_KINDS, KINDS, type GenerationKind } from "#core/generations/kinds.ts";

interface UnitFilterProps {
  readonly kind: GenerationKind | undefined;
  readonly onChange: (kind: GenerationKind | undefined) => void;
}

/**
 * Select in the header of `Units` that filters the list by kind; `undefined` means all. Kinds:
 * `core/generations/kinds.ts`; their labels: `*.kind.ts` there and `categories.ts`; other words:
 * `unitHistoryCopy` in `core/billing/billing.copy.ts`.
 */
export function UnitFilter({ kind, onChange }: UnitFilterProps) {
  return (
    <div className="relative">
      <select
        aria-label={unitHistoryCopy.filter}
        value={kind ?? ""}
        onChange={({ target }) => onChange(GENERATION_KINDS.find((known) => known === target.value))}
        className="h-8 appearance-none rounded-sm border border-field bg-surface pr-8 pl-3 text-label max-sm:h-11 max-sm:rounded-md max-sm:text-card"
      >
        <option value="">{unitHistoryCopy.all}</option>
        {GENERATION_KINDS.map((each) => (
          <option key={each} value={each} className="bg-overlay text-ink">
            {KINDS[each].label}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5 text-ink-3"
        strokeWidth={1.75}
      />
    </div>
  );
}
