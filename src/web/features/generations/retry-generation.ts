import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Runs a failed generation again, or its missing parts (`POST /api/generations/:id/retry`), for
 * `useTool`. Which ones: `retryGeneration` in `server/modules/generations/generations.service.ts`.
 * Errors (`core/errors.ts`): 402 `quota_exceeded`, 409 `not_retryable`, 429 (`completionsPerMinute`
 * in `core/rate-limits.ts`).
 */
export function useRetryGeneration() {
  return useMutation({
    mutationFn: (id: string) => api("POST /api/generations/:id/retry", { params: { id } }),
  });
}
