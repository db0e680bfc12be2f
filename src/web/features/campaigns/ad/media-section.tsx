import type { Ad, AdFinding, AdMedia } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { cx } from "#web/ui/cx.ts";
import { AltField } from "./alt-field.tsx";
import { FindingList } from "./finding-list.tsx";
import type { FindingActions } from "./finding-note.tsx";
import { RedrawForm } from "./redraw-form.tsx";
import type { AdEditor } from "./use-ad-editor.ts";

interface MediaSectionProps extends FindingActions {
  /** Findings about the ad; those about its picture are shown here. */
  readonly findings: readonly AdFinding[];
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  readonly editor: AdEditor;
}

/**
 * Pictures to choose from: each file once, with its newest description unless another is chosen.
 */
function choices(media: readonly AdMedia[], chosen: string | null): AdMedia[] {
  const shown = new Map<string, AdMedia>();
  for (const picture of media) {
    const isChosen = shown.get(picture.sha256)?.id === chosen;
    if (!isChosen) shown.set(picture.sha256, picture);
  }
  return [...shown.values()];
}

/**
 * Part of `AdPanel` with the picture: another one of the campaign, findings about it, its
 * description (`AltField`), or drawn again (`RedrawForm`). Rules about pictures:
 * `core/checks/check-image.ts`; words: `core/campaigns/ad.copy.ts`.
 */
export function MediaSection({ ad, campaign, editor, findings, ...actions }: MediaSectionProps) {
  const { draft, change, save } = editor;
  const pictures = choices(campaign.media, draft.mediaId);
  const chosen = pictures.find(({ id }) => id === draft.mediaId);
  return (
    <section id="part-media" className="grid gap-3 border-t border-line pt-5">
      <div className="flex justify-between gap-2 text-label">
        <h3 className="font-medium">{adCopy.picture}</h3>
        {chosen && (
          <span className="text-caption text-ink-3">{adCopy.size(chosen.width, chosen.height)}</span>
        )}
      </div>
      {pictures.length === 0 ? (
        <p className="text-label text-ink-2">{adCopy.noPicture}</p>
      ) : (
        <div role="radiogroup" aria-label={adCopy.picture} className="flex flex-wrap gap-2">
          {pictures.map(({ id, url, alt }, index) => (
            <label
              key={id}
              title={alt}
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
      <FindingList findings={findings.filter(({ field }) => field === "media")} {...actions} />
      {chosen && <AltField key={chosen.sha256} ad={ad} media={chosen} editor={editor} />}
      {ad.media && <RedrawForm ad={ad} editor={editor} />}
    </section>
  );
}
