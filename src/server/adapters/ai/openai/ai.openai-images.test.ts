import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BAD_KEY,
  EXHAUSTED,
  HTML,
  RATE_LIMITED,
  UNAVAILABLE,
} from "../../../../../tests/support/stand-ins/openai-replies.ts";
import type { ImageReply } from "../../../../../tests/support/stand-ins/openai-images.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import { createOpenAiImages } from "./ai.openai-images.ts";
import type { ImageRequest } from "../ai.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const engineOf = (model: string, timeoutMs = 5000) =>
  createOpenAiImages({ apiKey: "sk-secret", baseUrl: provider.baseUrl, model, timeoutMs });

function request(changes: Partial<ImageRequest> = {}): ImageRequest {
  return {
    prompt: "A calm background",
    size: "portrait",
    canvas: canvasFor("Instagram", "portrait"),
    references: [],
    signal: new AbortController().signal,
    ...changes,
  };
}

describe("what is sent", () => {
  it("is what dall-e-3 takes, to the specified size and parameters", async () => {
    const { bytes, type, usage } = await engineOf("dall-e-3").paint(request());
    expect(provider.requests[0]).toMatchObject({
      path: "/v1/images/generations",
      headers: { authorization: "Bearer sk-secret" },
    });
    expect(provider.requests[0]!.body).toEqual({
      model: "dall-e-3",
      prompt: "A calm background",
      n: 1,
      size: "1024x1792",
      quality: "standard",
      style: "vivid",
      response_format: "b64_json",
    });
    expect(type).toBe("image/png");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1024, height: 1792 });
    expect(usage.pictures).toBe(1);
  });

  it("is what gpt-image takes: a legal size near the canvas, nothing it does not know", async () => {
    await engineOf("gpt-image-2.5-flare").paint(request());
    expect(provider.requests[0]!.body).toEqual({
      model: "gpt-image-2.5-flare",
      prompt: "A calm background",
      n: 1,
      size: "1088x1360",
      quality: "medium",
    });
  });

  it("carries the user's pictures where the model takes them", async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const references = [bytes, bytes].map((one) => ({ bytes: one, type: "image/png" }));
    await engineOf("gpt-image-2.5-flare").paint(request({ references }));
    expect(provider.requests[0]!.path).toBe("/v1/images/edits");
    expect(provider.requests[0]!.body).toMatchObject({
      fields: { model: "gpt-image-2.5-flare", prompt: "A calm background", size: "1088x1360" },
      files: [
        { type: "image/png", bytes: bytes.length },
        { type: "image/png", bytes: bytes.length },
      ],
    });
    await engineOf("dall-e-3").paint(request({ references }));
    expect(provider.requests[1]!.path).toBe("/v1/images/generations");
  });
});

describe("what fails", () => {
  const raw = (body: unknown): ImageReply => ({
    type: "raw",
    status: 200,
    contentType: "application/json",
    body: JSON.stringify(body),
  });
  it.each<[string, ImageReply, string]>([
    ["too many requests", RATE_LIMITED as ImageReply, "rate_limited"],
    ["an empty account", EXHAUSTED as ImageReply, "exhausted"],
    ["a bad key", BAD_KEY as ImageReply, "bad_key"],
    ["a broken server", UNAVAILABLE as ImageReply, "unavailable"],
    ["a page in place of an answer", HTML as ImageReply, "garbage"],
    ["moderation", { type: "error", status: 400, code: "moderation_blocked" }, "moderation"],
    ["an address in place of a picture", raw({ data: [{ url: "http://127.0.0.1:1/x.png" }] }), "garbage"],
    ["no picture", raw({ data: [] }), "empty"],
    ["bytes that are no picture", { type: "picture", data: btoa("not a picture at all") }, "garbage"],
    ["half a picture", { type: "picture", data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAf" }, "garbage"],
  ])("%s", async (_, reply, failure) => {
    provider.imageWhen("calm", reply);
    await expect(engineOf("gpt-image-2").paint(request())).rejects.toMatchObject({ failure });
    expect(provider.requests).toHaveLength(1);
  });

  it("a provider that never answers", async () => {
    provider.imageWhen("calm", { type: "hang" });
    await expect(engineOf("gpt-image-2", 50).paint(request())).rejects.toMatchObject({ failure: "timeout" });
  });

  it("and is called off with its caller", async () => {
    provider.imageWhen("calm", { type: "hang" });
    const stop = new AbortController();
    const painting = engineOf("gpt-image-2").paint(request({ signal: stop.signal }));
    stop.abort(new Error("enough"));
    await expect(painting).rejects.toThrow("enough");
  });
});
