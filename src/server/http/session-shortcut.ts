import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { presentError } from "../errors.ts";
import type { Logger } from "../log.ts";
import type { SessionLookup } from "../modules/accounts/session-lookup.ts";
import { presentSession, toSession } from "../modules/accounts/session.service.ts";
import type { AppEnv } from "./env.ts";
import { errorHeaders, toAppError } from "./on-error.ts";
import { headersForAll, isPlainGet, REQUEST_ID, type ObservedRequest } from "./shortcut.ts";

export const SESSION_PATH = "/api/auth/get-session";

interface ShortcutOptions {
  readonly findSession: SessionLookup;
  readonly log: Logger;
  readonly newId: () => string;
  readonly observe: (request: ObservedRequest) => void;
}

/**
 * Answers the question that every page begins with, who is signed in, with the headers of the application's own answer to it. The
 * way through the application takes several times as long as the look into the database. Only for a running session that needs no
 * new cookie; whoever else asks is answered by the application. It is counted as any other request; the log has it at `debug`
 * alone, because writing a line takes as long as all the rest.
 */
export function sessionShortcut({ findSession, log, newId, observe }: ShortcutOptions) {
  let known: Record<string, string> | undefined;

  /** Stands before everything that adds to an answer, so that it sees all of it. */
  const learn = createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const headers = known ? undefined : headersForAll(c.res);
    if (!headers) return;
    // Another session's answer has another length.
    const { "content-length": _, ...others } = headers;
    known = others;
  });

  async function read(cookies: string, through: () => Response | Promise<Response>): Promise<Response> {
    const started = performance.now();
    const requestId = newId();
    const headers = { ...known, [REQUEST_ID]: requestId };
    const end = (status: number) => {
      const seconds = (performance.now() - started) / 1000;
      observe({ method: "GET", route: SESSION_PATH, status, seconds });
      const line = { requestId, method: "GET", path: SESSION_PATH, status, ms: Math.round(seconds * 1000) };
      log[status >= 500 ? "error" : "debug"](line, "request");
    };
    try {
      const found = await findSession(cookies);
      if (!found || found.renewalDue) return through();
      end(200);
      return new Response(JSON.stringify(presentSession(toSession(found))), { headers });
    } catch (error) {
      const answer = toAppError(error);
      log.error({ requestId, err: error }, "request failed");
      end(answer.status);
      return new Response(JSON.stringify(presentError(answer)), {
        status: answer.status,
        headers: { ...headers, ...errorHeaders(answer) },
      });
    }
  }

  /** `through` is the way through the application, for whoever it has to answer. */
  function answer(
    { incoming }: HttpBindings,
    through: () => Response | Promise<Response>,
  ): Promise<Response> | undefined {
    const { cookie } = incoming.headers;
    if (!known || incoming.url !== SESSION_PATH || cookie === undefined || !isPlainGet(incoming))
      return undefined;
    return read(cookie, through);
  }

  return { learn, answer };
}
