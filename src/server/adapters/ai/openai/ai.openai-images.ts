import { generateImage, NoImageGeneratedError } from "ai";
import sharp from "sharp";
import { type ImageFamily, imageFamily, paintedSize } from "#core/models/image-families.ts";
import { DECODE_SECONDS } from "#server/render/ingest/limit-sharp.ts";
import { imageType } from "#server/render/ingest/image-type.ts";
import { AiError, type ImageEngine, type ImageRequest, type PaintedPicture } from "../ai.ts";
import { openAiAttempts, type OpenAiOptions } from "./client.ts";
import { capBody, type Fetch } from "./fetch.ts";
import { reportedUsage } from "./reported-usage.ts";

/** A picture takes its time, up to two minutes at busy hours (2026-11); longer than this nobody sits before it. */
const TIMEOUT_MS = 90_000;
/** A large picture in base64. */
const MAX_RESPONSE_BYTES = 40 * 1024 * 1024;
const MAX_PIXELS = 20_000_000;

const guard =
  (fetch: Fetch): Fetch =>
  async (input, init) =>
    capBody(await fetch(input, { ...init, redirect: "manual" }), MAX_RESPONSE_BYTES);

/** Backgrounds from OpenAI, or any server that speaks its image calls: one request for one picture, as base64 only. */
export function createOpenAiImages(options: OpenAiOptions): ImageEngine {
  const { model } = options;
  const family = imageFamily(model);
  const begin = openAiAttempts(options, TIMEOUT_MS, guard);

  async function paint(request: ImageRequest): Promise<PaintedPicture> {
    request.signal.throwIfAborted();
    const attempt = begin(request.signal);
    try {
      const { image, usage } = await generateImage({
        model: attempt.provider.image(model),
        prompt: promptOf(family, request),
        n: 1,
        size: sizeOf(family, request),
        providerOptions: { openai: settingsOf(family) },
        maxRetries: 0,
        abortSignal: attempt.signal,
      });
      const bytes = new Uint8Array(image.uint8Array);
      const { inputTokens, outputTokens } = usage;
      const reported = { inputTokens, outputTokens, pictures: 1 };
      return { bytes, type: await checkedType(bytes), usage: reportedUsage(attempt.price, reported) };
    } catch (error) {
      request.signal.throwIfAborted();
      throw attempt.failed(NoImageGeneratedError.isInstance(error) ? new AiError("empty") : error);
    } finally {
      attempt.leave();
    }
  }

  return { id: model, takesReferences: family.references, paint };
}

function promptOf(family: ImageFamily, { prompt, references }: ImageRequest) {
  if (!family.references || references.length === 0) return prompt;
  return { text: prompt, images: references.map(({ bytes }) => bytes) };
}

function sizeOf(family: ImageFamily, { size, canvas }: ImageRequest): `${number}x${number}` {
  const { width, height } = paintedSize(family, size, canvas);
  return `${width}x${height}`;
}

function settingsOf(family: ImageFamily): Record<string, string> {
  if (family.name === "gpt-image") return { quality: family.quality };
  return { quality: family.quality, style: family.style };
}

/** Decodes it as a whole: what cannot be shown was never delivered. */
async function checkedType(bytes: Uint8Array) {
  const type = imageType(bytes);
  if (!type) throw new AiError("garbage");
  try {
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .resize(8, 8, { fit: "fill" })
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer();
  } catch {
    throw new AiError("garbage");
  }
  return type;
}
