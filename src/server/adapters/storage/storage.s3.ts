import { setTimeout as delay } from "node:timers/promises";
import { S3mini, S3NetworkError, S3ServiceError } from "s3mini";
import { checkedKey, StorageError, type Storage } from "./storage.ts";

export interface S3Settings {
  /** Base URL of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** One request, its body included. */
const REQUEST_MS = 20_000;
const CHECK_MS = 3000;
const RETRY_AFTER_MS = 300;
/** Somebody waits: what failed only after so long is not tried again. */
const SOON_MS = 5000;

function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof S3ServiceError) return new StorageError(String(error.status), error);
  if (error instanceof S3NetworkError) return new StorageError(error.code ?? "network", error);
  return new StorageError(error instanceof Error ? error.name : "unknown", error);
}

/** An answer below 500 is final, except when it asks for patience; so is a refusal of our own. */
function mayPass(error: unknown): boolean {
  if (error instanceof StorageError) return false;
  return !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429;
}

/** Every operation here gives the same result when done twice, so one that failed soon is tried once more. */
async function twice<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } catch (error) {
    if (!mayPass(error) || performance.now() - began > SOON_MS) throw toStorageError(error);
  }
  await delay(RETRY_AFTER_MS);
  return work().catch((error: unknown) => {
    throw toStorageError(error);
  });
}

/** Any service that speaks S3. The bucket is named in the path, which all of them understand. */
export function createS3Storage({ endpoint, bucket, ...settings }: S3Settings): Storage {
  const client = (requestAbortTimeout: number) =>
    new S3mini({ ...settings, endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`, requestAbortTimeout });
  const files = client(REQUEST_MS);
  const health = client(CHECK_MS);

  return {
    put: (key, bytes, contentType) =>
      twice(async () => void (await files.putObject(checkedKey(key), bytes, contentType))),
    open: (key) =>
      twice(async () => {
        const response = await files.getObjectResponse(checkedKey(key));
        return response?.body ?? undefined;
      }),
    remove: (key) => twice(async () => void (await files.deleteObject(checkedKey(key)))),
    check: async () => {
      const there = await health.bucketExists().catch((error: unknown) => {
        throw toStorageError(error);
      });
      if (!there) throw new StorageError("no such bucket, or no right to it");
    },
  };
}
