import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Has a failed generation made anew. */
export function useRetryGeneration() {
  return useMutation({
    mutationFn: (id: string) => api("POST /api/generations/:id/retry", { params: { id } }),
  });
}
