import { parsePartialJson, type FlexibleSchema } from "ai";
import type { CopyBrief } from "#core/generations/copy/copy.ts";
import { STUDIO_COPY_USE } from "#core/generations/copy/platform-copy.ts";
import { copyPrompt, copyRepairPrompt, type CopyGroup } from "#core/generations/copy/prompt.ts";
import {
  copyRepairSchema,
  copyReplyObject,
  copyReplySchema,
  cutCopyReply,
  readCopyReply,
  readRepairReply,
  type DraftCopy,
} from "#core/generations/copy/reply.ts";
import type { Prompt } from "#core/generations/prompt.ts";
import { isRefusal } from "#core/generations/text/reply-preamble.ts";
import { copyLimits, textFamily } from "#core/models/families.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import { readCopyFacts, type CopyFacts } from "#studio/copy/copy-facts.ts";
import { copyGroups } from "#studio/copy/copy-groups.ts";
import { copyPromptBrief } from "#studio/copy/copy-prompt-brief.ts";
import { groundOf } from "#studio/copy/gate/ground.ts";
import { writeCopyFor } from "#studio/copy/write-copy-for.ts";
import { AiError, type CopyEngine, type CopyEvent, type CopyRequest } from "../ai.ts";
import { assembleCopy } from "./assemble-copy.ts";
import { createCallFactory, MAX_REPLY_CHARACTERS } from "./client.ts";
import type { OpenAiOptions, ProviderCall } from "./client.ts";
import { createJudge, draftsOf, type Judgment, type Judge } from "./judge-copy.ts";
import { streamReply, type ReplyFinish } from "./reply.ts";

const TIMEOUT_MS = 60_000;

interface CopyOptions extends OpenAiOptions {
  readonly languages: LanguageDetector;
}

/** Events of a request: its usage, then the text as the generator's result. */
type Request<Result> = AsyncGenerator<CopyEvent, Result>;

/**
 * Creates the provider's engine for campaign copy; `boot/create-ai.ts` calls it. One request of
 * structured output writes a brief's copy; texts that the gate (`studio/copy/gate/gate.ts`) refuses
 * are requested once more, all in one request, and those that it refuses again are the studio's.
 * The request's text is in `core/generations/copy/prompt.ts`, which texts it asks for in
 * `studio/copy/copy-groups.ts`, the longest call in `TIMEOUT_MS` (own models: `client.ts`).
 * `judge-copy.ts` runs the gate, `assemble-copy.ts` makes the result.
 */
export function createOpenAiCopy(options: CopyOptions): CopyEngine {
  const startCall = createCallFactory(options, TIMEOUT_MS);
  const { model, languages } = options;

  async function* writeCopy({ brief, seed, signal }: CopyRequest): AsyncGenerator<CopyEvent, void> {
    signal.throwIfAborted();
    const read = readCopyFacts(brief);
    const groups = copyGroups(brief);
    const studio = writeCopyFor(brief, seed, read);
    if (groups.length === 0) {
      // The fields consist of names only, so they need no model.
      yield { type: "copy", copy: studio, use: STUDIO_COPY_USE };
      return;
    }
    const prompt = copyPrompt(copyPromptBrief(brief, read.facts, groups));
    const judge = createJudge(groundOf(groundSource(brief, read)), languages);
    const call = startCall(signal);
    try {
      const drafts = yield* requestCopy(call, prompt, groups);
      // One more request follows at most: for all texts, or for the refused ones.
      const texts = drafts ?? (yield* requestCopy(call, prompt, groups));
      const first = await judge(texts ? draftsOf(groups, texts) : [], []);
      const { refused } = first;
      const second = drafts
        ? yield* repair(call, { prompt, judge, first, caller: signal })
        : { accepted: [], refused };
      const accepted = [...first.accepted, ...second.accepted];
      yield {
        type: "copy",
        ...assembleCopy({ model, studio, accepted, refused, failed: second.refused }),
      };
    } catch (error) {
      signal.throwIfAborted();
      throw call.toAiError(error);
    } finally {
      call.close();
    }
  }

  return { id: model, writeCopy };
}

/** What texts may state: the brief, and the ad's own texts if it is rewritten. */
function groundSource(brief: CopyBrief, read: CopyFacts): CopyFacts {
  const { rewrite } = brief;
  return rewrite ? readCopyFacts(brief, Object.values(rewrite.fields).flat()) : read;
}

/**
 * Requests all texts. Returns undefined for a reply without texts. Throws if the provider failed or
 * refused.
 */
async function* requestCopy(
  call: ProviderCall,
  prompt: Prompt,
  groups: readonly CopyGroup[],
): Request<DraftCopy | undefined> {
  const { text, reason } = yield* requestObject(call, prompt, copyReplySchema(groups));
  if (reason === "moderation") throw new AiError("moderation");
  const drafts = readCopyReply(await replyObject(text), groups);
  if (drafts) return drafts;
  if (isRefusal(text.trim())) throw new AiError("moderation");
  if (reason === "cut") throw new AiError("unavailable");
  return undefined;
}

/** The object of a reply; if the reply was cut off, only its complete texts. */
async function replyObject(text: string): Promise<unknown> {
  return copyReplyObject(text) ?? (await parsePartialJson(cutCopyReply(text))).value;
}

interface Repair {
  readonly prompt: Prompt;
  readonly judge: Judge;
  readonly first: Judgment;
  readonly caller: AbortSignal;
}

/** Requests the refused texts once more; if this request fails, they stay refused. */
async function* repair(call: ProviderCall, { prompt, judge, first, caller }: Repair): Request<Judgment> {
  const { refused, accepted } = first;
  if (refused.length === 0) return { accepted: [], refused: [] };
  const request = copyRepairPrompt(
    prompt,
    refused.map(({ group, field, text, reasons }, index) => ({
      id: index + 1,
      field: `${group.id}.${field.name}`,
      maxCharacters: field.maxCharacters,
      text,
      reasons: reasons.map(({ says }) => says),
    })),
  );
  try {
    const { text } = yield* requestObject(call, request, copyRepairSchema);
    const repaired = readRepairReply(text);
    const texts = refused.map((draft, index) => ({ ...draft, ...repaired.get(index + 1) }));
    const again = texts.filter((_, index) => repaired.has(index + 1));
    const judged = await judge(again, accepted);
    const unanswered = refused.filter((_, index) => !repaired.has(index + 1));
    return { accepted: judged.accepted, refused: [...judged.refused, ...unanswered] };
  } catch (error) {
    caller.throwIfAborted();
    call.toAiError(error);
    return { accepted: [], refused };
  }
}

/** Requests one JSON object and reads the reply to its end. */
async function* requestObject(
  call: ProviderCall,
  prompt: Prompt,
  schema: FlexibleSchema<unknown>,
): Request<{ readonly text: string; readonly reason: ReplyFinish["reason"] }> {
  const { outputTokens } = copyLimits(textFamily(call.model));
  let text = "";
  for await (const piece of streamReply({ ...call, prompt, outputTokens, schema })) {
    if (piece.type === "finish") {
      yield { type: "usage", usage: piece.usage };
      return { text, reason: piece.reason };
    }
    text += piece.text;
    if (text.length > MAX_REPLY_CHARACTERS) throw new AiError("malformed_response");
  }
  throw new AiError("unavailable");
}
