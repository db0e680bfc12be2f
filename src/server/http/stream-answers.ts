import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/**
 * Sends the answer of a handler that left an event stream on the request, with all headers that the answer was given, past the
 * framework. Stands before everything that adds to an answer.
 */
export const streamAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { stream } = c.var;
  if (!stream) return;
  const { incoming, outgoing } = c.env;
  // Whoever asks for the head alone is told no events, and what failed on its way is no stream.
  if (incoming.method === "HEAD" || c.error) return stream.close();
  stream.answer(outgoing, c.res);
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
});
