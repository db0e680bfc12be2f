import { CAMPAIGN_SIZES } from "../../../core/generations/campaign.ts";
import { SCENES_PER_SCRIPT, type SceneContent } from "../../../core/generations/video.ts";
import { canvasFor } from "../../../core/platforms/canvases.ts";
import { imageBriefOf } from "../../../core/studio/campaign/briefs.ts";
import { storeGenerated } from "../files/files.service.ts";
import type { Package } from "./campaign-making.ts";
import { groupsOf, toDo } from "./image-groups.ts";
import { makeGroup, seedOf, type Making } from "./image-making.ts";
import type { StoredImages } from "./image-output.ts";
import type { ToolDeps } from "./tool.ts";

/** Scripts are shot upright, as they are watched. */
const FRAME = canvasFor("TikTok", "portrait");

/** The five platforms' images that are not there yet, side by side. `painter` as in `Making`. */
export async function makeImages(
  deps: ToolDeps,
  work: Package,
  { ads, done, painter }: { ads: readonly string[]; done: StoredImages; painter: Making["painter"] },
): Promise<void> {
  const { input, userId, seed, pictures, signal, tell } = work;
  const brief = imageBriefOf(input, ads);
  const groups = groupsOf(deps.imageBackgrounds, (platform) => CAMPAIGN_SIZES[platform], toDo(done));
  await Promise.all(
    groups.map((group) => {
      const size = CAMPAIGN_SIZES[group.platforms[0] ?? "Facebook"];
      const making: Making = {
        userId,
        pictures,
        signal,
        painter,
        input: { ...brief, size },
        seed: seedOf(seed),
        bought: done.backgrounds ?? {},
      };
      return makeGroup(deps, making, group, tell);
    }),
  );
}

/** The script as pictures, a scene each. */
export async function drawStoryboard(
  deps: ToolDeps,
  { input, userId, seed, pictures, before, signal, tell }: Package,
  scenes: readonly SceneContent[],
): Promise<void> {
  const brief = { ...imageBriefOf(input, []), size: "portrait" as const };
  for (const [index, { onScreenText }] of scenes.entries()) {
    if (before.storyboard[index]) continue;
    signal.throwIfAborted();
    const { image, width, height } = await deps.composer.storyboardFrame({
      brief,
      text: onScreenText || input.productName,
      closing: index === SCENES_PER_SCRIPT - 1,
      index,
      pictures,
      seed: seedOf(seed),
      canvas: FRAME,
    });
    const content = { bytes: image, type: "image/png", width, height };
    const { id: file, url } = await storeGenerated(deps, { userId, content });
    tell({ type: "frame", index, frame: { file, url, width, height } });
  }
}
