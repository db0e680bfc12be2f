import { createEmulator } from "emulate";
import type { S3Settings } from "#server/adapters/storage/storage.s3.ts";
import { freePort } from "#server/db/embedded/free-port.ts";

/** An S3 emulator for tests of the storage; `startS3` makes it. */
export interface S3Server {
  readonly settings: S3Settings;
  /** The settings as an operator would write them. */
  readonly env: Record<string, string>;
  readonly close: () => Promise<void>;
}

/**
 * Starts an S3 emulator for tests with one empty bucket, on a free port; `env` is what the
 * product's settings need. Tests of the storage and of films use it.
 */
export async function startS3(): Promise<S3Server> {
  const settings = {
    bucket: "adloom-files",
    region: "us-east-1",
    accessKeyId: "test-key",
    secretAccessKey: "test-secret",
  };
  const server = await createEmulator({
    service: "aws",
    port: await freePort(),
    seed: { aws: { region: settings.region, s3: { buckets: [{ name: settings.bucket }] } } },
  });
  return {
    settings: { ...settings, endpoint: server.url },
    env: {
      S3_ENDPOINT: server.url,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    close: () => server.close(),
  };
}
