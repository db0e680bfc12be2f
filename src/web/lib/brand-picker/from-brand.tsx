import Link2 from "lucide-react/icons/link-2";
import { pickerCopy } from "#core/brands/picker.copy.ts";

interface FromBrandProps {
  /** Label of the field. */
  readonly label: string;
  /** Puts the value of the brand back; missing while the field has it. */
  readonly onPutBack: (() => void) | undefined;
}

/**
 * Note next to the label of a field in a tool's form (`useBrandFill`): the text comes from the
 * brand, or was changed since and can be put back. Words: `pickerCopy` in
 * `core/brands/picker.copy.ts`.
 */
export function FromBrand({ label, onPutBack }: FromBrandProps) {
  if (!onPutBack) {
    return (
      <span className="inline-flex items-center gap-1.5 text-caption text-ink-3">
        <Link2 aria-hidden className="size-3" />
        {pickerCopy.fromBrand}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-caption text-ink-3">
      {pickerCopy.changed}
      <button
        type="button"
        aria-label={pickerCopy.putBackLabel(label)}
        onClick={onPutBack}
        className="font-medium text-brand-text underline decoration-brand-line underline-offset-3 hover:decoration-current"
      >
        {pickerCopy.putBack}
      </button>
    </span>
  );
}
