import { AppError } from "#server/lib/errors.ts";

/**
 * Waits for the file of a request and for the check that the user owns the resource;
 * `films.routes.ts` and `voices.routes.ts` call it for uploads. Throws 413 first, because the body
 * decides it; then the error of the check (404); then that of the file.
 */
export async function receiveOwn<File>(owned: Promise<unknown>, file: Promise<File>): Promise<File> {
  const [ownership, received] = await Promise.allSettled([owned, file]);
  const failure: unknown = received.status === "rejected" ? received.reason : undefined;
  if (failure instanceof AppError && failure.code === "payload_too_large") throw failure;
  if (ownership.status === "rejected") throw ownership.reason;
  if (received.status === "rejected") throw failure;
  return received.value;
}
