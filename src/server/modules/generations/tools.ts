import type { GenerationKind } from "#core/generations/kinds.ts";
import { campaignTool } from "./campaign/campaign.tool.ts";
import { imageTool } from "./image/image.tool.ts";
import { textTool } from "./text/text.tool.ts";
import type { Tool } from "./tool.ts";
import { videoTool } from "./video/video.tool.ts";

const TOOLS: Record<GenerationKind, Tool> = {
  text: textTool,
  image: imageTool,
  video: videoTool,
  campaign: campaignTool,
};

export function toolOf(kind: GenerationKind): Tool {
  return TOOLS[kind];
}
