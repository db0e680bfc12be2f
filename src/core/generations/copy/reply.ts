import * as z from "zod/mini";
import { cleanText } from "#core/clean-text.ts";
import { cleanJson, parseReplyObject, startOfReplyObject, withoutQuotes } from "../reply-object.ts";
import { ANGLES, type Angle } from "./platform-copy.ts";
import type { CopyGroup } from "./prompt.ts";

const text = z.object({ angle: z.enum(ANGLES), text: z.string() });

/**
 * Schema that `ai.openai-copy.ts` sends with `copyPrompt` (`prompt.ts`): the texts of each field of
 * each group. `readCopyReply` also accepts looser shapes. Angles are `ANGLES` in
 * `platform-copy.ts`.
 */
export function copyReplySchema(groups: readonly CopyGroup[]) {
  return z.object(
    Object.fromEntries(
      groups.map(({ id, fields }) => [
        id,
        z.object(Object.fromEntries(fields.map(({ name }) => [name, z.array(text)]))),
      ]),
    ),
  );
}

/**
 * Schema that `ai.openai-copy.ts` sends with `copyRepairPrompt` (`prompt.ts`); `readRepairReply`
 * reads the reply.
 */
export const copyRepairSchema = z.object({
  texts: z.array(z.object({ id: z.number(), angle: z.enum(ANGLES), text: z.string() })),
});

/**
 * One text of a model's reply, before `judge-copy.ts` has held it against the gate. `readCopyReply`
 * and `readRepairReply` make it.
 */
export interface DraftText {
  readonly text: string;
  readonly angle: Angle;
}

/**
 * Texts of a model's reply by group and field, from `readCopyReply`; empty lists for missing
 * fields. `judge-copy.ts` judges them.
 */
export type DraftCopy = Readonly<Record<string, Readonly<Record<string, readonly DraftText[]>>>>;

/** Longest text that is read, in UTF-16 units; no field of an ad has more. */
const MAX_TEXT = 1000;

/**
 * The parsed JSON object of a complete reply for campaign copy, or `undefined`; `ai.openai-copy.ts`
 * passes it to `readCopyReply`.
 */
export const copyReplyObject = (reply: string) => parseReplyObject(cleanJson(reply));

/**
 * The complete objects of a reply that was cut off at its token limit, as JSON that lacks only its
 * closing brackets. `ai.openai-copy.ts` closes and reads it.
 */
export function cutCopyReply(reply: string): string {
  const text = startOfReplyObject(cleanJson(reply));
  return text.slice(0, text.lastIndexOf("}") + 1);
}

/**
 * Reads the object of a reply, also in a looser shape than asked for; `undefined` without a known
 * group. Keeps at most as many texts of a field as were asked for, and none over `MAX_TEXT`
 * characters. `ai.openai-copy.ts` calls it after each answer and without drafts throws an
 * `AiError`.
 */
export function readCopyReply(object: unknown, groups: readonly CopyGroup[]): DraftCopy | undefined {
  const root = [object, ...valuesOf(object)].find((value) => groups.some(({ id }) => has(value, id)));
  if (root === undefined) return undefined;
  return Object.fromEntries(
    groups.map(({ id, fields }) => [
      id,
      Object.fromEntries(
        fields.map(({ name, texts }) => [name, readTexts(member(member(root, id), name)).slice(0, texts)]),
      ),
    ]),
  );
}

/**
 * Reads the reply to `copyRepairPrompt` (`prompt.ts`): new texts by the id of the refused one.
 * `ai.openai-copy.ts` calls it.
 */
export function readRepairReply(reply: string): ReadonlyMap<number, DraftText> {
  const texts = member(copyReplyObject(reply), "texts");
  const found = new Map<number, DraftText>();
  for (const item of Array.isArray(texts) ? texts : []) {
    const id = Number(member(item, "id"));
    const [draft] = readTexts(item);
    if (Number.isInteger(id) && draft) found.set(id, draft);
  }
  return found;
}

/** Accepts a list or a single text, with or without an angle. */
function readTexts(value: unknown): DraftText[] {
  return (Array.isArray(value) ? value : [value]).flatMap(readText);
}

function readText(value: unknown): DraftText[] {
  const written = typeof value === "string" ? value : member(value, "text");
  if (typeof written !== "string" || written.length > MAX_TEXT) return [];
  const clean = withoutQuotes(cleanText(written).replace(/\s+/gu, " ").trim());
  const angle = ANGLES.find((known) => known === member(value, "angle")) ?? "own_words";
  return clean === "" ? [] : [{ text: clean, angle }];
}

const has = (value: unknown, name: string) => member(value, name) !== undefined;

function member(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value) : [];
