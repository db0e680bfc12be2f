import Copy from "lucide-react/icons/copy";
import type { GenerationOf } from "#core/generations/api.ts";
import { campaignFileName, paragraphs } from "#core/generations/campaign/names.ts";
import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { adToasts } from "../text/ad-toasts.ts";
import { saveFile } from "../image/use-download.ts";
import { isWhole, partsOf, wholeTexts, type Parts } from "./campaign-parts.ts";
import { NumberedTexts } from "./numbered-texts.tsx";
import { PartCard } from "./part-card.tsx";

interface TextAdsPartProps {
  readonly parts: Parts;
  readonly generation: GenerationOf<"campaign"> | undefined;
}

/**
 * Card of `CampaignPanel` with the text ads of a package, to copy and download. Their number:
 * `TEXT_ADS_PER_GENERATION` in `core/generations/text/text.ts`; file name: the end `text-ads.txt`
 * is in this file, the names before it and the blank lines between ads are put by
 * `core/generations/campaign/names.ts`; words: `core/generations/campaign/campaign.copy.ts`, of
 * toasts `text/ad-toasts.ts`.
 */
export function TextAdsPart({ parts, generation }: TextAdsPartProps) {
  const copy = useCopyText(adToasts);
  const ads = partsOf(parts, "textAds");
  const texts = wholeTexts(ads);
  const names = generation && [generation.input.companyName, generation.input.productName];
  return (
    <PartCard
      name="text"
      whole={isWhole(parts, "text")}
      onDownload={
        generation &&
        (() => saveFile(new Blob([paragraphs(texts)]), campaignFileName(generation.input, "text-ads.txt")))
      }
      action={
        <IconButton label={campaignCopy.copy} onClick={() => void copy(texts.join("\n\n"))}>
          <Copy aria-hidden className="size-4" />
        </IconButton>
      }
    >
      <NumberedTexts labelledBy="package-text" parts={ads} {...(names && { names })} />
    </PartCard>
  );
}
