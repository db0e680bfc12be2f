import { generateImage, NoImageGeneratedError } from "ai";
import sharp from "sharp";
import { type ImageFamily, imageFamily, imageRequestSize } from "#core/models/image-families.ts";
import { DECODE_SECONDS } from "#server/render/ingest/limit-sharp.ts";
import { detectImageType } from "#server/render/ingest/image-type.ts";
import { AiError, type ImageEngine, type ImageRequest, type GeneratedImage } from "../ai.ts";
import { createCallFactory, type OpenAiOptions } from "./client.ts";
import { limitResponseBody, type Fetch } from "./fetch.ts";
import { reportedUsage } from "./reported-usage.ts";

/**
 * Timeout of one image. Peaks reach two minutes (2026-11), but users do not wait longer than this.
 */
const TIMEOUT_MS = 90_000;
/** Fits a large image in base64. */
const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;
const MAX_PIXELS = 20_000_000;

const guard =
  (fetch: Fetch): Fetch =>
  async (input, init) =>
    limitResponseBody(await fetch(input, { ...init, redirect: "manual" }), MAX_RESPONSE_BYTES);

/**
 * Creates the provider's image engine, which requests backgrounds as base64, one per call, from
 * OpenAI or any server with its image API. The time, bytes and pixels of an image are limited
 * above. Throws `AiError`. `boot/create-ai.ts` calls it if an image model is configured; sizes and
 * qualities by model are in `core/models/image-families.ts`.
 */
export function createOpenAiImages(options: OpenAiOptions): ImageEngine {
  const { model } = options;
  const family = imageFamily(model);
  const startCall = createCallFactory(options, TIMEOUT_MS, guard);

  async function paint(request: ImageRequest): Promise<GeneratedImage> {
    request.signal.throwIfAborted();
    const call = startCall(request.signal);
    try {
      const { image, usage } = await generateImage({
        model: call.provider.image(model),
        prompt: promptOf(family, request),
        n: 1,
        size: sizeOf(family, request),
        providerOptions: { openai: settingsOf(family) },
        maxRetries: 0,
        abortSignal: call.signal,
      });
      const bytes = new Uint8Array(image.uint8Array);
      const { inputTokens, outputTokens } = usage;
      const reported = { inputTokens, outputTokens, images: 1 };
      return { bytes, type: await checkedType(bytes), usage: reportedUsage(call.price, reported) };
    } catch (error) {
      request.signal.throwIfAborted();
      throw call.toAiError(NoImageGeneratedError.isInstance(error) ? new AiError("empty") : error);
    } finally {
      call.close();
    }
  }

  return { id: model, acceptsReferences: family.references, generateImage: paint };
}

function promptOf(family: ImageFamily, { prompt, references }: ImageRequest) {
  if (!family.references || references.length === 0) return prompt;
  return { text: prompt, images: references.map(({ bytes }) => bytes) };
}

function sizeOf(family: ImageFamily, { size, canvas }: ImageRequest): `${number}x${number}` {
  const { width, height } = imageRequestSize(family, size, canvas);
  return `${width}x${height}`;
}

function settingsOf(family: ImageFamily): Record<string, string> {
  if (family.name === "gpt-image") return { quality: family.quality };
  return { quality: family.quality, style: family.style };
}

/** Decodes the whole image; throws for one that cannot be displayed. */
async function checkedType(bytes: Uint8Array) {
  const type = detectImageType(bytes);
  if (!type) throw new AiError("malformed_response");
  try {
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .resize(8, 8, { fit: "fill" })
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer();
  } catch {
    throw new AiError("malformed_response");
  }
  return type;
}
