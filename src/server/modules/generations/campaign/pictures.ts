import { CAMPAIGN_SIZES } from "#core/generations/campaign/campaign.ts";
import type { SceneContent } from "#core/generations/video/video.ts";
import { imageBriefOf } from "#studio/campaign/briefs.ts";
import type { Package } from "./making.ts";
import { groupsOf, toDo } from "../image/groups.ts";
import { makeGroup, seedOf, type Making } from "../image/making.ts";
import type { StoredImages } from "../image/output.ts";
import { drawFrames } from "../video/storyboard.ts";
import type { ToolDeps } from "../tool.ts";

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
  const have = before.storyboard;
  for await (const drawn of drawFrames(deps, { userId, seed, brief, pictures, scenes, have, signal })) {
    tell({ type: "frame", ...drawn });
  }
}
