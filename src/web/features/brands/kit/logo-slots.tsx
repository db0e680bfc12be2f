import { UPLOAD_TYPES } from "#core/limits.ts";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { LOGO_KINDS, type LogoKind } from "#core/brands/parts.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { useUndoToast } from "../use-undo-toast.ts";
import { useUpload } from "../use-upload.ts";
import type { KitForm } from "./use-brand-form.ts";

const TYPES = [...UPLOAD_TYPES, "image/svg+xml"].join(",");
const GROUNDS: Record<LogoKind, string> = { light: "bg-white", dark: "bg-[#1c1625]", square: "bg-sunken" };

/**
 * Part of `IdentityCard` with one place for each of the `LOGO_KINDS` (`core/brands/parts.ts`):
 * uploads by click or drop to `POST /api/uploads/logo`
 * (`server/modules/files/brand-files.service.ts`). File types: `UPLOAD_TYPES` in `core/limits.ts`,
 * and SVG up to `BRAND_LIMITS.svgBytes` (`core/brands/limits.ts`); words: `kitCopy` in
 * `core/brands/brands.copy.ts`.
 */
export function LogoSlots({ form }: { form: KitForm }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-label font-medium">{kitCopy.fields.logos}</legend>
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        {LOGO_KINDS.map((kind) => (
          <LogoSlot key={kind} kind={kind} form={form} />
        ))}
      </div>
      <p className={cx("mt-1.5 text-caption", form.errors.logos ? "font-medium text-bad" : "text-ink-3")}>
        {form.errors.logos ?? kitCopy.logoHint}
      </p>
    </fieldset>
  );
}

function LogoSlot({ kind, form }: { kind: LogoKind; form: KitForm }) {
  const upload = useUpload("POST /api/uploads/logo", kitCopy.logoFailed);
  const showUndo = useUndoToast();
  const [over, setOver] = useState(false);
  const { logos } = form.values;
  const logo = logos.find((candidate) => candidate.kind === kind);
  const name = kitCopy.logoKinds[kind];
  const others = logos.filter((candidate) => candidate.kind !== kind);

  function add(file: File | undefined) {
    if (file)
      upload.mutate(file, {
        onSuccess: (uploaded) => form.set({ logos: [...others, { ...uploaded, kind }] }, "now"),
      });
  }

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files[0]);
        }}
        className={cx(
          "relative grid h-24 place-items-center overflow-hidden rounded-md border",
          logo ? GROUNDS[kind] : "border-dashed border-field hover:border-ink-2 hover:bg-sunken",
          logo && "border-line",
          over && "ring-3 ring-brand/22",
        )}
      >
        {logo && (
          <>
            <img
              src={previewUrl(logo.url, 320)}
              alt={kitCopy.logoAlt(name)}
              className="max-h-16 max-w-[80%] object-contain"
            />
            <IconButton
              label={kitCopy.removeLogo(name)}
              className="absolute top-1 right-1 bg-surface/90"
              onClick={() => {
                form.set({ logos: others }, "now");
                showUndo(() => form.set({ logos: [...others, logo] }, "now"));
              }}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </>
        )}
        {!logo && (
          <label className="grid size-full cursor-pointer place-items-center text-label text-ink-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
            <span className="inline-flex items-center gap-2">
              {upload.isPending ? <SpinnerIcon /> : <ImagePlus aria-hidden className="size-4" />}
              {kitCopy.add}
            </span>
            <input
              type="file"
              accept={TYPES}
              aria-label={kitCopy.addLogo(name)}
              className="sr-only"
              onChange={({ currentTarget }) => {
                add(currentTarget.files?.[0]);
                currentTarget.value = "";
              }}
            />
          </label>
        )}
      </div>
      <p className="mt-1.5 flex justify-between gap-2 text-caption">
        <span className="font-medium">{name}</span>
        <span className="text-ink-3 tabular-nums">
          {logo ? kitCopy.size(logo.width, logo.height) : kitCopy.missing}
        </span>
      </p>
    </div>
  );
}
