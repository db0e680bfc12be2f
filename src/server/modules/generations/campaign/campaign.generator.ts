import {
  CAMPAIGN_PARTS,
  CAMPAIGN_PART_COUNT,
  campaignInputSchema,
  type CampaignInput,
} from "#core/generations/campaign/campaign.ts";
import { BACKGROUND_READY } from "#core/generations/image/image.ts";
import { formatSceneContent } from "#core/generations/video/script.ts";
import { toasts } from "#core/messages.ts";
import { PLATFORMS } from "#core/platforms/canvases.ts";
import type { AiError } from "#server/adapters/ai/ai.ts";
import { writeAds, writePrompts, writeScript, type CampaignRun, type CampaignEvent } from "./write-copy.ts";
import {
  campaignArchive,
  campaignParts,
  withItemAt,
  presentCampaign,
  storedCampaign,
  type StoredCampaign,
} from "./output.ts";
import { drawStoryboard, generateCampaignImages } from "./generate-visuals.ts";
import { markUnfinished, listMissing, type FailedGroup } from "../image/groups.ts";
import { readPictures } from "../image/generate-images.ts";
import { withImage } from "../image/output.ts";
import { mergeEvents, type Producer } from "../merge-events.ts";
import type { Generator, GeneratorDeps, GeneratorEvent, GeneratorRequest } from "../generator.ts";

async function* generateCampaign(deps: GeneratorDeps, request: GeneratorRequest): AsyncGenerator<GeneratorEvent> {
  const input = request.input as CampaignInput;
  const left = new AbortController();
  const before = storedCampaign(request.output);
  const shared: Omit<CampaignRun, "emit"> = {
    ...request,
    input,
    stored: before,
    pictures: await readPictures(deps, request.userId, input),
    signal: AbortSignal.any([request.signal, left.signal]),
  };
  try {
    const stored = yield* collect(request, before, mergeEvents(campaignProducers(deps, shared)));
    yield* composeFallbackImages(deps, shared, stored);
  } finally {
    left.abort();
  }
}

/** Copy, prompts and script are written side by side; pictures follow when their words are there. */
function campaignProducers(deps: GeneratorDeps, shared: Omit<CampaignRun, "emit">): Producer<CampaignEvent>[] {
  const painter = shared.engine === "first" ? deps.ai.image : undefined;
  return [
    async (emit) => {
      const ads = await writeAds(deps, { ...shared, emit });
      if (ads.length > 0) await generateCampaignImages(deps, { ...shared, emit }, { ads, done: shared.stored, painter });
    },
    (emit) => writePrompts(deps, { ...shared, emit }),
    async (emit) => {
      const work = { ...shared, emit };
      await drawStoryboard(deps, work, await writeScript(deps, work));
    },
  ];
}

/** Turns what is told into the output so far. Throws when the provider is to be asked again, or has refused the copy. */
async function* collect(
  request: GeneratorRequest,
  before: StoredCampaign,
  works: AsyncIterable<CampaignEvent>,
): AsyncGenerator<GeneratorEvent, StoredCampaign> {
  let output = before;
  const refused: FailedGroup[] = [];
  const again: AiError[] = [];
  for await (const told of works) {
    if (told.type === "growing") {
      yield { type: "growing", index: CAMPAIGN_PARTS[told.copy].from + told.index, text: told.text };
    } else if (told.type === "usage") {
      yield told;
    } else if (told.type === "failed") {
      if (told.error.failure === "moderation") throw told.error;
      again.push(told.error);
    } else if (told.type === "refused") {
      refused.push(told);
      if (request.mayRetry(told.error)) again.push(told.error);
    } else if (told.type === "stoodIn") {
      output = { ...output, stoodIn: told.failure };
      yield { type: "stored", output, files: [] };
    } else {
      const kept = storePart(output, told);
      output = kept.output;
      if (told.type === "bought") yield { type: "usage", usage: told.usage };
      yield kept.event;
    }
  }
  if (refused.length > 0) {
    output = { ...output, missing: listMissing(output, refused, again.length > 0) };
    yield { type: "stored", output, files: [] };
  }
  if (again[0]) throw again[0];
  return output;
}

