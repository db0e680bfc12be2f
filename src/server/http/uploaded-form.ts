import type { Context } from "hono";
import type { UploadedForm } from "../workers/form-file.ts";
import type { AppEnv } from "./env.ts";

/**
 * Reads the file of a multipart request, for uploads and reports; a worker thread parses the form.
 * Requires `limitBody` before it.
 */
export async function uploadedForm(c: Context<AppEnv>, maxBytes: number): Promise<UploadedForm> {
  return { contentType: c.req.header("content-type") ?? "", body: await c.req.arrayBuffer(), maxBytes };
}
