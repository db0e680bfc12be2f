import Check from "lucide-react/icons/check";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import SwatchBook from "lucide-react/icons/swatch-book";
import { Suspense, useRef, useState } from "react";
import { pickerCopy } from "#core/brands/picker.copy.ts";
import { BrandMark } from "#web/lib/brand-mark.tsx";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { KeepAsBrand, type KeptBrief } from "./keep-as-brand.tsx";
import type { BrandFill } from "./use-brand-fill.tsx";

/** Opening a list needs 50 kB of library, so it is loaded with the first click. */
const BrandPopup = lazyDialog(async () => (await import("./brand-popup.tsx")).BrandPopup);

interface BrandPickerProps {
  readonly fill: BrandFill;
  /** The brief as a brand, once it has names; offered while no brand is chosen. */
  readonly keep: KeptBrief | undefined;
}

/**
 * Picker above the form of each tool (`useToolBrand`): fills the brief in from a brand and one of
 * its products, or keeps a filled-in brief as a brand. Words: `pickerCopy` in
 * `core/brands/picker.copy.ts`; filling: `useBrandFill`.
 */
export function BrandPicker({ fill, keep }: BrandPickerProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { brand, product, filled, changed } = fill;
  return (
    <div className="border-b border-line pb-5">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid min-h-14 w-full cursor-pointer grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3 rounded-md border border-field bg-surface py-2 pr-3 pl-2.5 text-left transition-colors hover:border-ink-2 aria-expanded:border-brand aria-expanded:ring-3 aria-expanded:ring-brand/22"
      >
        {brand ? (
          <BrandMark brand={brand} className="size-9" />
        ) : (
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-md border border-dashed border-field text-ink-3"
          >
            <SwatchBook className="size-4.5" strokeWidth={1.75} />
          </span>
        )}
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {product?.name ?? brand?.name ?? pickerCopy.label}
          </span>
          <span className="block truncate text-caption text-ink-3">
            {brand ? (product ? brand.name : pickerCopy.brandOnly) : pickerCopy.hint}
          </span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
      </button>
      {open && (
        <Suspense>
          <BrandPopup onClose={() => setOpen(false)} anchor={button} fill={fill} />
        </Suspense>
      )}
      {brand && (
        <p role="status" className="mt-3 flex gap-2.5 text-label text-ink-2">
          <Check aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ok" />
          <span>
            {pickerCopy.filled(filled, changed)}. {pickerCopy.keepsBrand}{" "}
            <button type="button" onClick={fill.clear} className={TEXT_LINK}>
              {pickerCopy.clear}
            </button>
          </span>
        </p>
      )}
      {!brand && keep && <KeepAsBrand brief={keep} onKept={(made, first) => void fill.choose(made, first)} />}
    </div>
  );
}
