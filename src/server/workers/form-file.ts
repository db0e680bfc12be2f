/** A multipart form as it came, and how large its file may be. */
export interface UploadedForm {
  readonly contentType: string;
  readonly body: ArrayBuffer;
  readonly maxBytes: number;
}

/** The field `file` of a form; a body that is no form is a form without a file. */
export type FormFile =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "none" }
  | { readonly kind: "too_large" };

/** Parses a form. A body of 10 MB may have 200,000 parts, which take a second: only workers do this. */
export async function readFormFile({ contentType, body, maxBytes }: UploadedForm): Promise<FormFile> {
  const form = await new Response(body, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof File)) return { kind: "none" };
  if (file.size > maxBytes) return { kind: "too_large" };
  return { kind: "file", bytes: new Uint8Array(await file.arrayBuffer()) };
}
