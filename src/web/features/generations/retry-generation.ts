import { useMutation } from "@tanstack/react-query";
import { apiFetch } from "#web/lib/api.ts";

/** Has a failed generation made anew. */
export function useRetryGeneration() {
  return useMutation({
    mutationFn: (id: string) => apiFetch<{ id: string }>(`/api/generations/${id}/retry`, { method: "POST" }),
  });
}
