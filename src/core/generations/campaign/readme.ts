import { PRODUCT } from "#core/product.ts";
import type { CampaignInput, CampaignOutput } from "./campaign.ts";
import { BRAND_VOICE_NAMES, INDUSTRY_NAMES } from "./campaign.copy.ts";
import { imageFileName } from "../image/image.ts";
import { frameFileName } from "../video/files.ts";

/**
 * README.txt of a package's archive: explains the files that `files.ts` names, lists missing images
 * and repeats the brief. Its words are in this file, with "three" texts (`TEXT_ADS_PER_GENERATION`
 * in `text/text.ts`, `IMAGE_PROMPTS_PER_CAMPAIGN` in `campaign.ts`) and "30 seconds"
 * (`CAMPAIGN_SECONDS` there) written out; names of industries and voices are in `campaign.copy.ts`.
 */
export function campaignReadme(input: CampaignInput, output: CampaignOutput): string {
  const { companyName, productName } = input;
  const sections = [
    `${productName === companyName ? productName : `${productName} · ${companyName}`}\nFull package made with ${PRODUCT.name}`,
    section("Copy", [
      ["copy/text-ads.txt", "three text ads, ready to paste"],
      ["copy/text-ads.csv", "the same as a table, with lengths and the platforms each one fits"],
      ...platformLines(output),
      ["copy/image-prompts.txt", "three prompts for more images with any image generator"],
    ]),
    section("Images in the size of each platform", imageLines(input, output)),
    section("Video", [
      ["video/script.txt", "the script of 30 seconds: visuals, voice-over, on-screen text and sound"],
      ["video/captions.srt", "subtitles in time with the voice-over; upload them beside the video"],
      ["video/shot-list.html", "a list to print and tick off while filming"],
      ...output.storyboard.map(
        (_, index) => [storyboardName(index), `how scene ${index + 1} could look`] as const,
      ),
    ]),
    ...missingSection(output),
    brief(input),
  ];
  return `${sections.join("\n\n")}\n`;
}

/**
 * Path of a storyboard frame in a package's archive, such as "video/storyboard-1.png"; `index`
 * starts at 0. `campaign/output.ts` on the server packs the frame there. The name of the file
 * itself is `frameFileName` in `video/files.ts`.
 */
export function storyboardName(index: number): string {
  return `video/${frameFileName(index)}`;
}

function section(title: string, lines: readonly (readonly [name: string, use: string])[]): string {
  return [title, ...lines.map(([name, use]) => `  ${name}\n    ${use}`)].join("\n");
}

function platformLines({ copy = [] }: CampaignOutput): (readonly [name: string, use: string])[] {
  if (copy.length === 0) return [];
  return [["copy/platforms/", "the texts of each platform's fields, as text and as a table with lengths"]];
}

function imageLines({ companyName }: CampaignInput, { images }: CampaignOutput) {
  return images.map(
    ({ platform, width, height }) =>
      [`images/${imageFileName(companyName, platform)}`, `${platform}, ${width} x ${height} pixels`] as const,
  );
}

function missingSection({ missing = [] }: CampaignOutput): string[] {
  if (missing.length === 0) return [];
  const lines = missing.map(({ platform, reason }) => `  ${platform} image: ${reason}`);
  return [["Missing, completed free of charge in the app", ...lines].join("\n")];
}

function brief(input: CampaignInput): string {
  const fields = [
    ["Industry", input.industry === "" ? "" : INDUSTRY_NAMES[input.industry]],
    ["Target audience", input.targetAudience],
    ["Brand voice", BRAND_VOICE_NAMES[input.brandVoice]],
    ["Key features", input.keyFeatures],
    ["Campaign goals", input.campaignGoals],
    ["Budget", input.budget],
    ["Timeline", input.timeline],
    ["Additional details", input.additionalDetails],
  ] as const;
  const lines = fields
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `  ${label}: ${value.replace(/\s+/gu, " ")}`);
  return ["Your brief", ...lines].join("\n");
}
