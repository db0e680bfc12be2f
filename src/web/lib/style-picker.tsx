import { useId } from "react";
import { IMAGE_STYLE_NAMES } from "#core/generations/image/image.copy.ts";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { StyleSketch } from "./style-sketch.tsx";

interface StylePickerProps {
  /** Accessible name outside of a `Field`. */
  readonly label?: string;
  readonly value: ImageStyle;
  /** Brand color used in the sketches. */
  readonly color: string;
  readonly onChange: (style: ImageStyle) => void;
}

/**
 * Radio group of the styles of image ads (`core/generations/image/styles.ts`), each with a sketch:
 * in `ImageFormCard`, `PreviewCard` of the brand page and `SoundForm` of a film. Names:
 * `core/generations/image/image.copy.ts`.
 */
export function StylePicker({ label, value, color, onChange }: StylePickerProps) {
  const name = useId();
  return (
    <RadioGroup label={label} className="grid grid-cols-5 gap-2">
      {IMAGE_STYLES.map((style) => (
        <label
          key={style}
          className="group grid cursor-pointer justify-items-center gap-1.5 text-caption text-ink-2 has-checked:font-medium has-checked:text-ink"
        >
          <input
            type="radio"
            name={name}
            value={style}
            checked={style === value}
            onChange={() => onChange(style)}
            className="sr-only"
          />
          <span className="block w-full overflow-hidden rounded-sm ring-1 ring-line-strong transition-shadow group-hover:ring-ink-2 group-has-checked:ring-2 group-has-checked:ring-brand group-has-checked:ring-offset-2 group-has-checked:ring-offset-surface group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-4 group-has-focus-visible:outline-focus">
            <StyleSketch style={style} color={color} />
          </span>
          {IMAGE_STYLE_NAMES[style]}
        </label>
      ))}
    </RadioGroup>
  );
}
