import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "./api-error.ts";
import { isUnreachable } from "./is-unreachable.ts";

/** Retries once after a network failure or a 5xx response; 4xx responses are final. */
function shouldRetry(failures: number, error: Error): boolean {
  const status = isApiError(error) ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 500);
}

interface QueryEvents {
  /** Called for every 401 response. */
  readonly onUnauthorized: () => void;
  /** Called for every error that means the server is unreachable. */
  readonly onUnreachable: () => void;
}

/**
 * Creates the TanStack Query client of the dashboard (`routes/dashboard.tsx`). Reads are retried
 * once after a 5xx or no response (`shouldRetry`) and stay fresh for 30 s; writes are not retried.
 * Calls `onUnauthorized` for a 401 and `onUnreachable` for an unreachable server
 * (`is-unreachable.ts`).
 */
export function createQueryClient({ onUnauthorized, onUnreachable }: QueryEvents): QueryClient {
  const onError = (error: Error) => {
    if (isApiError(error) && error.status === 401) onUnauthorized();
    if (isUnreachable(error)) onUnreachable();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000 },
      // "always": by default, mutations pause while offline, and their button would appear stuck.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
