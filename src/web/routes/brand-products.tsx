import { brandsCopy } from "#core/brands/brands.copy.ts";
import { BrandPage } from "../features/brands/brand-page.tsx";
import { BrandSwitch } from "../features/brands/brand-switch.tsx";
import { BrandProducts as Content } from "../features/brands/products/brand-products.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `brandsCopy` in `core/brands/brands.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: brandsCopy.title });

/**
 * Page /dashboard/brand/products: products of the chosen brand
 * (`features/brands/products/brand-products.tsx`) in the frame of `BrandPage`. Title (`meta` here)
 * and lead: `core/brands/brands.copy.ts`; `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function BrandProducts() {
  return (
    <>
      <PageHeader title={brandsCopy.title} lead={brandsCopy.lead} action={<BrandSwitch />} />
      <SessionGate>
        <BrandPage tab="products">{(brand) => <Content key={brand.id} brand={brand} />}</BrandPage>
      </SessionGate>
    </>
  );
}
