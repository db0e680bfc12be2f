import { cleanText } from "#core/clean-text.ts";
import { cutText } from "#core/cut-text.ts";
import type { Proof } from "#core/brands/claim.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { logoMessages, proofMessages } from "#core/brands/messages.ts";
import { LIMITS } from "#core/limits.ts";
import { fileUrl, type Upload } from "#core/uploads/api.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { detectImageType, isSvg } from "#server/render/ingest/image-type.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import type { ReceivedFile } from "./receive-image.ts";
import { storeFile } from "./store-file.ts";
import { saveUpload, type UploadsDeps } from "./uploads.service.ts";

const MAX_NAME_LENGTH = 100;

interface LogoDeps extends UploadsDeps {
  readonly fileWorkers: FileWorkers;
}

function refuse(message: string): never {
  throw invalidField("file", message);
}

/**
 * Stores a brand's logo (`POST /api/uploads/logo` in `uploads.routes.ts`, which has checked its
 * size); an SVG as the PNG that a worker draws (`drawSvg` in `server/workers/website/draw-svg.ts`).
 * Throws 400 for other files (`logoMessages` in `core/brands/messages.ts`), and for an SVG beyond
 * `BRAND_LIMITS.svgBytes` (`core/brands/limits.ts`), and 413 `storage_limit` beyond
 * `LIMITS.uploadedBytesPerUser` (`core/limits.ts`).
 */
export async function saveLogo(
  deps: LogoDeps,
  { userId, file }: { readonly userId: UserId; readonly file: Uint8Array },
): Promise<Upload> {
  if (detectImageType(file)) return saveUpload(deps, { userId, file });
  if (!isSvg(file)) refuse(logoMessages.notAnImage);
  if (file.length > BRAND_LIMITS.svgBytes) refuse(logoMessages.svgTooLarge);
  const drawing = await deps.fileWorkers.run(userId, "drawSvg", file).catch((error: unknown) => {
    if (error instanceof WorkerFailure) return undefined;
    throw error;
  });
  if (!drawing) refuse(logoMessages.unreadableSvg);
  return saveUpload(deps, { userId, file: drawing.bytes });
}

/** File name without folders and with the extension of its real type. */
function nameOf(name: string, extension: string): string {
  const base = cleanText(name).split(/[\\/]/).at(-1) ?? "";
  const stem = cutText(base.replace(/\.[^.]*$/, "").trim(), MAX_NAME_LENGTH);
  return `${stem || "proof"}.${extension}`;
}

/**
 * Stores the proof of a claim (`POST /api/uploads/proof` in `uploads.routes.ts`), a PDF as it is, a
 * picture encoded again; its name is cut to `MAX_NAME_LENGTH`. Throws 400 for other files
 * (`core/brands/messages.ts`) and 413 `storage_limit` when the user's files are too large together
 * (`LIMITS.uploadedBytesPerUser` in `core/limits.ts`); the route has checked the size of this one
 * (`BRAND_LIMITS.proofBytes` in `core/brands/limits.ts`).
 */
export async function saveProof(
  deps: UploadsDeps,
  userId: UserId,
  { bytes: file, name }: ReceivedFile,
): Promise<Proof> {
  const isPdf = Buffer.from(file.subarray(0, 5)).toString("latin1") === "%PDF-";
  if (!isPdf && !detectImageType(file)) refuse(proofMessages.notAnImage);
  const stored = isPdf ? { bytes: file, type: "application/pdf" } : await deps.imageIngest.take(file);
  const content = { ...stored, name: nameOf(name, stored.type.split("/")[1] ?? "bin") };
  const limit = LIMITS.uploadedBytesPerUser;
  const id = await storeFile(deps, { userId, purpose: "proof", content, limit });
  return { id, url: fileUrl(id), name: content.name, bytes: stored.bytes.length };
}
