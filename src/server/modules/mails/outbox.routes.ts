import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { listMails, readMail } from "./mails.service.ts";
import type { AppEnv } from "#server/http/env.ts";
import { hashedStyles } from "#server/http/pages/hashed-styles.ts";
import { isLocal } from "#server/http/is-local.ts";
import { mailPage, outboxPage } from "./outbox-pages.ts";

/** Blocks scripts and external content; `hashedStyles` adds the inline styles. */
const POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface OutboxDeps {
  readonly db: Db;
  readonly publicUrl: string;
  /** Decrypts hidden links. */
  readonly secret: string;
  /** False with a mail server, or if the product is reachable from other machines. */
  readonly enabled: boolean;
}

/**
 * Extracts links. Those of the product become relative, so that they use the host of the cookies.
 */
function linksIn(plain: string, publicUrl: string): string[] {
  const found = new Set(plain.match(/https?:\/\/\S+/g) ?? []);
  return [...found].map((link) => (link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link));
}

/**
 * Routes of /outbox, which shows the mails of an installation without a mail server; `boot/app.ts`
 * mounts them and decides `enabled`. Only for requests from this machine (`http/is-local.ts`); else
 * 404. HTML and words: `outbox-pages.ts`; what pages may do: `POLICY` in this file; number of
 * mails: `listNewest` in `mails.repo.ts`.
 */
export function outboxRoutes({ db, secret, publicUrl, enabled }: OutboxDeps) {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      const remoteAddress = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
      const host = c.req.header("host");
      if (!enabled || !isLocal({ remoteAddress, host, headerNames: c.req.raw.headers.keys() }))
        throw new AppError("not_found");
      c.header("Cache-Control", "no-store");
      await next();
    })
    .use(hashedStyles(POLICY))
    .get("/", async (c) => c.html(outboxPage(await listMails({ db }))))
    .get("/:id", async (c) => {
      const mail = await readMail({ db, secret }, c.req.param("id"));
      if (!mail) throw new AppError("not_found");
      return c.html(mailPage(mail, linksIn(mail.plain, publicUrl)));
    });
}
