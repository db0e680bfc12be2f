import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { inlineHash } from "./page-policy.ts";

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
const decode = (text: string) =>
  text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? "");

/**
 * Returns a `style-src` with the hashes of the inline styles of a page and of its framed documents.
 */
function styleSource(html: string): string {
  const all = [
    html,
    ...[...html.matchAll(/\ssrcdoc="([^"]*)"/g)].map(([, framed = ""]) => decode(framed)),
  ].join("\n");
  const sheets = [...all.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, code = ""]) => inlineHash(code));
  const attributes = [...all.matchAll(/\sstyle="([^"]*)"/g)].map(([, code = ""]) => inlineHash(decode(code)));
  const hashes = attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [];
  return ["style-src", ...new Set([...sheets, ...hashes])].join(" ");
}

/**
 * Middleware for the outbox and sandbox pages: sets a content security policy without scripts that
 * allows exactly their inline styles, by hash. `policy` adds further directives, which
 * `outbox.routes.ts` and `sandbox.routes.ts` pass.
 */
export const hashedStyles = (policy: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.res.headers.get("content-type")?.startsWith("text/html")) return;
    const html = await c.res.clone().text();
    c.header("Content-Security-Policy", `default-src 'none'; ${styleSource(html)}; ${policy}`);
  });
