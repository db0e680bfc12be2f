import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import type { Usage } from "#core/quotas.ts";
import { apiFetch } from "./api.ts";

const USAGE_KEY = ["usage"] as const;

/** What the user has used in the billing period, per category. */
export function useUsage() {
  return useQuery({ queryKey: USAGE_KEY, queryFn: () => apiFetch<Usage>("/api/usage") });
}

/** What the user has used of one kind; `undefined` until it is known. */
export function useKindUsage(kind: GenerationKind) {
  return useUsage().data?.[KINDS[kind].usage];
}

/** Asks again how much is used, after something was made or refused. */
export function useRefreshUsage(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: USAGE_KEY });
}
