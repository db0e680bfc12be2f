import { parsePartialJson } from "ai";
import { videoPrompt, videoRepairPrompt } from "#core/generations/video/prompt.ts";
import {
  LONGEST_FIELD,
  cleanJson,
  fitVoiceOvers,
  readVideoReply,
  videoReplySchema,
} from "#core/generations/video/reply.ts";
import type { Prompt } from "#core/generations/prompt.ts";
import { formatSceneContent } from "#core/generations/video/script.ts";
import { SCENES_PER_SCRIPT, type SceneContent, type VideoBrief } from "#core/generations/video/video.ts";
import { scriptLimits, textFamily } from "#core/models/families.ts";
import { cleanText } from "#core/clean-text.ts";
import { AiError } from "../ai.ts";
import type { VideoEngine, VideoEvent, VideoRequest } from "../ai.ts";
import { growthStep, MAX_REPLY_CHARACTERS, openAiAttempts } from "./client.ts";
import type { Attempt, OpenAiOptions } from "./client.ts";
import { streamReply } from "./reply.ts";
import type { ReplyFinish } from "./reply.ts";

const TIMEOUT_MS = 60_000;
/** UTF-16 units between two looks at the growing reply, at least. */
const STEP_CHARACTERS = 24;

type Contents = readonly SceneContent[];

/**
 * Video scripts from OpenAI, or any server that speaks its chat completions, as JSON. A script whose voice-overs miss
 * their time is asked for once more, and the better of the two is taken.
 */
export function createOpenAiVideo(options: OpenAiOptions): VideoEngine {
  const begin = openAiAttempts(options, TIMEOUT_MS);

  async function* writeVideoScript({ brief, notes, signal }: VideoRequest): AsyncGenerator<VideoEvent, void> {
    signal.throwIfAborted();
    const attempt = begin(signal);
    try {
      const prompt = videoPrompt(brief, notes);
      const draft = yield* requestScript(attempt, prompt);
      const contents = yield* fitted(attempt, { brief, prompt, draft });
      for (const [index, content] of contents.entries()) yield { type: "part", index, content };
    } catch (error) {
      signal.throwIfAborted();
      throw attempt.failed(error);
    } finally {
      attempt.leave();
    }
  }

  return { id: options.model, writeVideoScript };
}

/** Asks for a script, shows it as it grows and says what it cost. */
async function* requestScript(attempt: Attempt, prompt: Prompt): AsyncGenerator<VideoEvent, Contents> {
  const { outputTokens, replyFormat } = scriptLimits(textFamily(attempt.model));
  const schema = replyFormat ? videoReplySchema : undefined;
  let text = "";
  let seen = 0;
  for await (const piece of streamReply({ ...attempt, prompt, outputTokens, schema })) {
    if (piece.type === "finish") {
      yield { type: "usage", usage: piece.usage };
      return readContents(text, piece.reason);
    }
    text += piece.text;
    if (text.length > MAX_REPLY_CHARACTERS) throw new AiError("garbage");
    if (text.length < seen + Math.max(STEP_CHARACTERS, growthStep(seen))) continue;
    seen = text.length;
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
  // A stream that brought nothing was none.
  if (reason === "cut") throw new AiError(text === "" ? "garbage" : "unavailable");
  throw new AiError(text.trim() === "" ? "empty" : "garbage");
}

/** The scene that a reply is writing at the moment, as far as it goes; clean, and no longer than a scene may be. */
async function growingScene(reply: string): Promise<{ index: number; text: string } | undefined> {
  const text = cleanJson(reply);
  const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf("{"))));
  const scenes = (value as { scenes?: unknown } | undefined)?.scenes;
  const last: unknown = Array.isArray(scenes) ? scenes.at(-1) : undefined;
  if (!Array.isArray(scenes) || typeof last !== "object" || last === null) return undefined;
  const strings = Object.entries(last).flatMap(([name, field]) =>
    typeof field === "string" && field.length <= LONGEST_FIELD ? [[name, cleanText(field)]] : [],
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

/** The draft, or a second one that keeps the time better. Throws when nobody could speak either. */
async function* fitted(
  attempt: Attempt,
  { brief, prompt, draft }: Draft,
): AsyncGenerator<VideoEvent, Contents> {
  const first = fitVoiceOvers(draft, brief.duration);
  if (first.verdict === "good") return draft;
  const second = yield* repaired(attempt, videoRepairPrompt(prompt, brief, draft));
  const fit = second && fitVoiceOvers(second, brief.duration);
  if (second && fit && fit.missed < first.missed && fit.verdict !== "unspeakable") return second;
  if (first.verdict === "unspeakable") throw new AiError("garbage");
  return draft;
}

/** A second draft; what it fails to bring is done without. */
async function* repaired(attempt: Attempt, prompt: Prompt): AsyncGenerator<VideoEvent, Contents | undefined> {
  try {
    const request = requestScript(attempt, prompt);
    for (;;) {
      const { done, value } = await request.next();
      if (done) return value;
      // The draft stays on show while it is being mended.
      if (value.type === "usage") yield value;
    }
  } catch (error) {
    attempt.signal.throwIfAborted();
    attempt.failed(error);
    return undefined;
  }
}
