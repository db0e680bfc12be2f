import type { MiddlewareHandler } from "hono";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { logoMessages, proofMessages } from "#core/brands/messages.ts";
import { uploadsApi } from "#core/api/files.api.ts";
import { LIMITS } from "#core/limits.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { imageReceiver, limitUploads, type ReceiveDeps } from "./receive-image.ts";
import { saveLogo, saveProof } from "./brand-files.service.ts";
import { deleteUpload, saveUpload, type UploadsDeps } from "./uploads.service.ts";

const QUEUES = {
  limits: { concurrency: 8, maxWaiting: 64 },
  limitsPerUser: { concurrency: 4, maxWaiting: 16 },
} as const;
const receive = imageReceiver({ maxBytes: LIMITS.uploadBytes, messages: uploadMessages, ...QUEUES });
const receiveLogo = imageReceiver({ maxBytes: LIMITS.uploadBytes, messages: logoMessages, ...QUEUES });
const receiveProof = imageReceiver({ maxBytes: BRAND_LIMITS.proofBytes, messages: proofMessages, ...QUEUES });

/**
 * Routes of the files that users add to a form: images, logos, proofs (`core/api/files.api.ts`);
 * `boot/app.ts` mounts them. Sizes: `LIMITS.uploadBytes` (`core/limits.ts`) and
 * `BRAND_LIMITS.proofBytes` (`core/brands/limits.ts`); at the same time: `QUEUES` in this file; per
 * hour: `uploadsPerHour` in `core/rate-limits.ts`; messages: `messages.ts` of `core/uploads` and
 * `core/brands`.
 */
export function uploadRoutes(deps: UploadsDeps & ReceiveDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    uploadsApi,
    { requireUser },
    {
      "POST /api/uploads": {
        use: [limitUploads(deps), receive.bounds],
        handle: async (c) => {
          const { bytes: file } = await receive.read(c, deps);
          return saveUpload(deps, { userId: c.var.user.id, file });
        },
      },
      "POST /api/uploads/logo": {
        use: [limitUploads(deps), receiveLogo.bounds],
        handle: async (c) => {
          const { bytes: file } = await receiveLogo.read(c, deps);
          return saveLogo(deps, { userId: c.var.user.id, file });
        },
      },
      "POST /api/uploads/proof": {
        use: [limitUploads(deps), receiveProof.bounds],
        handle: async (c) => saveProof(deps, c.var.user.id, await receiveProof.read(c, deps)),
      },
      "DELETE /api/uploads/:id": (c, { params }) => deleteUpload(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
