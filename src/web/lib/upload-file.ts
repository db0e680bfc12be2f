import { apiError, readApiError } from "./api-error.ts";

/** Sends one file as a form and answers what the server made of it; throws an `ApiError`. Without a time limit: a slow line may take its time. */
export async function uploadFile<T>(method: "POST" | "PUT", path: string, file: File): Promise<T> {
  const body = new FormData();
  body.set("file", file);
  const response = await fetch(path, { method, credentials: "same-origin", body }).catch(() => {
    throw apiError(0);
  });
  if (!response.ok) throw await readApiError(response);
  return (await response.json()) as T;
}
