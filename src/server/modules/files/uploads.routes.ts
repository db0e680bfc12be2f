import type { MiddlewareHandler } from "hono";
import { uploadsApi } from "#core/api/files.api.ts";
import { LIMITS } from "#core/limits.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { imageReceiver, limitUploads, type ReceiveDeps } from "./receive-image.ts";
import { deleteUpload, saveUpload, type UploadsDeps } from "./uploads.service.ts";

const receive = imageReceiver({
  maxBytes: LIMITS.uploadBytes,
  messages: uploadMessages,
  limits: { concurrency: 8, maxWaiting: 64 },
  limitsPerUser: { concurrency: 4, maxWaiting: 16 },
});

/** Routes of the images that users add to a form. */
export function uploadRoutes(deps: UploadsDeps & ReceiveDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    uploadsApi,
    { requireUser },
    {
      "POST /api/uploads": {
        use: [limitUploads(deps), receive.bounds],
        handle: async (c) => saveUpload(deps, { userId: c.var.user.id, file: await receive.read(c, deps) }),
      },
      "DELETE /api/uploads/:id": (c, { params }) => deleteUpload(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
