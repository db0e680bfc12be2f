import { adName } from "#core/campaigns/ad-name.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { askedAdCopy, askReviewCopy } from "#core/reviews/review-tab.copy.ts";
import { adLabel } from "#web/lib/frames/campaign-ad.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxCard } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { boardOrder } from "../board/board-cells.ts";
import { AdThumbnail } from "../ad-thumbnail.tsx";
import { hasTexts } from "./has-texts.ts";

interface AdChoiceProps {
  readonly campaign: AdCampaign;
  readonly chosen: readonly string[];
  readonly onChange: (adIds: readonly string[]) => void;
  readonly error: string | undefined;
}

/**
 * Checkboxes of `AskForm`: the ads of a campaign with texts (`hasTexts`), in the order of the
 * board. Words: `askReviewCopy` in `core/reviews/review-tab.copy.ts`; names of ads:
 * `core/campaigns/ad-name.ts`.
 */
export function AdChoice({ campaign, chosen, onChange, error }: AdChoiceProps) {
  const ads = boardOrder(campaign).filter(hasTexts);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset aria-describedby="ad-choice-problem" className="min-w-0">
      <legend className="text-label font-medium">{askReviewCopy.ads}</legend>
      <div className="mb-1.5 flex items-center gap-1 text-label text-ink-3">
        {askReviewCopy.chosen(chosen.length)}
        <Button size="small" variant="ghost" onClick={() => onChange(ads.map(({ id }) => id))}>
          {askReviewCopy.all}
        </Button>
        <Button size="small" variant="ghost" onClick={() => onChange([])}>
          {askReviewCopy.none}
        </Button>
      </div>
      <div className="grid max-h-80 gap-2 overflow-y-auto p-px sm:grid-cols-2 xl:grid-cols-3">
        {ads.map((ad) => (
          <CheckboxCard
            key={ad.id}
            className="min-h-14 min-w-0 gap-3 py-2"
            checked={chosen.includes(ad.id)}
            onChange={() => toggle(ad.id)}
          >
            <AdThumbnail ad={ad} className="size-10" />
            <span className="min-w-0">
              <span className="block font-medium">
                {adName(ad)}
                {ad.state === "approved" && (
                  <span className="font-normal text-ok"> · {askedAdCopy.state.approved}</span>
                )}
              </span>
              <span dir="auto" className="block truncate text-caption text-ink-3">
                {adLabel(ad)}
              </span>
            </span>
          </CheckboxCard>
        ))}
      </div>
      <div id="ad-choice-problem" aria-live="polite" className="mt-1.5 text-caption">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
