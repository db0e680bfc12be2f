import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import { api } from "./api.ts";

const USAGE_KEY = ["usage"] as const;

/**
 * Reads the usage in the current billing period, per category (`GET /api/usage`), for tools
 * (`useKindUsage`), billing page (`billing-page.tsx`, `usage-section.tsx`) and start page
 * (`overview/usage-card.tsx`). `server/modules/usage/usage.service.ts` counts it; quotas:
 * `core/plans.ts`.
 */
export function useUsage() {
  return useQuery({ queryKey: USAGE_KEY, queryFn: () => api("GET /api/usage") });
}

/**
 * Reads the usage of one kind of generation for `UsageLine` and `ResultPanel`; `undefined` while
 * loading. Which category a kind uses: `usage` of `core/generations/<kind>/<kind>.kind.ts`.
 */
export function useKindUsage(kind: GenerationKind) {
  return useUsage().data?.[KINDS[kind].usage];
}

/**
 * Returns a function that reads the usage (`GET /api/usage`) again, after a generation ended or was
 * rejected (`useTool`, `useLiveStatus`), or the plan changed (`subscription-request.ts`).
 */
export function useRefreshUsage(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: USAGE_KEY });
}
