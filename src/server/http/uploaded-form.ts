import type { Context } from "hono";
import type { UploadedForm } from "../workers/form-file.ts";
import type { AppEnv } from "./env.ts";

/** The body of a form with a file, not parsed: a worker does that. Stands behind `limitBody`. */
export async function uploadedForm(c: Context<AppEnv>, maxBytes: number): Promise<UploadedForm> {
  return { contentType: c.req.header("content-type") ?? "", body: await c.req.arrayBuffer(), maxBytes };
}

/** The form of a call that takes one file, for the API document. */
export const FILE_FORM = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object" as const,
        required: ["file"],
        properties: { file: { type: "string" as const, format: "binary" } },
      },
    },
  },
};
