import * as z from "zod/mini";
import { cleanText } from "#core/clean-text.ts";
import { parseReplyObject } from "../reply-object.ts";
import { isRefusal } from "../text/reply-preamble.ts";
import { ANGLES, type Angle } from "./platform-copy.ts";
import type { CopyGroup } from "./prompt.ts";

const text = z.object({ angle: z.enum(ANGLES), text: z.string() });

/** Schema that is sent to the model: the texts of each field of each group. */
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

/** Schema of the reply to a request for repairs. */
export const copyRepairSchema = z.object({
  texts: z.array(z.object({ id: z.number(), angle: z.enum(ANGLES), text: z.string() })),
});

/** One text of a reply. */
export interface DraftText {
  readonly text: string;
  readonly angle: Angle;
}

/** Texts by group and field; empty lists for what the reply does not have. */
export type DraftCopy = Readonly<Record<string, Readonly<Record<string, readonly DraftText[]>>>>;

export type CopyReply =
  | { readonly type: "copy"; readonly drafts: DraftCopy }
  | { readonly type: "refused" }
  | { readonly type: "malformed" };

/** Longer texts are no texts of ads; UTF-16 units. */
const MAX_TEXT = 1000;

/** Reads a reply, also one in a looser shape than requested. Texts are clean and on one line. */
export function readCopyReply(reply: string, groups: readonly CopyGroup[]): CopyReply {
  const object = parseReplyObject(cleanText(reply).replace(/\s/gu, " "));
  const root = [object, ...valuesOf(object)].find((value) => groups.some(({ id }) => has(value, id)));
  if (root === undefined) return { type: isRefusal(reply.trim()) ? "refused" : "malformed" };
  const drafts = Object.fromEntries(
    groups.map(({ id, fields }) => [
      id,
      Object.fromEntries(
        fields.map(({ name, texts }) => [name, readTexts(member(member(root, id), name)).slice(0, texts)]),
      ),
    ]),
  );
  return { type: "copy", drafts };
}

/** Reads repaired texts, by the id of the refused one. */
export function readRepairReply(reply: string): ReadonlyMap<number, DraftText> {
  const texts = member(parseReplyObject(cleanText(reply).replace(/\s/gu, " ")), "texts");
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
  const clean = cleanText(written)
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^["“”„](?<inner>[^"“”„]*)["“”]$/u, "$<inner>");
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
