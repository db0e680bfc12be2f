import { setTimeout as delay } from "node:timers/promises";
import { S3mini, S3NetworkError, S3ServiceError } from "s3mini";
import type { ByteRange } from "#server/lib/byte-range.ts";
import { sliceStream } from "#server/lib/slice-stream.ts";
import { assertKey, StorageError, type Storage } from "./storage.ts";

type Content = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Settings of an S3-compatible storage; `config.ts` reads them from the `S3_` variables. Their
 * rules are in `boot/settings.ts`.
 */
export interface S3Settings {
  /** Base URL of the service without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Timeout of a request, including its body. */
const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_TIMEOUT_MS = 3000;
const RETRY_DELAY_MS = 300;
/** A request that fails later than this is not retried, because a user waits for it. */
const RETRY_WITHIN_MS = 5000;

function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof S3ServiceError) return new StorageError(String(error.status), error);
  if (error instanceof S3NetworkError) return new StorageError(error.code ?? "network", error);
  return new StorageError(error instanceof Error ? error.name : "unknown", error);
}

/** Network errors, 5xx and 429 can be retried; other responses and invalid keys are final. */
function isTransient(error: unknown): boolean {
  if (error instanceof StorageError) return false;
  return !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429;
}

/** Retries once after an early transient failure; every operation is idempotent. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    if (!isTransient(error) || performance.now() - started > RETRY_WITHIN_MS) throw toStorageError(error);
  }
  await delay(RETRY_DELAY_MS);
  return work().catch((error: unknown) => {
    throw toStorageError(error);
  });
}

/**
 * Stores files in any S3-compatible service; `openStorage` in `boot/deps.ts` calls it when the
 * `S3_` settings are set. A request takes at most 20 s (`REQUEST_TIMEOUT_MS`; the check of the
 * start `CHECK_TIMEOUT_MS`; both in this file). A request that fails before that with a temporary
 * error (`isTransient`) is sent once more, after `RETRY_DELAY_MS`, unless it took longer than
 * `RETRY_WITHIN_MS`. Throws `StorageError`. Path-style URLs work with all services.
 */
export function createS3Storage({ endpoint, bucket, ...settings }: S3Settings): Storage {
  const client = (requestAbortTimeout: number) =>
    new S3mini({ ...settings, endpoint: `${endpoint.replace(/\/+$/, "")}/${bucket}`, requestAbortTimeout });
  const files = client(REQUEST_TIMEOUT_MS);
  const health = client(CHECK_TIMEOUT_MS);

  async function openRange(key: string, range: ByteRange): Promise<Content | undefined> {
    const response = await files.getObjectRaw(key, false, range.start, range.end).catch((error: unknown) => {
      if (error instanceof S3ServiceError && error.status === 404) return undefined;
      throw error;
    });
    const body = response?.body ?? undefined;
    // Some services ignore ranges and send the whole file.
    return body && response?.status !== 206 ? sliceStream(body, range) : body;
  }

  return {
    put: (key, bytes, contentType) =>
      withRetry(async () => void (await files.putObject(assertKey(key), bytes, contentType))),
    open: (key, range) =>
      withRetry(async () => {
        if (range) return openRange(assertKey(key), range);
        return (await files.getObjectResponse(assertKey(key)))?.body ?? undefined;
      }),
    remove: (key) => withRetry(async () => void (await files.deleteObject(assertKey(key)))),
    check: async () => {
      const exists = await health.bucketExists().catch((error: unknown) => {
        throw toStorageError(error);
      });
      if (!exists) throw new StorageError("bucket missing, or access denied");
    },
  };
}
