import type { Context } from "hono";
import type { UploadedForm } from "../workers/form-file.ts";
import type { AppEnv } from "./env.ts";

/**
 * Reads the whole body of a multipart request into memory, as the input of a worker task
 * (`workers/form-file.ts`), which parses the form and accepts a file of at most `maxBytes`.
 * `receive-image.ts`, `reports.routes.ts`, `report.routes.ts` and `templates.routes.ts` call it and
 * require `limitBody` before it.
 */
export async function uploadedForm(c: Context<AppEnv>, maxBytes: number): Promise<UploadedForm> {
  return { contentType: c.req.header("content-type") ?? "", body: await c.req.arrayBuffer(), maxBytes };
}
