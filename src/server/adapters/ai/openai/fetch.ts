import * as z from "zod/mini";
import { AiError } from "../ai.ts";

/** The `fetch` of the provider's SDK, which tests and instruments replace. */
export type Fetch = typeof globalThis.fetch;

/** The fields of a non-streamed chat reply that are read. */
const wholeReplySchema = z.object({
  choices: z.array(
    z.object({
      message: z.object({
        content: z.optional(z.nullable(z.string())),
        refusal: z.optional(z.nullable(z.string())),
      }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
  usage: z.optional(z.unknown()),
});

/**
 * Wraps `fetch` for chat completions (`createCallFactory`): limits replies to `maxBytes`
 * (`MAX_RESPONSE_BYTES` in `client.ts`) (the SDK reads JSON bodies without a bound,
 * GHSA-866g-f22w-33x8), follows no redirect, and converts the reply of a server that ignores
 * `stream` into a stream of one chunk. Throws, or fails the body, with `AiError`.
 */
export function chatFetch(fetch: Fetch, maxBytes: number): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    const limited = limitResponseBody(response, maxBytes);
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return response.ok && isJson ? asStream(limited) : limited;
  };
}

/**
 * Returns the provider's response with a body that fails with `AiError` beyond `maxBytes`, so that
 * a broken server cannot fill the memory. `chatFetch`, `ai.openai-images.ts`, `model-check.ts` and
 * `speech.openai.ts` call it with limits of their own files.
 */
export function limitResponseBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new AiError("malformed_response"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}

async function asStream(response: Response): Promise<Response> {
  const reply = wholeReplySchema.safeParse(parseJson(await response.text()));
  if (!reply.success) throw new AiError("malformed_response");
  const { choices, usage } = reply.data;
  const chunk = {
    choices: choices.map(({ message, finish_reason }, index) => ({ index, delta: message, finish_reason })),
    usage,
  };
  return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
    headers: { "content-type": "text/event-stream" },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
