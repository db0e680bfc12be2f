import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Runs a failed generation again, or its missing parts, from the result panel. */
export function useRetryGeneration() {
  return useMutation({
    mutationFn: (id: string) => api("POST /api/generations/:id/retry", { params: { id } }),
  });
}
