import { useSearchParams } from "react-router";
import type { Brand } from "#core/brands/brand.ts";
import { useUser } from "#web/lib/session.tsx";
import { useBrands } from "#web/lib/brands.ts";

const keyOf = (userId: string) => `brand:${userId}`;

interface ChosenBrand {
  /** The query of all brands. */
  readonly query: ReturnType<typeof useBrands>;
  readonly brands: readonly Brand[];
  /** `undefined` while loading and without a brand. */
  readonly brand: Brand | undefined;
  readonly choose: (id: string) => void;
}

/**
 * The brand that the brand pages show (`brand-page.tsx`, `brand-data.tsx`, `brand-menu.tsx`,
 * `read-link.tsx`): that of the URL (`?brand=`), else the one shown last (`localStorage`,
 * `brand:<user>`), else the first of `useBrands` (the newest). `choose` stores another one in both
 * places.
 */
export function useChosenBrand(): ChosenBrand {
  const [params, setParams] = useSearchParams();
  const { id: userId } = useUser();
  const query = useBrands();
  const brands = query.data?.items ?? [];
  const wanted = [params.get("brand"), localStorage.getItem(keyOf(userId))];
  const brand =
    wanted.map((id) => brands.find((candidate) => candidate.id === id)).find(Boolean) ?? brands[0];
  return {
    query,
    brands,
    brand,
    choose(id) {
      localStorage.setItem(keyOf(userId), id);
      setParams({ brand: id }, { replace: true });
    },
  };
}