type StorableEvent = Extract<CampaignEvent, { type: "line" | "scene" | "frame" | "made" | "bought" }>;

/** The output with one more part in it, and the event that stores it. */
function storePart(before: StoredCampaign, told: StorableEvent): { output: StoredCampaign; event: GeneratorEvent } {
  if (told.type === "bought") {
    const { group, background } = told;
    const output = { ...before, backgrounds: { ...before.backgrounds, [group.key]: background } };
    const growing = group.platforms.map((platform) => ({
      index: CAMPAIGN_PARTS.images.from + PLATFORMS.indexOf(platform),
      text: BACKGROUND_READY,
    }));
    return { output, event: { type: "stored", output, files: [background.file], growing } };
  }
  if (told.type === "made") {
    const { image } = told;
    const output = { ...before, ...withImage(before, image) };
    const index = CAMPAIGN_PARTS.images.from + PLATFORMS.indexOf(image.platform);
    return { output, event: { type: "part", index, text: image.url, output, files: [image.file] } };
  }
  if (told.type === "frame") {
    const { index: at, frame } = told;
    const output = { ...before, storyboard: withItemAt(before.storyboard, at, frame) };
    const index = CAMPAIGN_PARTS.storyboard.from + at;
    return { output, event: { type: "part", index, text: frame.url, output, files: [frame.file] } };
  }
  if (told.type === "scene") {
    const { index: at, content } = told;
    const output = { ...before, scenes: [...before.scenes.slice(0, at), content] };
    const index = CAMPAIGN_PARTS.scenes.from + at;
    return { output, event: { type: "part", index, text: formatSceneContent(content), output } };
  }
  const { copy, index: at, text } = told;
  const output = { ...before, [copy]: [...before[copy].slice(0, at), text] };
  return { output, event: { type: "part", index: CAMPAIGN_PARTS[copy].from + at, text, output } };
}

/** With none of the five images from the provider the studio composes them all. What its rules refuse stays missing. */
async function* composeFallbackImages(
  deps: GeneratorDeps,
  shared: Omit<CampaignRun, "emit">,
  stored: StoredCampaign,
): AsyncGenerator<GeneratorEvent> {
  const { missing = [], ...rest } = stored;
  const failure = missing
    .map((one) => one.failure)
    .find((one) => one !== "moderation" && one !== "unfinished");
  if (stored.images.length > 0 || failure === undefined) return;
  let output: StoredCampaign = { ...rest, stoodIn: failure };
  const works = mergeEvents<CampaignEvent>([
    (emit) =>
      generateCampaignImages(deps, { ...shared, emit }, { ads: stored.textAds, done: output, painter: undefined }),
  ]);
  for await (const told of works) {
    if (told.type !== "made") continue;
    const kept = storePart(output, told);
    output = kept.output;
    yield kept.event;
  }
}

/** Text ads, image prompts, a video script and the pictures that go with them. Its quota is the only limit. */
export const campaignGenerator: Generator = {
  kind: "campaign",
  parseInput: (input) => campaignInputSchema.safeParse(input),
  uploads: (input) => (input as CampaignInput).images,
  partCount: CAMPAIGN_PART_COUNT,
  parts: campaignParts,
  engines: (ai) => ({ first: ai.text.id, fallback: ai.fallback.id }),
  run: generateCampaign,
  reopen: (output) => {
    const { missing = [], ...whole } = storedCampaign(output);
    return missing.length > 0 ? whole : undefined;
  },
  endCompletion: (output) => markUnfinished(storedCampaign(output)),
  fallbackReason: (output) => storedCampaign(output).stoodIn,
  present: (output, input) => presentCampaign(output, input as CampaignInput),
  archive: (output, input) => campaignArchive(output, input as CampaignInput),
  rateLimits: () => [],
  failedMessage: toasts.packageFailed,
};
