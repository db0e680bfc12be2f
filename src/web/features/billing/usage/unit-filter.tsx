import { unitWords } from "../../../../core/billing/words.ts";
import { GENERATION_KINDS, KINDS, type GenerationKind } from "../../../../core/generations/kinds.ts";

interface UnitFilterProps {
  readonly kind: GenerationKind | undefined;
  readonly onChange: (kind: GenerationKind | undefined) => void;
}

/** One kind of the list, or all of it. The browser's own select: five short words need no more. */
export function UnitFilter({ kind, onChange }: UnitFilterProps) {
  return (
    <select
      aria-label={unitWords.filter}
      value={kind ?? ""}
      onChange={({ target }) => onChange(GENERATION_KINDS.find((known) => known === target.value))}
      className="h-8 rounded-sm border border-field bg-surface px-2 text-label max-sm:h-11 max-sm:text-card"
    >
      <option value="">{unitWords.all}</option>
      {GENERATION_KINDS.map((each) => (
        <option key={each} value={each}>
          {KINDS[each].label}
        </option>
      ))}
    </select>
  );
}
