import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { CreateGeneration } from "#core/generations/api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { apiFetch } from "#web/lib/api.ts";

/** `crypto.randomUUID` requires a secure context; the app also runs on plain HTTP. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** Whether the server rejected the request. After other errors it may have accepted it. */
const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * Creates a generation; resolves to its id. If the response was lost, the same request is retried
 * with the same idempotency key, so that it is created and counted once.
 */
export function useCreateGeneration() {
  const unanswered = useRef<{ request: string; key: string }>(undefined);
  return useMutation({
    mutationFn: async (body: CreateGeneration): Promise<{ id: string }> => {
      const request = JSON.stringify(body);
      const key = unanswered.current?.request === request ? unanswered.current.key : newKey();
      unanswered.current = { request, key };
      const headers = { "Idempotency-Key": key };
      try {
        const accepted = await apiFetch<{ id: string }>("/api/generations", {
          method: "POST",
          headers,
          body,
        });
        unanswered.current = undefined;
        return accepted;
      } catch (error) {
        if (isRefusal(error)) unanswered.current = undefined;
        throw error;
      }
    },
  });
}
