import { useMutation } from "@tanstack/react-query";
import { apiFetch } from "#web/lib/api.ts";

/** Runs a failed generation again. */
export function useRetryGeneration() {
  return useMutation({
    mutationFn: (id: string) => apiFetch<{ id: string }>(`/api/generations/${id}/retry`, { method: "POST" }),
  });
}
