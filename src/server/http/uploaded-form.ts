import type { Context } from "hono";
import type { UploadedForm } from "../workers/form-file.ts";
import type { AppEnv } from "./env.ts";

/** Reads a form with a file; a worker thread parses it. Requires `limitBody` before it. */
export async function uploadedForm(c: Context<AppEnv>, maxBytes: number): Promise<UploadedForm> {
  return { contentType: c.req.header("content-type") ?? "", body: await c.req.arrayBuffer(), maxBytes };
}
