/**
 * An unparsed multipart form and the maximum size of its file in bytes. `uploadedForm`
 * (`http/uploaded-form.ts`) makes it; routes choose the maximum (`core/reports/limits.ts`,
 * `core/exports/limits.ts`, `core/limits.ts` or `core/brands/limits.ts`) and pass it to a worker
 * unread, so that a hostile form cannot hold up the process.
 */
export interface UploadedForm {
  readonly contentType: string;
  readonly body: ArrayBuffer;
  readonly maxBytes: number;
}

/**
 * Result of `readFormFile`: the file in the field `file` of a form, or whether it is missing or too
 * large. A malformed form counts as a form without a file.
 */
export type FormFile =
  | { readonly kind: "file"; readonly bytes: Uint8Array; readonly name: string }
  | { readonly kind: "none" }
  | { readonly kind: "too_large" };

/**
 * Parses a multipart form, as a task of its own (uploads of images, `receive-image.ts`) or within
 * `readReport` and `readTemplate` (`template-file.ts`). The limit is the form's `maxBytes`, from
 * the route. A 10 MB body with 200,000 parts takes a second, so only workers run it.
 */
export async function readFormFile({ contentType, body, maxBytes }: UploadedForm): Promise<FormFile> {
  const form = await new Response(body, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof File)) return { kind: "none" };
  if (file.size > maxBytes) return { kind: "too_large" };
  return { kind: "file", bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}
