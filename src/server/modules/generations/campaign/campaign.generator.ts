import {
  CAMPAIGN_PARTS,
  CAMPAIGN_PART_COUNT,
  type CampaignInput,
  type CampaignOutput,
} from "#core/generations/campaign/campaign.ts";
import { toasts } from "#core/generations/messages.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import type { AiError } from "#server/adapters/ai/ai.ts";
import {
  writeAds,
  writePlatformCopy,
  writePrompts,
  writeScript,
  type CampaignEvent,
  type CampaignRun,
} from "./write-copy.ts";
import {
  campaignArchive,
  campaignParts,
  withItemAt,
  presentPackage,
  NO_CAMPAIGN,
  type StoredCampaign,
} from "./output.ts";
import { drawStoryboard, generateCampaignImages } from "./generate-visuals.ts";
import { markUnfinished, listMissing, withoutMissing, type FailedGroup } from "../image/groups.ts";
import { readPictures, uploadsOf } from "../image/brief-pictures.ts";
import { backgroundStored, withImage } from "../image/output.ts";
import { mergeEvents, type Producer } from "../merge-events.ts";
import {
  defineGenerator,
  type GeneratorDeps,
  type GeneratorEvent,
  type GeneratorRequest,
} from "../generator.ts";
import { picturePart, scenePart, textPart } from "../part.ts";

type Request = GeneratorRequest<CampaignInput, StoredCampaign>;
type Event = GeneratorEvent<StoredCampaign>;

async function* generateCampaign(deps: GeneratorDeps, request: Request): AsyncGenerator<Event> {
  const { input, output: before } = request;
  const abandoned = new AbortController();
  const shared: Omit<CampaignRun, "emit"> = {
    ...request,
    stored: before,
    studio: deps.ai.studio,
    pictures: await readPictures(deps, request.userId, input),
    signal: AbortSignal.any([request.signal, abandoned.signal]),
  };
  try {
    const stored = yield* collect(request, before, mergeEvents(campaignProducers(deps, shared)));
    yield* composeFallbackImages(deps, shared, stored);
  } finally {
    abandoned.abort();
  }
}

/** Writes copy, prompts and script concurrently; images and storyboard follow their text. */
function campaignProducers(
  deps: GeneratorDeps,
  shared: Omit<CampaignRun, "emit">,
): Producer<CampaignEvent>[] {
  const imageEngine = shared.engines.image;
  return [
    (emit) => writePlatformCopy({ ...shared, emit }),
    async (emit) => {
      const ads = await writeAds({ ...shared, emit });
      if (ads.length > 0)
        await generateCampaignImages(deps, { ...shared, emit }, { ads, done: shared.stored, imageEngine });
    },
    (emit) => writePrompts({ ...shared, emit }),
    async (emit) => {
      const run = { ...shared, emit };
      await drawStoryboard(deps, run, await writeScript(run));
    },
  ];
}

/**
 * Collects events into the output. Throws when a retry must follow or moderation refused the copy.
 */
async function* collect(
  request: Request,
  before: StoredCampaign,
  events: AsyncIterable<CampaignEvent>,
): AsyncGenerator<Event, StoredCampaign> {
  let output = before;
  const failedGroups: FailedGroup[] = [];
  const retryable: AiError[] = [];
  for await (const event of events) {
    if (event.type === "growing") {
      yield { type: "growing", index: CAMPAIGN_PARTS[event.copy].from + event.index, text: event.text };
    } else if (event.type === "usage") {
      yield event;
    } else if (event.type === "failed") {
      if (event.error.failure === "moderation") throw event.error;
      retryable.push(event.error);
    } else if (event.type === "failed-group") {
      failedGroups.push(event);
      if (request.mayRetry(event.error)) retryable.push(event.error);
    } else if (event.type === "copy") {
      output = { ...output, copy: event.content, copyUse: event.use };
      yield { type: "stored", output, files: [] };
    } else if (event.type === "fallback") {
      output = { ...output, fallbackReason: event.failure };
      yield { type: "stored", output, files: [] };
    } else {
      const part = storePart(output, event);
      output = part.output;
      if (event.type === "background") yield { type: "usage", usage: event.usage };
      yield part.event;
    }
  }
  if (failedGroups.length > 0) {
    output = { ...output, missing: listMissing(output, failedGroups, retryable.length > 0) };
    yield { type: "stored", output, files: [] };
  }
  if (retryable[0]) throw retryable[0];
  return output;
}

