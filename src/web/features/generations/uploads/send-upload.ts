import type { Upload } from "#core/uploads/api.ts";
import { apiUrl } from "#web/lib/api.ts";
import { apiError, readApiError } from "#web/lib/api-error.ts";

interface Sending {
  readonly name: string;
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads an image of a form (`use-uploads.ts`) or video (`add-picture.tsx`) (`POST /api/uploads`,
 * `server/modules/files/uploads.service.ts`). `fileError` checks the size before. Throws an
 * `ApiError`, with status 0 after an abort or a lost connection; 413 `storage_limit` over
 * `LIMITS.uploadedBytesPerUser` (`core/limits.ts`), 429 (`uploadsPerHour` in
 * `core/rate-limits.ts`). Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
export async function sendUpload(file: Blob, { name, onProgress, signal }: Sending): Promise<Upload> {
  const response = await post(file, name, onProgress, signal);
  if (!response.ok) throw await readApiError(response);
  return (await response.json()) as Upload;
}

function post(file: Blob, name: string, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("file", file, name);
    request.open("POST", apiUrl("POST /api/uploads"));
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve(toResponse(request)));
    request.addEventListener("error", () => reject(apiError(0)));
    request.addEventListener("abort", () => reject(apiError(0)));
    if (signal.aborted) {
      reject(apiError(0));
      return;
    }
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader("retry-after");
  const headers = retryAfter === null ? {} : { "retry-after": retryAfter };
  return new Response(request.responseText, { status: request.status, headers });
}
