import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "../log.ts";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import type { AppEnv } from "./env.ts";
import { headersForAll, isPlainGet, REQUEST_ID, type ObservedRequest } from "./shortcut.ts";
import { entityTag, type WebFile } from "./web-file.ts";

/** How the application has answered for a file in one coding; the next answer differs in its request id alone. */
interface Answer {
  readonly headers: Record<string, string>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly route: string;
}

interface ShortcutOptions {
  readonly find: (path: string) => WebFile | undefined;
  readonly log: Logger;
  readonly newId: () => string;
  readonly observe: (request: ObservedRequest) => void;
}

/** A path as browsers ask for our pages; whatever looks different goes to the application. */
const PLAIN_PATH = /^\/[\w\-./]*$/;

/** Distinct `Accept-Encoding` headers that are remembered: browsers send a handful, and nobody may fill the memory with them. */
const REMEMBERED = 100;

/** As `chooseEncoding`, which takes longer than all the rest of the shortcut. */
function rememberEncodings() {
  const chosen = new Map<string, Encoding | undefined>();
  return (header: string, available: readonly Encoding[]) => {
    const key = `${available.join()} ${header}`;
    if (chosen.has(key)) return chosen.get(key);
    if (chosen.size >= REMEMBERED) chosen.clear();
    const encoding = chooseEncoding(header, available);
    chosen.set(key, encoding);
    return encoding;
  };
}

/**
 * Answers again what the application has answered before: a page or file as a whole, to a plain GET. That is most of what a
 * visitor asks for, and the way through the application takes several times as long as sending the file. It is counted as any
 * other request; the log has it at `debug` alone, because writing a line takes longer than sending the page.
 */
export function pageShortcut({ find, log, newId, observe }: ShortcutOptions) {
  const encodingOf = rememberEncodings();
  const known = new WeakMap<WebFile, Map<Encoding | undefined, Answer>>();

  /** Stands before everything that adds to an answer, so that it sees all of it. */
  const learn = createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { res, req } = c;
    if (req.method !== "GET") return;
    const file = find(req.path);
    if (!file) return;
    const encoding = chooseEncoding(req.header("accept-encoding"), file.encodings);
    // The file itself and no answer of another handler under its path.
    if (res.headers.get("etag") !== entityTag(file, encoding)) return;
    const headers = headersForAll(res);
    if (!headers) return;
    const answers = known.get(file) ?? new Map<Encoding | undefined, Answer>();
    known.set(
      file,
      answers.set(encoding, { headers, bytes: await file.bytes(encoding), route: routePath(c) }),
    );
  });

  function answer({ incoming }: HttpBindings): Response | undefined {
    const { url: path = "", headers: asked } = incoming;
    if (!isPlainGet(incoming) || asked["if-none-match"] !== undefined || !PLAIN_PATH.test(path))
      return undefined;
    const file = find(path);
    const answers = file && known.get(file);
    const encoding = answers && encodingOf(asked["accept-encoding"] ?? "", file.encodings);
    const found = answers?.get(encoding);
    if (!found) return undefined;
    const requestId = newId();
    observe({ method: "GET", route: found.route, status: 200, seconds: 0 });
    log.debug({ requestId, method: "GET", path, status: 200, ms: 0 }, "request");
    return new Response(found.bytes, { headers: { ...found.headers, [REQUEST_ID]: requestId } });
  }

  return { learn, answer };
}
