import { useMutation } from "@tanstack/react-query";
import { failureMessage } from "#web/lib/failure-message.ts";
import { uploadFile } from "#web/lib/api.ts";
import { useToast } from "#web/ui/toast-context.ts";

type UploadCall = "POST /api/uploads" | "POST /api/uploads/logo" | "POST /api/uploads/proof";

/**
 * Uploads a logo, a picture or a proof on the brand page (`logo-slots.tsx`, `picture-list.tsx`,
 * `claim-form.tsx`) with the given route; a failure is a toast with the server's message or
 * `failed`. Only the server (`receive-image.ts` in `server/modules/files`) checks the file:
 * `LIMITS.uploadBytes` in `core/limits.ts`, of proofs and SVG `core/brands/limits.ts`, files per
 * hour `core/rate-limits.ts`.
 */
export function useUpload<C extends UploadCall>(call: C, failed: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: (file: File) => uploadFile(call, file),
    onError: (error) => toast.error(failureMessage(error, failed)),
  });
}
