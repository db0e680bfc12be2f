import { createContext, use, useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { Brand } from "#core/brands/brand.ts";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { paths } from "#web/lib/paths.ts";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { useClaims, useProducts } from "#web/lib/brands.ts";
import { useChosenBrand } from "./chosen-brand.ts";
import { FirstBrand } from "./first-brand.tsx";

type TabId = keyof typeof brandsCopy.tabs;

const TAB_PATHS: Readonly<Record<TabId, string>> = {
  kit: paths.brand,
  products: paths.brandProducts,
  claims: paths.brandClaims,
};
const TAB_IDS = Object.keys(TAB_PATHS) as TabId[];

interface BrandPageProps {
  readonly tab: TabId;
  readonly children: (brand: Brand) => ReactNode;
}

/**
 * Frame of the brand page's tabs, which are separate pages (/dashboard/brand,
 * /dashboard/brand/products, /dashboard/brand/claims): the tab links with counts, and `children`
 * for the chosen brand, or `FirstBrand`. Words: `core/brands/brands.copy.ts`.
 */
export function BrandPage({ tab, children }: BrandPageProps) {
  const { query, brand } = useChosenBrand();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  if (query.isPending) return <PageSpinner label={loadingText} />;
  if (query.isError) return <LoadError query={query} message={brandsCopy.loadFailed} />;
  if (!brand) return <FirstBrand />;
  return (
    <>
      <div className="mb-6 flex items-center gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:mb-4">
        <TabLinks tab={tab} brand={brand} />
        <div ref={setSlot} className="ml-auto shrink-0" />
      </div>
      <StatusSlot value={slot}>{children(brand)}</StatusSlot>
    </>
  );
}

const StatusSlot = createContext<HTMLElement | null>(null);

/**
 * Returns the element next to the brand page's tabs into which `BrandSaveStatus` renders whether a
 * form is saved; `null` until it is mounted.
 */
export const useStatusSlot = () => use(StatusSlot);

function TabLinks({ tab, brand }: { tab: TabId; brand: Brand }) {
  const counts = {
    kit: undefined,
    products: useProducts(brand.id).data?.items.length,
    claims: useClaims(brand.id).data?.items.length,
  };
  return (
    <nav aria-label={brandsCopy.tabsLabel} className="flex gap-5">
      {TAB_IDS.map((id) => (
        <Link
          key={id}
          to={{ pathname: TAB_PATHS[id], search: `?brand=${brand.id}` }}
          aria-current={id === tab ? "page" : undefined}
          className="-mb-px flex h-10 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-brand aria-[current]:text-ink max-sm:h-11"
        >
          {brandsCopy.tabs[id]}
          {counts[id] !== undefined && (
            <span className="text-caption font-normal text-ink-3 tabular-nums">{counts[id]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
