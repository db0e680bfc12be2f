import type { Upload } from "#core/uploads/api.ts";
import type { JobContext } from "#server/jobs/job.ts";
import type { TestUser } from "./user.ts";

/**
 * Uploads and downloads of one test user through the API of files (`core/api/files.api.ts`);
 * `filesClient` makes it. `upload` throws for another status than 201, `send` does not.
 */
export interface FilesClient {
  /** Uploads a file like a form, with any name and type. */
  readonly send: (file: Uint8Array, name?: string, type?: string) => Promise<Response>;
  /** Uploads an image that must be accepted. */
  readonly upload: (file: Uint8Array) => Promise<Upload>;
  readonly remove: (id: string) => Promise<Response>;
  readonly open: (url: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
}

/** Creates the client of one test user for uploads (`POST /api/uploads`) and stored files. */
export function filesClient(origin: string, { cookie }: Pick<TestUser, "cookie">): FilesClient {
  const send: FilesClient["send"] = (file, name = "photo.png", type = "image/png") => {
    const form = new FormData();
    form.set("file", new File([Buffer.from(file)], name, { type }));
    return fetch(`${origin}/api/uploads`, { method: "POST", headers: { cookie }, body: form });
  };
  return {
    send,
    async upload(file) {
      const response = await send(file);
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as Upload;
    },
    remove: (id) => fetch(`${origin}/api/uploads/${id}`, { method: "DELETE", headers: { cookie } }),
    open: (url, headers = {}, method = "GET") =>
      fetch(`${origin}${url}`, { method, headers: { cookie, ...headers } }),
  };
}

const never = new AbortController().signal;

/**
 * Context with which tests run a job's handler themselves: a first try of a worker that is not
 * stopping. The type is in `server/jobs/job.ts`.
 */
export const JOB: JobContext = { retryCount: 0, lastTry: false, signal: never, stopping: never };
