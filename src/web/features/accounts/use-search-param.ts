import { useSearchParams } from "react-router";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/**
 * Returns a query parameter on the prerendered account pages, `token` (`routes/reset-password.tsx`,
 * `routes/verify-link.tsx`) and the result of a link (`login/verification-note.tsx`): `null` if it
 * is missing, `undefined` before hydration.
 */
export function useSearchParam(name: string): string | null | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? params.get(name) : undefined;
}
