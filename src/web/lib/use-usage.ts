import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import { api } from "./api.ts";

const USAGE_KEY = ["usage"] as const;

/**
 * Reads the usage in the current billing period, per category, for tools, billing and start page.
 */
export function useUsage() {
  return useQuery({ queryKey: USAGE_KEY, queryFn: () => api("GET /api/usage") });
}

/** Reads the usage of one kind of generation for its tool; `undefined` while loading. */
export function useKindUsage(kind: GenerationKind) {
  return useUsage().data?.[KINDS[kind].usage];
}

/**
 * Returns a function that refetches the usage, for use after a generation ended or was rejected, or
 * the plan changed.
 */
export function useRefreshUsage(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: USAGE_KEY });
}
