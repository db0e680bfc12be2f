import type { IncomingMessage, ServerResponse } from "node:http";
import { createMiddleware } from "hono/factory";
import type { Logger } from "../log.ts";
import { chooseEncoding, type Encoding } from "./encodings.ts";
import type { AppEnv } from "./env.ts";
import { readyHead, writeReadyHead, type ReadyHead } from "./ready-head.ts";
import { headersForAll, isPlainGet, REQUEST_ID } from "./shortcut.ts";
import { entityTag, type WebFile } from "./web-file.ts";

/** How the application has answered for a file in one coding; the next answer differs in its request id alone. */
interface Answer {
  readonly head: ReadyHead;
  readonly length: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface ShortcutOptions {
  readonly find: (path: string) => WebFile | undefined;
  readonly log: Logger;
  readonly newId: () => string;
  readonly count: () => void;
}

/** A path as browsers ask for our pages; whatever looks different goes to the application. */
const PLAIN_PATH = /^\/[\w\-./]*$/;

const LENGTH = "content-length";

/** Distinct `Accept-Encoding` headers that are remembered for a file: browsers send a handful, and nobody may fill the memory with them. */
const REMEMBERED = 100;

/** The answers for one file. */
interface Known {
  readonly byEncoding: Map<Encoding | undefined, Answer>;
  /** By the header that asked, because to choose takes longer than all the rest of the shortcut. */
  readonly byHeader: Map<string, Answer>;
}

function choose(file: WebFile, { byEncoding, byHeader }: Known, header: string): Answer | undefined {
  const chosen = byEncoding.get(chooseEncoding(header, file.encodings));
  if (!chosen) return undefined;
  if (byHeader.size >= REMEMBERED) byHeader.clear();
  byHeader.set(header, chosen);
  return chosen;
}

/**
 * Answers again what the application has answered before: a page or file as a whole, to a plain GET. That is most of what a
 * visitor asks for, and the way through the application takes several times as long as sending the file. It is counted
 * apart, because to measure its time takes longer than it has; the log has it at `debug` alone, for the same reason.
 */
export function pageShortcut({ find, log, newId, count }: ShortcutOptions) {
  const known = new WeakMap<WebFile, Known>();

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
    const answers = known.get(file) ?? { byEncoding: new Map(), byHeader: new Map() };
    known.set(file, answers);
    const bytes = await file.bytes(encoding);
    const { [LENGTH]: length = String(bytes.length), ...others } = headers;
    answers.byEncoding.set(encoding, { head: readyHead(Object.entries(others)), length, bytes });
  });

  /** `true` when it has answered. */
  function answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { url: path = "", headers: asked } = incoming;
    if (!isPlainGet(incoming) || asked["if-none-match"] !== undefined || !PLAIN_PATH.test(path)) return false;
    const file = find(path);
    const answers = file && known.get(file);
    if (!answers) return false;
    const accepted = asked["accept-encoding"] ?? "";
    const found = answers.byHeader.get(accepted) ?? choose(file, answers, accepted);
    if (!found) return false;
    const requestId = newId();
    count();
    if (log.isLevelEnabled("debug"))
      log.debug({ requestId, method: "GET", path, status: 200, ms: 0 }, "request");
    writeReadyHead(outgoing, found.head, [LENGTH, found.length, REQUEST_ID, requestId]);
    outgoing.end(found.bytes);
    return true;
  }

  return { learn, answer };
}
