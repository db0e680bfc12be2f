import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import sharp from "sharp";
import { sendFailure, type FailedReply } from "./openai-replies.ts";

/**
 * Reply of the stand-in for OpenAI to an image request, as a test sets it with `imageWhen`: an
 * error as for chats, or an image (base64 in `data`, else one of the requested size).
 * `respondToImage` sends it.
 */
export type ImageReply = FailedReply | { readonly type: "picture"; readonly data?: string };

/**
 * Fields and files of a multipart request that the stand-in for OpenAI received; `readForm` makes
 * it, `requests` of `openai.ts` keeps it.
 */
export interface RecordedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly { readonly field: string; readonly type: string; readonly bytes: number }[];
}

/** Reads the multipart form of an image edit in the stand-in for OpenAI; `openai.ts` calls it. */
export async function readForm(body: Buffer, headers: IncomingHttpHeaders): Promise<RecordedForm> {
  const type = headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const fields: Record<string, string> = {};
  const files: { field: string; type: string; bytes: number }[] = [];
  for (const [field, value] of form) {
    if (typeof value === "string") fields[field] = value;
    else files.push({ field, type: value.type, bytes: value.size });
  }
  return { fields, files };
}

/** Answers an image request like OpenAI; `openai.ts` calls it. */
export async function respondToImage(
  response: ServerResponse,
  size: string,
  reply: ImageReply,
): Promise<void> {
  if (reply.type !== "picture") return sendFailure(response, reply);
  const [width = 64, height = 64] = size.split("x").map(Number);
  const data = reply.data ?? (await gradient(width, height)).toString("base64");
  const usage = { input_tokens: 50, output_tokens: 1000, total_tokens: 1050 };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ created: 1_700_000_000, data: [{ b64_json: data }], usage }));
}

/** Image of the requested size with a vertical gradient. */
async function gradient(width: number, height: number): Promise<Buffer> {
  const rows = Buffer.from([210, 190, 170, 120, 100, 90, 60, 50, 45]);
  return sharp(rows, { raw: { width: 1, height: 3, channels: 3 } })
    .resize(width, height, { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
