import { commonSizeOf } from "#core/platforms/canvases.ts";
import type { SceneContent } from "#core/generations/video/video.ts";
import { imageBriefOf } from "#studio/campaign/briefs.ts";
import type { CampaignRun } from "./write-copy.ts";
import { groupByBackground, missingPlatforms } from "../image/groups.ts";
import { generateGroup, seedOf, type ImageJob } from "../image/generate-images.ts";
import type { StoredImages } from "../image/output.ts";
import { drawFrames } from "../video/storyboard.ts";
import type { GeneratorDeps } from "../generator.ts";

/**
 * Generates the missing platform images of a full package concurrently and emits each;
 * `campaign.generator.ts` calls it after the text ads, and again for the fallback by the studio,
 * with `imageEngine` undefined. `generateGroup` (`image/generate-images.ts`) makes them; sizes:
 * `commonSizeOf` in `core/platforms/canvases.ts`; texts and button: `imageBriefOf` in
 * `studio/campaign/briefs.ts`.
 */
export async function generateCampaignImages(
  deps: GeneratorDeps,
  run: CampaignRun,
  {
    ads,
    done,
    imageEngine,
  }: { ads: readonly string[]; done: StoredImages; imageEngine: ImageJob["imageEngine"] },
): Promise<void> {
  const { input, userId, seed, pictures, signal, emit } = run;
  const brief = imageBriefOf(input, ads);
  const groups = groupByBackground(deps.imageBackgrounds, commonSizeOf, missingPlatforms(done));
  await Promise.all(
    groups.map((group) => {
      const job: ImageJob = {
        userId,
        pictures,
        signal,
        imageEngine,
        input: { ...brief, size: commonSizeOf(group.platforms[0]) },
        seed: seedOf(seed),
        backgrounds: done.backgrounds ?? {},
      };
      return generateGroup(deps, job, group, emit);
    }),
  );
}

/**
 * Draws the missing frames of a full package's storyboard, one per scene, and emits each.
 * `campaign.generator.ts` calls it after the script; `drawFrames` in `video/storyboard.ts` draws
 * and stores; the brief is `imageBriefOf` in `studio/campaign/briefs.ts`.
 */
export async function drawStoryboard(
  deps: GeneratorDeps,
  { input, userId, seed, pictures, stored, signal, emit }: CampaignRun,
  scenes: readonly SceneContent[],
): Promise<void> {
  const brief = { ...imageBriefOf(input, []), size: "portrait" as const };
  const existing = stored.storyboard;
  for await (const drawn of drawFrames(deps, { userId, seed, brief, pictures, scenes, existing, signal })) {
    emit({ type: "frame", ...drawn });
  }
}
