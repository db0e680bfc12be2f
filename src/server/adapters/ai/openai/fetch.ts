import * as z from "zod/mini";
import { AiError } from "../ai.ts";

export type Fetch = typeof globalThis.fetch;

/** The part of a whole chat reply that is read; the rest is let through unseen. */
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
 * A fetch for the provider's chat calls that lets no reply grow past `maxBytes` (the SDK reads JSON bodies without
 * bound, GHSA-866g-f22w-33x8), follows no redirect and hands on the reply of a server that ignores `stream` as a
 * stream of one chunk. Throws, or fails the body, with `AiError`.
 */
export function chatFetch(fetch: Fetch, maxBytes: number): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    const capped = capBody(response, maxBytes);
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return response.ok && isJson ? asStream(capped) : capped;
  };
}

/** The same response, whose body fails with `AiError` past `maxBytes`. */
export function capBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new AiError("garbage"));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}

async function asStream(response: Response): Promise<Response> {
  const reply = wholeReplySchema.safeParse(parseJson(await response.text()));
  if (!reply.success) throw new AiError("garbage");
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
