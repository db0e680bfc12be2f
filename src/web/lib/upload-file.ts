import { apiError, readApiError } from "./api-error.ts";

/**
 * Uploads a file as multipart form data and returns the parsed response; throws an `ApiError`.
 * There is no timeout because slow connections may need minutes.
 */
export async function uploadFile<T>(method: "POST" | "PUT", path: string, file: File): Promise<T> {
  const body = new FormData();
  body.set("file", file);
  const response = await fetch(path, { method, credentials: "same-origin", body }).catch(() => {
    throw apiError(0);
  });
  if (!response.ok) throw await readApiError(response);
  return (await response.json()) as T;
}
