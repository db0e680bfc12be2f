import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { CreateGeneration } from "#core/generations/api.ts";
import { isRejected } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";

/** `crypto.randomUUID` requires a secure context; the app also runs on plain HTTP. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/**
 * Creates a generation (`POST /api/generations`, `generations.service.ts` of the server), for
 * `useTool`; resolves to its id. The same request after a lost response has the same idempotency
 * key, so that it is counted once. Errors (`core/errors.ts`): 400 with `fields`, 402
 * `quota_exceeded`, 409 `idempotency_conflict`, 429 (fair use of texts in `core/rate-limits.ts`).
 */
export function useCreateGeneration() {
  const unconfirmed = useRef<{ request: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async (body: CreateGeneration): Promise<{ id: string }> => {
      const request = JSON.stringify(body);
      const key = unconfirmed.current?.request === request ? unconfirmed.current.key : newKey();
      unconfirmed.current = { request, key };
      const headers = { "idempotency-key": key };
      try {
        const accepted = await api("POST /api/generations", { headers, body });
        unconfirmed.current = undefined;
        return accepted;
      } catch (error) {
        // After other errors the server may have accepted the request.
        if (isRejected(error)) unconfirmed.current = undefined;
        throw error;
      }
    },
  });
}
