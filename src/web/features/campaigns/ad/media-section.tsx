import { useState, type FormEvent } from "react";
import type { Ad, Redraw } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { IMAGE_STYLE_NAMES } from "#core/generations/image/image.copy.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { LIMITS } from "#core/limits.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useRefreshCampaign } from "../campaign-queries.ts";
import type { AdEditor } from "./use-ad-editor.ts";

interface MediaSectionProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  readonly editor: AdEditor;
}

/** The picture of an ad: another one of the campaign, or drawn again with other words. */
export function MediaSection({ ad, campaign, editor }: MediaSectionProps) {
  const { draft, change, save } = editor;
  const chosen = campaign.media.find(({ id }) => id === draft.mediaId);
  return (
    <section id="part-media" className="grid gap-3 border-t border-line pt-5">
      <div className="flex justify-between gap-2 text-label">
        <h3 className="font-medium">{adCopy.picture}</h3>
        {chosen && (
          <span className="text-caption text-ink-3">{adCopy.size(chosen.width, chosen.height)}</span>
        )}
      </div>
      {campaign.media.length === 0 ? (
        <p className="text-label text-ink-2">{adCopy.noPicture}</p>
      ) : (
        <div role="radiogroup" aria-label={adCopy.picture} className="flex flex-wrap gap-2">
          {campaign.media.map(({ id, url }, index) => (
            <label
              key={id}
              className={cx(
                "size-14 cursor-pointer overflow-hidden rounded-sm bg-sunken ring-line",
                "ring-1 has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
              )}
            >
              <input
                type="radio"
                name="picture"
                className="sr-only"
                aria-label={adCopy.pictureNumber(index + 1)}
                checked={id === draft.mediaId}
                onChange={() => {
                  change({ mediaId: id });
                  void save();
                }}
              />
              <img src={url} alt="" loading="lazy" className="size-full object-cover" />
            </label>
          ))}
        </div>
      )}
      {ad.media && <RedrawForm ad={ad} editor={editor} />}
    </section>
  );
}

/** Draws the picture again with other words, another style or another description. */
function RedrawForm({ ad, editor }: Pick<MediaSectionProps, "ad" | "editor">) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wish, setWish] = useState<Redraw>({});
  const toast = useToast();
  const refresh = useRefreshCampaign();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await editor.save();
      editor.replace(await api("POST /api/ads/:id/media", { params: { id: ad.id }, body: wish }));
      await refresh(ad.campaignId);
      setOpen(false);
    } catch (error) {
      toast.error(failureMessage(error, adCopy.drawFailed));
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
  const text = (key: "headline" | "description" | "alt", label: string, max: number) => (
    <Field label={label} optional>
      <Input
        value={wish[key] ?? ""}
        maxLength={max}
        onChange={(event) => setWish({ ...wish, [key]: event.target.value || undefined })}
      />
    </Field>
  );
  return (
    <form className="grid gap-3 rounded-md bg-sunken p-3" onSubmit={(event) => void submit(event)}>
      <p className="text-caption text-ink-2">{adCopy.redrawHint}</p>
      {text("headline", adCopy.headline, LIMITS.headline)}
      {text("description", adCopy.description, LIMITS.freeText)}
      <Field label={adCopy.style} optional>
        <Select
          value={wish.style ?? ""}
          onChange={(event) =>
            setWish({ ...wish, style: IMAGE_STYLES.find((style) => style === event.target.value) })
          }
          options={[
            { value: "", label: "" },
            ...IMAGE_STYLES.map((style) => ({ value: style, label: IMAGE_STYLE_NAMES[style] })),
          ]}
        />
      </Field>
      {text("alt", adCopy.altText, 500)}
      <div className="flex gap-2">
        <Button size="small" type="submit" variant="primary" busy={isBusy} busyLabel={adCopy.drawing}>
          {adCopy.draw}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
          {adCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
