import { brandsCopy } from "#core/brands/brands.copy.ts";
import { BrandPage } from "../features/brands/brand-page.tsx";
import { BrandSwitch } from "../features/brands/brand-switch.tsx";
import { BrandClaims as Content } from "../features/brands/claims/brand-claims.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `brandsCopy` in `core/brands/brands.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: brandsCopy.title });

/**
 * Page /dashboard/brand/claims: claims of the chosen brand and their proof
 * (`features/brands/claims/brand-claims.tsx`) in the frame of `BrandPage`. Title (`meta` here) and
 * lead: `core/brands/brands.copy.ts`; `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function BrandClaims() {
  return (
    <>
      <PageHeader title={brandsCopy.title} lead={brandsCopy.lead} action={<BrandSwitch />} />
      <SessionGate>
        <BrandPage tab="claims">{(brand) => <Content key={brand.id} brand={brand} />}</BrandPage>
      </SessionGate>
    </>
  );
}
