import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { recording } from "../../../../tests/support/recording.ts";
import {
  BAD_KEY,
  EXHAUSTED,
  HTML,
  RATE_LIMITED,
  UNAVAILABLE,
} from "../../../../tests/support/stand-ins/openai-replies.ts";
import type { SpeechReply } from "../../../../tests/support/stand-ins/openai-speech.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../../../tests/support/stand-ins/openai.ts";
import type { ProviderFailure } from "../ai/openai/failure.ts";
import { describeSpeech, speechRequest } from "./speech.contract.ts";
import { createOpenAiSpeech } from "./speech.openai.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const failures: ProviderFailure[] = [];
const speechOf = (model: string, timeoutMs = 5000) =>
  createOpenAiSpeech({
    ...{ apiKey: "sk-secret", baseUrl: provider.baseUrl, model, timeoutMs },
    onFailure: (failure) => failures.push(failure),
  });

describeSpeech("OpenAI", "tts-1", () => speechOf("tts-1"));

describe("The request", () => {
  it("requests WAV from tts-1, without parameters that the model rejects", async () => {
    const { usage } = await speechOf("tts-1").speak(speechRequest());
    expect(provider.requests[0]).toMatchObject({
      method: "POST",
      path: "/v1/audio/speech",
      headers: { authorization: "Bearer sk-secret" },
    });
    expect(provider.requests[0]!.body).toEqual({
      model: "tts-1",
      input: "It dims as the sun sets.",
      voice: "alloy",
      response_format: "wav",
    });
    expect(usage.costUsd).toBeCloseTo((24 * 15) / 1_000_000, 9);
  });

  it("sends the language to a model that accepts instructions", async () => {
    const speech = speechOf("gpt-4o-mini-tts");
    expect(speech.speakers).toContain("marin");
    await speech.speak(speechRequest({ language: "de", speaker: "marin" }));
    expect(provider.requests[0]!.body).toMatchObject({
      voice: "marin",
      instructions: expect.stringContaining("Speak German as a native speaker does."),
    });
  });
});

const sound = (file: Uint8Array): SpeechReply => ({
  type: "sound",
  file: Buffer.from(file).toString("base64"),
});

describe("The sound", () => {
  const tone = Buffer.from(recording(2));
  const second = Buffer.alloc(48_000 * 2);

  it("has no silence at its ends, also if a streamed reply has no length", async () => {
    const file = Buffer.concat([tone.subarray(0, 44), second, tone.subarray(44), second]);
    file.writeUInt32LE(0xff_ff_ff_ff, 40);
    provider.speechWhen("dims", sound(file));
    const { seconds } = await speechOf("tts-1").speak(speechRequest());
    expect(seconds).toBeCloseTo(2.1, 1);
  });

  it("contains no other chunks of the file", async () => {
    const tag = Buffer.from("LIST\u0008\0\0\0INFOsoft");
    const file = Buffer.concat([tone.subarray(0, 36), tag, tone.subarray(36), tag]);
    provider.speechWhen("dims", sound(file));
    const { seconds, bytes } = await speechOf("tts-1").speak(speechRequest());
    expect(seconds).toBeCloseTo(2, 1);
    expect(Buffer.from(bytes).includes("soft")).toBe(false);
  });

  it("is mixed from stereo to mono", async () => {
    provider.speechWhen("dims", sound(recording(2, { 22: 2, 32: 4 })));
    expect((await speechOf("tts-1").speak(speechRequest())).seconds).toBeCloseTo(1, 1);
  });
});

describe("A failed call", () => {
  it.each<[string, SpeechReply, string]>([
    ["too many requests", RATE_LIMITED as SpeechReply, "rate_limited"],
    ["an exhausted account", EXHAUSTED as SpeechReply, "insufficient_quota"],
    ["a bad key", BAD_KEY as SpeechReply, "bad_key"],
    ["a server error", UNAVAILABLE as SpeechReply, "unavailable"],
    ["an unknown voice", { type: "error", status: 400, code: "invalid_value" }, "bad_key"],
    ["moderation", { type: "error", status: 400, code: "content_policy_violation" }, "moderation"],
    ["an HTML page", HTML as SpeechReply, "malformed_response"],
    ["no bytes", sound(new Uint8Array()), "empty"],
    ["silence", sound(Buffer.concat([recording(0), Buffer.alloc(96_000)])), "empty"],
    ["a header alone", sound(recording(0)), "empty"],
    ["half a header", sound(recording(1).subarray(0, 30)), "malformed_response"],
    ["an MP3", sound(Buffer.from("ID3\u0004".repeat(300))), "malformed_response"],
    ["another codec", sound(recording(1, { 20: 0x55 })), "malformed_response"],
    ["nine channels", sound(recording(1, { 22: 9 })), "malformed_response"],
    ["eight bits", sound(recording(1, { 34: 8 })), "malformed_response"],
    ["an impossible rate", sound(recording(1, { 26: 255 })), "malformed_response"],
    ["a speech", sound(recording(FILM_LIMITS.voiceSeconds + 1)), "malformed_response"],
    [
      "too many bytes behind a second of sound",
      sound(Buffer.concat([recording(1), Buffer.alloc(FILM_LIMITS.voiceBytes)])),
      "malformed_response",
    ],
  ])("%s", async (_, reply, failure) => {
    provider.speechWhen("dims", reply);
    await expect(speechOf("tts-1").speak(speechRequest())).rejects.toMatchObject({ failure });
    expect(provider.requests).toHaveLength(1);
    expect(failures.at(-1)).toMatchObject({ model: "tts-1", failure });
  });

  it("reports the delay that the provider asks for", async () => {
    provider.speechWhen("dims", RATE_LIMITED as SpeechReply);
    await expect(speechOf("tts-1").speak(speechRequest())).rejects.toMatchObject({ retryAfterMs: 7000 });
  });

  it("follows no redirect", async () => {
    const headers = { location: `${provider.baseUrl}/models` };
    provider.speechWhen("dims", { type: "error", status: 302, headers });
    await expect(speechOf("tts-1").speak(speechRequest())).rejects.toMatchObject({ failure: "bad_key" });
    expect(provider.requests).toHaveLength(1);
  });

  it("times out when the provider never responds", async () => {
    provider.speechWhen("dims", { type: "hang" });
    await expect(speechOf("tts-1", 50).speak(speechRequest())).rejects.toMatchObject({ failure: "timeout" });
  });
});
