import { PLATFORMS } from "#core/platforms/platforms.ts";
import { fittingPlatforms, countCharacters } from "#core/platforms/text-fields.ts";
import { copyFiles } from "../copy/copy-files.ts";
import { csvTable } from "../csv-table.ts";
import type { CampaignInput, CampaignOutput } from "./campaign.ts";
import { campaignReadme } from "./readme.ts";
import { paragraphs } from "./names.ts";
import { frameFileName, VIDEO_FILES, videoFile } from "../video/files.ts";
import type { VideoBrief } from "../video/video.ts";

/**
 * A text file in the archive of a full package; `campaignTextFiles` makes it, `campaign/output.ts`
 * on the server packs it.
 */
interface TextFile {
  readonly name: string;
  readonly text: string;
  /** Another folder whose separate download also contains the file. */
  readonly alsoIn?: string;
}

/**
 * Text files of a package's archive: README, copy, image prompts and script. `campaign/output.ts`
 * on the server packs them with the images; `brief` is that of the script. Names and the columns of
 * `text-ads.csv` are in this file, names of the script's files in `VIDEO_FILES` (`video/files.ts`),
 * those of the copy in `copy-files.ts`; `readme.ts` repeats the names.
 */
export function campaignTextFiles(
  input: CampaignInput,
  brief: VideoBrief,
  output: CampaignOutput,
): TextFile[] {
  const { scenes, videoScript, storyboard } = output;
  const script = { script: videoScript, scenes };
  return [
    { name: "README.txt", text: campaignReadme(input, output) },
    { name: "copy/text-ads.txt", text: paragraphs(output.textAds) },
    { name: "copy/text-ads.csv", text: adsTable(output.textAds) },
    ...copyFiles(output.copy ?? []),
    {
      name: "copy/image-prompts.txt",
      text: paragraphs(output.imagePrompts),
      ...(output.imagePrompts.length > 0 && { alsoIn: "images" }),
    },
    ...VIDEO_FILES.map((name) => ({
      name: `video/${name}`,
      text: videoFile(
        name,
        brief,
        script,
        storyboard.map((_, index) => frameFileName(index)),
      ),
    })),
  ];
}

function adsTable(ads: readonly string[]): string {
  const header = ["number", "text", "characters", "fits"];
  const rows = ads.map((text, index) => [
    String(index + 1),
    text,
    String(countCharacters(text)),
    fittingPlatforms(text)
      .map((platform) => PLATFORMS[platform].name)
      .join(", "),
  ]);
  return csvTable([header, ...rows]);
}
