import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import { CAMPAIGN_SECONDS } from "#core/generations/campaign/campaign.ts";
import { timeScenes, type VideoInput, type VideoScene } from "#core/generations/video/video.ts";
import { imageBriefOf } from "#studio/campaign/briefs.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { storyboardBrief } from "#studio/video/storyboard.ts";
import type { GenerationRow } from "../generations.present.ts";
import type { BriefPictures } from "../image/brief-pictures.ts";
import type { StoredVideo } from "../video/output.ts";

/**
 * A script with all that its film is directed from: scenes with times in seconds, brief and
 * pictures. `filmScriptOf` makes it from the generation's input and output; `directScript`
 * (`film-preview.service.ts`) reads it.
 */
export interface FilmScript extends BriefPictures {
  readonly brief: ImageBrief;
  readonly scenes: readonly VideoScene[];
  readonly brandId?: string | undefined;
  readonly productId?: string | undefined;
}

/**
 * The script in a finished video script or full package, from which previews
 * (`film-preview.service.ts`) and renders (`run-render.ts`) are directed; `undefined` for other
 * kinds (404). Scene times: `timeScenes` in `core/generations/video/video.ts`; length of a
 * package's video: `CAMPAIGN_SECONDS` in `core/generations/campaign/campaign.ts`; briefs:
 * `storyboardBrief` (`studio/video/storyboard.ts`) and `imageBriefOf`
 * (`studio/campaign/briefs.ts`).
 */
export function filmScriptOf({ kind, input, output }: GenerationRow): FilmScript | undefined {
  // The generator of the kind has validated the input and created the output.
  const { scenes = [] } = (output ?? {}) as Partial<StoredVideo>;
  if (kind === "video") {
    const video = input as VideoInput;
    const { images, logos, brandId, productId } = video;
    return {
      images,
      logos,
      brandId,
      productId,
      brief: storyboardBrief(video),
      scenes: timeScenes(scenes, video.duration),
    };
  }
  if (kind === "campaign") {
    const campaign = input as CampaignInput;
    const { images, logo, logos, brandId, productId } = campaign;
    const brief = { ...imageBriefOf(campaign, []), size: "portrait" as const };
    return { images, logo, logos, brandId, productId, brief, scenes: timeScenes(scenes, CAMPAIGN_SECONDS) };
  }
  return undefined;
}
