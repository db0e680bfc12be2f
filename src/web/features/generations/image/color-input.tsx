import { imageCopy } from "#core/generations/image/image.copy.ts";
import { DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import { isHexColor } from "#core/hex-color.ts";
import { Input } from "#web/ui/input.tsx";

interface ColorInputProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/**
 * Color picker of `BrandFields` with a text field for #rrggbb. Until the text is a color
 * (`isHexColor` in `core/hex-color.ts`), it shows `DEFAULT_PRIMARY_COLOR`
 * (`core/generations/image/styles.ts`). The schema of the form (`core/generations/image/image.ts`
 * or `campaign/campaign.ts`) checks the text; the label of the picker is in
 * `core/generations/image/image.copy.ts`.
 */
export function ColorInput({ value, onChange }: ColorInputProps) {
  return (
    <div className="relative">
      <input
        type="color"
        value={isHexColor(value) ? value.toLowerCase() : DEFAULT_PRIMARY_COLOR}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        aria-label={imageCopy.pickColor}
        className="absolute inset-y-2 left-2 my-auto size-6 cursor-pointer appearance-none rounded-xs border-0 bg-transparent p-0 outline-offset-2 [&::-moz-color-swatch]:rounded-xs [&::-moz-color-swatch]:border-line-strong [&::-webkit-color-swatch]:rounded-xs [&::-webkit-color-swatch]:border-line-strong [&::-webkit-color-swatch-wrapper]:p-0"
      />
      <Input
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        className="pl-11 uppercase tabular-nums"
      />
    </div>
  );
}
