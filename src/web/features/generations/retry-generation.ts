import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Runs a failed generation again, or its missing parts (`POST /api/generations/:id/retry`), for
 * `useTool`.
 */
export function useRetryGeneration() {
  return useMutation({
    mutationFn: (id: string) => api("POST /api/generations/:id/retry", { params: { id } }),
  });
}
