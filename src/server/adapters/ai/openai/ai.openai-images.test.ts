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

describe("The request", () => {
  it("has the specified size and parameters for dall-e-3", async () => {
    const { bytes, type, usage } = await engineOf("dall-e-3").generateImage(request());
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
    expect(usage.images).toBe(1);
  });

  it("has a supported size near the canvas and only known parameters for gpt-image", async () => {
    await engineOf("gpt-image-2.5-flare").generateImage(request());
    expect(provider.requests[0]!.body).toEqual({
      model: "gpt-image-2.5-flare",
      prompt: "A calm background",
      n: 1,
      size: "1088x1360",
      quality: "medium",
    });
  });

  it("carries reference images only for models that accept them", async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const references = [bytes, bytes].map((image) => ({ bytes: image, type: "image/png" }));
    await engineOf("gpt-image-2.5-flare").generateImage(request({ references }));
    expect(provider.requests[0]!.path).toBe("/v1/images/edits");
    expect(provider.requests[0]!.body).toMatchObject({
      fields: { model: "gpt-image-2.5-flare", prompt: "A calm background", size: "1088x1360" },
      files: [
        { type: "image/png", bytes: bytes.length },
        { type: "image/png", bytes: bytes.length },
      ],
    });
    await engineOf("dall-e-3").generateImage(request({ references }));
    expect(provider.requests[1]!.path).toBe("/v1/images/generations");
  });
});

describe("A failed call", () => {
  const raw = (body: unknown): ImageReply => ({
    type: "raw",
    status: 200,
    contentType: "application/json",
    body: JSON.stringify(body),
  });
  it.each<[string, ImageReply, string]>([
    ["too many requests", RATE_LIMITED as ImageReply, "rate_limited"],
    ["an exhausted account", EXHAUSTED as ImageReply, "insufficient_quota"],
    ["a bad key", BAD_KEY as ImageReply, "bad_key"],
    ["a server error", UNAVAILABLE as ImageReply, "unavailable"],
    ["an HTML page", HTML as ImageReply, "malformed_response"],
    ["moderation", { type: "error", status: 400, code: "moderation_blocked" }, "moderation"],
    [
      "a URL in place of an image",
      raw({ data: [{ url: "http://127.0.0.1:1/x.png" }] }),
      "malformed_response",
    ],
    ["no image", raw({ data: [] }), "empty"],
    [
      "bytes that are no image",
      { type: "picture", data: btoa("not a picture at all") },
      "malformed_response",
    ],
    [
      "a truncated image",
      { type: "picture", data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAf" },
      "malformed_response",
    ],
  ])("%s", async (_, reply, failure) => {
    provider.imageWhen("calm", reply);
    await expect(engineOf("gpt-image-2").generateImage(request())).rejects.toMatchObject({ failure });
    expect(provider.requests).toHaveLength(1);
  });

  it("times out when the provider never responds", async () => {
    provider.imageWhen("calm", { type: "hang" });
    await expect(engineOf("gpt-image-2", 50).generateImage(request())).rejects.toMatchObject({
      failure: "timeout",
    });
  });

  it("rejects with the reason of an abort", async () => {
    provider.imageWhen("calm", { type: "hang" });
    const controller = new AbortController();
    const pending = engineOf("gpt-image-2").generateImage(request({ signal: controller.signal }));
    controller.abort(new Error("aborted"));
    await expect(pending).rejects.toThrow("aborted");
  });
});
