import { Hono, type MiddlewareHandler } from "hono";
import { PREVIEW_WIDTHS, type PreviewWidth } from "#core/uploads/api.ts";
import type { AppEnv } from "#server/http/env.ts";
import { AppError } from "#server/lib/errors.ts";
import { createPreviews, type Previews } from "#server/render/ingest/preview.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findFile, type FilesDeps, type ServedFile } from "./files.service.ts";

/** Types that a browser may show; every other one is saved, whatever it holds. */
const INLINE_TYPES: Record<string, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };
/** Should a browser ever take a file for a page, it can do nothing and is no part of this site. */
const FILE_POLICY =
  "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface PreviewRequest {
  readonly userId: UserId;
  readonly width: PreviewWidth;
}

/** The same file in a smaller width. */
async function preview(previews: Previews, file: ServedFile, wanted: PreviewRequest): Promise<ServedFile> {
  const read = async () => new Uint8Array(await new Response(await file.open()).arrayBuffer());
  const drawn = await previews({ ...wanted, fileId: file.id, read });
  const open = async () => new Blob([new Uint8Array(drawn)]).stream();
  return { ...file, type: "image/webp", bytes: drawn.length, open };
}

/** Files to their owner and nobody else; pictures also small (`?width=`, one of `PREVIEW_WIDTHS`). */
export function fileRoutes(deps: FilesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const previews = createPreviews();
  return new Hono<AppEnv>()
    .get("/:id{[0-9a-f-]{36}}", requireUser, async (c) => {
      const userId = c.var.user.id;
      const original = await findFile(deps, { id: c.req.param("id"), userId });
      const width = PREVIEW_WIDTHS.find((one) => String(one) === c.req.query("width"));
      const small = width !== undefined && original.type in INLINE_TYPES;
      const etag = `"${original.sha256.slice(0, 32)}${small ? `-${width}` : ""}"`;
      const unchanged = c.req.header("if-none-match") === etag;
      // Opened before any header is set: an error must not carry the headers of a file.
      const file = small && !unchanged ? await preview(previews, original, { userId, width }) : original;
      const content = unchanged || c.req.method === "HEAD" ? undefined : await file.open();
      c.header("ETag", etag);
      // Asked for again each time: after a sign-out or a deletion nobody sees it, and what has not changed is not sent.
      c.header("Cache-Control", "private, no-cache");
      c.header("Content-Security-Policy", FILE_POLICY);
      if (unchanged) return c.body(null, 304);
      const extension = INLINE_TYPES[file.type];
      c.header("Content-Type", extension ? file.type : "application/octet-stream");
      c.header(
        "Content-Disposition",
        extension ? `inline; filename="${file.id}.${extension}"` : `attachment; filename="${file.id}"`,
      );
      c.header("Content-Length", String(file.bytes));
      return content ? c.body(content) : c.body(null);
    })
    .all("*", () => {
      throw new AppError("not_found");
    });
}
