import type { Context } from "hono";
import { PREVIEW_WIDTHS, type PreviewWidth } from "#core/uploads/api.ts";
import type { AppEnv } from "#server/http/env.ts";
import { createPreviews, type Previews } from "#server/render/ingest/preview.ts";
import { contentDisposition } from "#server/http/content-disposition.ts";
import { sendContent } from "#server/http/send-content.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { INLINE_TYPES } from "./file-extensions.ts";
import { findFile, type FilesDeps, type ServedFile } from "./files.service.ts";

/**
 * Content-Security-Policy of responses with files of users (`createFileServer`) and with videos
 * (`films.service.ts`): if a browser renders a file as a page, it runs no scripts and has no access
 * to this origin.
 */
export const FILE_POLICY =
  "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface PreviewRequest {
  readonly userId: UserId;
  readonly width: PreviewWidth;
}

/** Returns a downscaled version of an image. */
async function preview(previews: Previews, file: ServedFile, request: PreviewRequest): Promise<ServedFile> {
  const read = async () => new Uint8Array(await new Response(await file.open()).arrayBuffer());
  const image = await previews({ ...request, fileId: file.id, read });
  const open: ServedFile["open"] = async (range) =>
    new Blob([new Uint8Array(image).subarray(range?.start, range?.end)]).stream();
  return { ...file, type: "image/webp", bytes: image.length, open };
}

const isInline = ({ type, attachment }: ServedFile) => attachment === undefined && type in INLINE_TYPES;

function dispositionOf(file: ServedFile): string {
  const { id, type, attachment } = file;
  if (isInline(file)) return `inline; filename="${id}.${INLINE_TYPES[type]}"`;
  if (attachment === undefined) return `attachment; filename="${id}"`;
  return contentDisposition("attachment", attachment);
}

/**
 * Answers a request with a file of a user, for the file route (`files.routes.ts`) and review links;
 * images also as previews (`?width=`, one of `PREVIEW_WIDTHS` in `core/uploads/api.ts`). The caller
 * has checked that the client may read it. Throws 404, 416 for a range outside the file, 429 while
 * too many previews wait (`render/ingest/preview.ts`), and `StorageError`. `createFileServer` makes
 * it; types shown inline are `INLINE_TYPES` in `file-extensions.ts`.
 */
export type ServeFile = (c: Context<AppEnv>, own: OwnedId) => Promise<Response>;

/**
 * Creates the function that serves files, with the memory cache of previews
 * (`server/render/ingest/preview.ts`; widths: `PREVIEW_WIDTHS` in `core/uploads/api.ts`).
 * `boot/app.ts` creates one for the routes of files and those of review pages. Ranges and caching
 * headers: `server/http/send-content.ts`.
 */
export function createFileServer(deps: FilesDeps): ServeFile {
  const previews = createPreviews();
  return async (c, own) => {
    const original = await findFile(deps, own);
    const width = PREVIEW_WIDTHS.find((candidate) => String(candidate) === c.req.query("width"));
    const isPreview = width !== undefined && isInline(original) && original.type.startsWith("image/");
    const etag = `"${original.sha256.slice(0, 32)}${isPreview ? `-${width}` : ""}"`;
    const isUnchanged = c.req.header("if-none-match") === etag;
    const { userId } = own;
    const file = isPreview && !isUnchanged ? await preview(previews, original, { userId, width }) : original;
    const { bytes, open } = file;
    const type = isInline(file) ? file.type : "application/octet-stream";
    const disposition = dispositionOf(file);
    return sendContent(c, { type, bytes, etag, disposition, policy: FILE_POLICY, open });
  };
}
