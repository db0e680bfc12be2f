import type { ServerResponse } from "node:http";
import { recording } from "../recording.ts";
import { sendFailure, type FailedReply } from "./openai-replies.ts";

/**
 * Reply of the stand-in for OpenAI to a speech request, as a test sets it with `speechWhen`: an
 * error as for chats, or sound. `respondToSpeech` sends it.
 */
export type SpeechReply =
  | FailedReply
  /** `file` in base64; without it, a tone whose length depends on the text. */
  | { readonly type: "sound"; readonly file?: string; readonly waitMs?: number };

/** Characters a second in the stand-in's tones. */
const PACE = 15;

/**
 * Length in seconds of the tone that the stand-in for OpenAI returns for a text (`PACE` characters
 * a second, at least 0.5), with which tests compute what a voice's times must be.
 */
export const toneSeconds = (text: string) => Math.max(0.5, text.length / PACE);

/**
 * Responds to a speech request like OpenAI, with the bytes of the file, without JSON; `openai.ts`
 * calls it.
 */
export async function respondToSpeech(
  response: ServerResponse,
  text: string,
  reply: SpeechReply,
): Promise<void> {
  if (reply.type !== "sound") return sendFailure(response, reply);
  const { file, waitMs = 0 } = reply;
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const sound = file === undefined ? recording(toneSeconds(text)) : Buffer.from(file, "base64");
  // OpenAI streams the file, so the response has no content length.
  response.writeHead(200, { "content-type": "audio/wav" });
  response.end(sound);
}