type StorableEvent = Extract<CampaignEvent, { type: "line" | "scene" | "frame" | "image" | "background" }>;

/** Returns the output including the event's part, and the event that stores it. */
function storePart(before: StoredCampaign, event: StorableEvent): { output: StoredCampaign; event: Event } {
  if (event.type === "background") {
    const { group, background } = event;
    const stored = backgroundStored(before, group, background, CAMPAIGN_PARTS.images.from);
    return { output: stored.output, event: stored };
  }
  if (event.type === "image") {
    const { image } = event;
    const output = withImage(before, image);
    const index = CAMPAIGN_PARTS.images.from + IMAGE_PLATFORMS.indexOf(image.platform);
    return { output, event: { type: "part", index, part: picturePart(image), output } };
  }
  if (event.type === "frame") {
    const { index: at, frame } = event;
    const output = { ...before, storyboard: withItemAt(before.storyboard, at, frame) };
    const index = CAMPAIGN_PARTS.storyboard.from + at;
    return { output, event: { type: "part", index, part: picturePart(frame), output } };
  }
  if (event.type === "scene") {
    const { index: at, content } = event;
    const output = { ...before, scenes: [...before.scenes.slice(0, at), content] };
    const index = CAMPAIGN_PARTS.scenes.from + at;
    return { output, event: { type: "part", index, part: scenePart(content), output } };
  }
  const { copy, index: at, text } = event;
  const output = { ...before, [copy]: [...before[copy].slice(0, at), text] };
  return {
    output,
    event: { type: "part", index: CAMPAIGN_PARTS[copy].from + at, part: textPart(text), output },
  };
}

/** Composes all images in the studio if the provider generated none; refused ones stay missing. */
async function* composeFallbackImages(
  deps: GeneratorDeps,
  shared: Omit<CampaignRun, "emit">,
  stored: StoredCampaign,
): AsyncGenerator<Event> {
  const { missing = [], ...rest } = stored;
  const failure = missing
    .map((entry) => entry.failure)
    .find((reason) => reason !== "moderation" && reason !== "unfinished");
  if (stored.images.length > 0 || failure === undefined) return;
  let output: StoredCampaign = { ...rest, fallbackReason: failure };
  const events = mergeEvents<CampaignEvent>([
    (emit) =>
      generateCampaignImages(
        deps,
        { ...shared, emit },
        { ads: stored.textAds, done: output, imageEngine: undefined },
      ),
  ]);
  for await (const event of events) {
    if (event.type !== "image") continue;
    const part = storePart(output, event);
    output = part.output;
    yield part.event;
  }
}

/**
 * Generator of full packages: text ads, image prompts, images (one for each of `IMAGE_PLATFORMS` in
 * `core/platforms/platforms.ts`), a video script, its storyboard and campaign copy.
 * `CAMPAIGN_PARTS` in `core/generations/campaign/campaign.ts` names the constant of each number.
 * Limited by the quota only (`core/plans.ts`). `runs/run.ts` runs it through `generators.ts`;
 * `output.ts` beside it has the stored format, the response and the ZIP. Message of failures:
 * `toasts` in `core/generations/messages.ts`.
 */
export const campaignGenerator = defineGenerator<CampaignInput, StoredCampaign, CampaignOutput>({
  kind: "campaign",
  empty: NO_CAMPAIGN,
  uploads: uploadsOf,
  partCount: () => CAMPAIGN_PART_COUNT,
  parts: campaignParts,
  engineId: ({ text }) => text.id,
  run: generateCampaign,
  completion: { reopen: withoutMissing, end: markUnfinished },
  fallbackReason: ({ fallbackReason }) => fallbackReason,
  present: presentPackage,
  archive: campaignArchive,
  rateLimits: () => [],
  failedMessage: toasts.packageFailed,
});
