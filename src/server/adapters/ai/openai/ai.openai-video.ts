import { parsePartialJson } from "ai";
import { videoPrompt, videoRevisionPrompt } from "#core/generations/video/prompt.ts";
import {
  MAX_FIELD_CHARS,
  checkVoiceOvers,
  readVideoReply,
  videoReplySchema,
} from "#core/generations/video/reply.ts";
import type { Prompt } from "#core/generations/prompt.ts";
import { cleanJson } from "#core/generations/reply-object.ts";
import { formatSceneContent } from "#core/generations/video/script.ts";
import { SCENES_PER_SCRIPT, type SceneContent, type VideoBrief } from "#core/generations/video/video.ts";
import { scriptLimits, textFamily } from "#core/models/families.ts";
import { cleanText } from "#core/clean-text.ts";
import { AiError } from "../ai.ts";
import type { VideoEngine, VideoEvent, VideoRequest } from "../ai.ts";
import { growthStep, MAX_REPLY_CHARACTERS, createCallFactory } from "./client.ts";
import type { ProviderCall, OpenAiOptions } from "./client.ts";
import { streamReply } from "./reply.ts";
import type { ReplyFinish } from "./reply.ts";

const TIMEOUT_MS = 60_000;
/** Minimum number of UTF-16 units between two parses of the growing reply. */
const STEP_CHARACTERS = 24;

type Contents = readonly SceneContent[];

/**
 * Creates the provider's engine for video scripts, which `boot/create-ai.ts` calls if a provider is
 * configured. When the voice-overs do not fit their scenes (`checkVoiceOvers` in
 * `core/generations/video/reply.ts`), the script is requested once more and the better one is kept.
 * The request's text is in `core/generations/video/prompt.ts`, limits of tokens in
 * `core/models/families.ts`. A call takes at most `TIMEOUT_MS` of this file; with an own model,
 * `OWN_MODEL_TIMEOUT_MS` of `client.ts`.
 */
export function createOpenAiVideo(options: OpenAiOptions): VideoEngine {
  const startCall = createCallFactory(options, TIMEOUT_MS);

  async function* writeVideoScript({ brief, notes, signal }: VideoRequest): AsyncGenerator<VideoEvent, void> {
    signal.throwIfAborted();
    const call = startCall(signal);
    try {
      const prompt = videoPrompt(brief, notes);
      const draft = yield* requestScript(call, prompt);
      const contents = yield* fitDraft(call, { brief, prompt, draft });
      for (const [index, content] of contents.entries()) yield { type: "part", index, content };
    } catch (error) {
      signal.throwIfAborted();
      throw call.toAiError(error);
    } finally {
      call.close();
    }
  }

  return { id: options.model, writeVideoScript };
}

/** Requests a script; yields previews while it grows, then its usage. */
async function* requestScript(call: ProviderCall, prompt: Prompt): AsyncGenerator<VideoEvent, Contents> {
  const { outputTokens, jsonSchema } = scriptLimits(textFamily(call.model));
  const schema = jsonSchema ? videoReplySchema : undefined;
  let text = "";
  let parsedLength = 0;
  for await (const piece of streamReply({ ...call, prompt, outputTokens, schema })) {
    if (piece.type === "finish") {
      yield { type: "usage", usage: piece.usage };
      return readContents(text, piece.reason);
    }
    text += piece.text;
    if (text.length > MAX_REPLY_CHARACTERS) throw new AiError("malformed_response");
    if (text.length < parsedLength + Math.max(STEP_CHARACTERS, growthStep(parsedLength))) continue;
    parsedLength = text.length;
    const growing = await growingScene(text);
    if (growing) yield { type: "growing", ...growing };
  }
  throw new AiError("unavailable");
}

function readContents(text: string, reason: ReplyFinish["reason"]): Contents {
  if (reason === "moderation") throw new AiError("moderation");
  const reply = readVideoReply(text);
  if (reply.type === "script") return reply.contents;
  if (reply.type === "refused") throw new AiError("moderation");
  // An empty body is no valid stream; a stream that breaks off later is an outage.
  if (reason === "cut") throw new AiError(text === "" ? "malformed_response" : "unavailable");
  throw new AiError(text.trim() === "" ? "empty" : "malformed_response");
}

/**
 * Parses the unfinished last scene of a reply; cleans its text and drops fields that are too long.
 */
async function growingScene(reply: string): Promise<{ index: number; text: string } | undefined> {
  const text = cleanJson(reply);
  const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf("{"))));
  const scenes = (value as { scenes?: unknown } | undefined)?.scenes;
  const last: unknown = Array.isArray(scenes) ? scenes.at(-1) : undefined;
  if (!Array.isArray(scenes) || typeof last !== "object" || last === null) return undefined;
  const strings = Object.entries(last).flatMap(([name, field]) =>
    typeof field === "string" && field.length <= MAX_FIELD_CHARS ? [[name, cleanText(field)]] : [],
  );
  const written = formatSceneContent(Object.fromEntries(strings) as Partial<SceneContent>);
  const isScene = written !== "" && scenes.length <= SCENES_PER_SCRIPT;
  return isScene ? { index: scenes.length - 1, text: written } : undefined;
}

interface Draft {
  readonly brief: VideoBrief;
  readonly prompt: Prompt;
  readonly draft: Contents;
}

/**
 * Returns the draft or a better second one. Throws when the voice-overs of both are unspeakable.
 */
async function* fitDraft(
  call: ProviderCall,
  { brief, prompt, draft }: Draft,
): AsyncGenerator<VideoEvent, Contents> {
  const first = checkVoiceOvers(draft, brief.duration);
  if (first.verdict === "good") return draft;
  const second = yield* repairDraft(call, videoRevisionPrompt(prompt, brief, draft));
  const fit = second && checkVoiceOvers(second, brief.duration);
  if (second && fit && fit.deviation < first.deviation && fit.verdict !== "unspeakable") return second;
  if (first.verdict === "unspeakable") throw new AiError("malformed_response");
  return draft;
}

/** Requests a second draft; returns undefined when that fails, because the first one is usable. */
async function* repairDraft(
  call: ProviderCall,
  prompt: Prompt,
): AsyncGenerator<VideoEvent, Contents | undefined> {
  try {
    const request = requestScript(call, prompt);
    for (;;) {
      const { done, value } = await request.next();
      if (done) return value;
      // The first draft stays visible during the repair, so previews are dropped.
      if (value.type === "usage") yield value;
    }
  } catch (error) {
    call.signal.throwIfAborted();
    call.toAiError(error);
    return undefined;
  }
}
