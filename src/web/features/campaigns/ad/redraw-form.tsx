import { useState, type FormEvent } from "react";
import type { Ad, Redraw } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { IMAGE_SIZE_NAMES, IMAGE_STYLE_NAMES } from "#core/generations/image/image.copy.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { LIMITS } from "#core/limits.ts";
import { IMAGE_SIZES } from "#core/platforms/platform.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Select } from "#web/ui/select.tsx";
import type { AdEditor } from "./use-ad-editor.ts";
import { useRedraw } from "./use-redraw.ts";

interface RedrawFormProps {
  readonly ad: Ad;
  readonly editor: AdEditor;
}

/**
 * Form of `MediaSection` that draws the picture again with other words, in another style or shape
 * (`useRedraw`). Limits: `LIMITS` in `core/limits.ts`; styles: `core/generations/image/styles.ts`;
 * shapes: `core/platforms/platform.ts`; words: `core/campaigns/ad.copy.ts`, names of styles and
 * shapes `core/generations/image/image.copy.ts`.
 */
export function RedrawForm({ ad, editor }: RedrawFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [wish, setWish] = useState<Redraw>({});
  const redraw = useRedraw(ad, editor);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await redraw(wish);
      setOpen(false);
      setWish({});
    } catch (failure) {
      setError(failureMessage(failure, adCopy.drawFailed));
    } finally {
      setBusy(false);
    }
  }

  if (!isOpen) {
    return (
      <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {adCopy.redraw}
      </Button>
    );
  }
  const text = (key: "headline" | "description" | "callToAction", label: string, max: number) => (
    <Field label={label} optional>
      <Input
        value={wish[key] ?? ""}
        maxLength={max}
        onChange={(event) => setWish({ ...wish, [key]: event.target.value || undefined })}
      />
    </Field>
  );
  const hasWish = Object.values(wish).some((value) => value !== undefined);
  return (
    <form className="grid gap-3 rounded-md bg-sunken p-3" onSubmit={(event) => void submit(event)}>
      <p className="text-caption text-ink-2">{adCopy.redrawHint}</p>
      {text("headline", adCopy.headline, LIMITS.headline)}
      {text("description", adCopy.description, LIMITS.freeText)}
      {text("callToAction", adCopy.buttonInPicture, LIMITS.callToAction)}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={adCopy.style} optional>
          <Select
            value={wish.style ?? ""}
            onChange={(event) =>
              setWish({ ...wish, style: IMAGE_STYLES.find((style) => style === event.target.value) })
            }
            options={[
              { value: "", label: adCopy.unchangedChoice },
              ...IMAGE_STYLES.map((style) => ({ value: style, label: IMAGE_STYLE_NAMES[style] })),
            ]}
          />
        </Field>
        <Field label={adCopy.crop} optional>
          <Select
            value={wish.crop ?? ""}
            onChange={(event) =>
              setWish({ ...wish, crop: IMAGE_SIZES.find((size) => size === event.target.value) })
            }
            options={[
              { value: "", label: adCopy.unchangedChoice },
              ...IMAGE_SIZES.map((size) => ({ value: size, label: IMAGE_SIZE_NAMES[size] })),
            ]}
          />
        </Field>
      </div>
      {error !== undefined && (
        <Note tone="bad" role="alert">
          {error}
        </Note>
      )}
      <div className="flex gap-2">
        <Button
          size="small"
          type="submit"
          variant="primary"
          disabled={!hasWish}
          busy={isBusy}
          busyLabel={adCopy.drawing}
        >
          {adCopy.draw}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
          {adCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
