import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import Type from "lucide-react/icons/type";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { BRAND_COLORS, type BrandColor } from "#core/brands/parts.ts";
import { colorContrast } from "#core/color-contrast.ts";
import { isHexColor } from "#core/hex-color.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { KitCard } from "./kit-card.tsx";
import type { KitForm } from "./use-brand-form.ts";

const WHITE = "#ffffff";
/** The ink of Adloom's palettes. */
const DARK = "#1c1625";

/**
 * Card of the kit (`brand-kit.tsx`) with the `BRAND_COLORS` (`core/brands/parts.ts`) of a brand and
 * whether white and dark text (`WHITE`, `DARK`) is legible on each: a contrast
 * (`core/color-contrast.ts`) from 4.5, for large text from 3 (both in this file, written out in the
 * words). Words: `kitCopy` in `core/brands/brands.copy.ts`.
 */
export function ColorsCard({ form }: { form: KitForm }) {
  return (
    <KitCard title={kitCopy.fields.colors} aside={kitCopy.contrastNeeds}>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        {BRAND_COLORS.map((color) => (
          <ColorTile key={color} name={color} form={form} />
        ))}
      </div>
      {form.errors.colors !== undefined && (
        <p role="alert" className="text-caption font-medium text-bad">
          {form.errors.colors}
        </p>
      )}
    </KitCard>
  );
}

function ColorTile({ name, form }: { name: BrandColor; form: KitForm }) {
  const id = useId();
  const { colors } = form.values;
  const value = colors[name];
  const hex = value !== null && isHexColor(value) ? value : undefined;
  const label = kitCopy.colorNames[name];
  const set = (color: string | null, when?: "now") =>
    form.set({ colors: { ...colors, [name]: color } }, when);
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <label className="relative block h-20 cursor-pointer has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="color"
          value={hex ?? "#888888"}
          aria-label={`${label}, ${kitCopy.add}`}
          onChange={({ currentTarget }) => set(currentTarget.value)}
          className="absolute inset-0 size-full opacity-0"
        />
        {hex === undefined ? (
          <span className="progress-placeholder pointer-events-none absolute inset-0" />
        ) : (
          <svg
            aria-hidden
            preserveAspectRatio="none"
            viewBox="0 0 8 8"
            className="absolute inset-0 size-full"
          >
            <path d="M0 0h8v8H0z" fill={hex} />
          </svg>
        )}
        {hex !== undefined && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-3 bottom-2 flex justify-between text-lead font-semibold"
          >
            <span className="text-white">Aa</span>
            <span className="text-[#1c1625]">Aa</span>
          </span>
        )}
      </label>
      <div className="grid gap-1 p-3">
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="flex-1 text-label font-medium">
            {label}
          </label>
          <input
            id={id}
            value={value ?? ""}
            placeholder={kitCopy.noColor}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={(value !== null && hex === undefined) || undefined}
            onChange={({ currentTarget }) => set(currentTarget.value === "" ? null : currentTarget.value)}
            className="h-7 w-20 rounded-sm bg-transparent px-1 text-right text-label uppercase tabular-nums hover:bg-sunken focus:outline-2 focus:outline-focus aria-invalid:text-bad max-sm:text-card"
          />
          {value !== null && (
            <IconButton
              label={kitCopy.removeColor(label)}
              className="-mr-1 size-7"
              onClick={() => set(null, "now")}
            >
              <X aria-hidden className="size-3.5" />
            </IconButton>
          )}
        </div>
        {hex !== undefined && (
          <>
            <Contrast label={kitCopy.whiteText} ratio={colorContrast(hex, WHITE)} />
            <Contrast label={kitCopy.darkText} ratio={colorContrast(hex, DARK)} />
          </>
        )}
      </div>
    </div>
  );
}

/** Contrast of a text color on a brand color: a fact, not a fault. */
function Contrast({ label, ratio }: { label: string; ratio: number }) {
  const [Icon, text, tone] =
    ratio >= 4.5
      ? ([Check, kitCopy.anySize, "text-ok"] as const)
      : ratio >= 3
        ? ([Type, kitCopy.largeOnly, "text-warn"] as const)
        : ([Minus, kitCopy.notLegible, "text-ink-3"] as const);
  return (
    <p className="flex justify-between gap-2 text-caption">
      <span className="text-ink-2 tabular-nums">
        {label} {kitCopy.contrast(ratio)}
      </span>
      <span className={cx("inline-flex items-center gap-1", tone)}>
        <Icon aria-hidden className="size-3.5" />
        {text}
      </span>
    </p>
  );
}
