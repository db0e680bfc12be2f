import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "./api-error.ts";
import { isUnreachable } from "./is-unreachable.ts";

/** Asked again once if the server had no answer; an answer such as 404 or 402 is final. */
function shouldRetry(failures: number, error: Error): boolean {
  const status = isApiError(error) ? error.status : 0;
  return failures < 1 && (status === 0 || status >= 500);
}

interface QueryEvents {
  /** Hears of every 401. */
  readonly onUnauthorized: () => void;
  /** Hears of every request that the server had no answer to. */
  readonly onUnreachable: () => void;
}

/** The cache of server state. */
export function createQueryClient({ onUnauthorized, onUnreachable: onNoAnswer }: QueryEvents): QueryClient {
  const onError = (error: Error) => {
    if (isApiError(error) && error.status === 401) onUnauthorized();
    if (isUnreachable(error)) onUnreachable();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000 },
      // Offline too: a button that waits in silence for the network would look broken.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
