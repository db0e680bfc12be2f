import { useSearchParams } from "react-router";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/** A value from the address: `null` when it is not there, `undefined` while that cannot be known yet. */
export function useSearchParam(name: string): string | null | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? params.get(name) : undefined;
}
