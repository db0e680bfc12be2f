import type { ServerResponse } from "node:http";
import { recording } from "../recording.ts";
import type { StandInReply } from "./openai-replies.ts";

/** Reply of the stand-in to a speech request: a reply as for chats, or sound. */
export type SpeechReply =
  | Extract<StandInReply, { type: "error" | "raw" | "hang" }>
  /** `file` in base64; without it a tone whose length follows the words. */
  | { readonly type: "sound"; readonly file?: string; readonly waitMs?: number };

/** Characters a second in the stand-in's tones. */
const PACE = 15;

/** Seconds of the tone with which the stand-in speaks a text. */
export const toneSeconds = (text: string) => Math.max(0.5, text.length / PACE);

/** Answers a speech request in the stand-in like OpenAI: the bytes of the file, without JSON. */
export async function respondToSpeech(
  response: ServerResponse,
  text: string,
  reply: SpeechReply,
): Promise<void> {
  if (reply.type === "hang") return;
  if (reply.type === "raw") {
    response.writeHead(reply.status, { "content-type": reply.contentType }).end(reply.body);
    return;
  }
  if (reply.type === "error") {
    const { status, code = "error", headers } = reply;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "Refused by the stand-in", type: code, code } }));
    return;
  }
  const { file, waitMs = 0 } = reply;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const sound = file === undefined ? recording(toneSeconds(text)) : Buffer.from(file, "base64");
  // OpenAI streams the file, so its length is not announced.
  response.writeHead(200, { "content-type": "audio/wav" });
  response.end(sound);
}
