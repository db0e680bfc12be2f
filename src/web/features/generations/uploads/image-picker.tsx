import ImagePlus from "lucide-react/icons/image-plus";
import { useId, useRef, type ChangeEvent } from "react";
import { LIMITS, UPLOAD_TYPES } from "#core/limits.ts";
import { uploadCopy } from "#core/uploads/messages.ts";
import { cx } from "#web/ui/cx.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { usePastedFiles } from "./use-pasted-files.ts";
import { UploadTile } from "./upload-tile.tsx";
import type { Uploads } from "./use-uploads.ts";

interface ImagePickerProps {
  readonly uploads: Uploads;
  /** Whether one of the images may be marked as the logo. */
  readonly withLogo?: boolean;
  readonly error?: string | undefined;
}

/**
 * Field for the images of a tool's form (`video-form.tsx`, `image/brand-fields.tsx`): selected,
 * dropped or pasted, one of them as the logo if `withLogo`. Types, number and size: `UPLOAD_TYPES`
 * and `LIMITS` in `core/limits.ts`, checked by `validate-files.ts`; words: `uploadCopy` in
 * `core/uploads/messages.ts`.
 */
export function ImagePicker({ uploads, withLogo = false, error }: ImagePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, add, remove, toggleLogo } = uploads;
  const { over, ...dropTarget } = useDroppedFiles(add);
  usePastedFiles(add);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    add([...(currentTarget.files ?? [])]);
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = "";
  }

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      {...dropTarget}
      className={cx(
        "-m-3 grid gap-1.5 rounded-md p-3 outline-[1.5px] transition-colors outline-dashed",
        over ? "bg-brand-softer outline-brand" : "outline-transparent",
      )}
    >
      <div className="flex justify-between gap-2 text-label">
        <span id={`${id}-label`} className="font-medium tracking-[-0.003em]">
          {uploadCopy.label}
        </span>
        <span className="text-ink-3 tabular-nums" aria-live="polite">
          {uploadCopy.count(items.length, LIMITS.uploadedImages)}
        </span>
      </div>
      <ul className="flex flex-wrap items-start gap-3 pt-2 pr-2">
        {items.map((item) => (
          <UploadTile
            key={item.key}
            item={item}
            withLogo={withLogo}
            onRemove={() => {
              remove(item.key);
              input.current?.focus();
            }}
            onToggleLogo={() => toggleLogo(item.key)}
          />
        ))}
        <li>
          <label
            className={cx(
              "grid size-16 cursor-pointer place-items-center rounded-md border-[1.5px] border-dashed border-field text-ink-2 transition-colors",
              "hover:border-ink-2 hover:bg-sunken has-focus-visible:ring-3 has-focus-visible:ring-brand/22",
            )}
          >
            <ImagePlus aria-hidden className="size-5" />
            <input
              ref={input}
              type="file"
              multiple
              accept={UPLOAD_TYPES.join(",")}
              aria-label={uploadCopy.add}
              onChange={choose}
              className="sr-only"
            />
          </label>
        </li>
      </ul>
      <div id={`${id}-hint`} aria-live="polite" className="text-caption">
        {error && !over ? (
          <FieldError>{error}</FieldError>
        ) : (
          <p className="text-ink-3">{over ? uploadCopy.drop : uploadCopy.hint}</p>
        )}
      </div>
    </div>
  );
}
