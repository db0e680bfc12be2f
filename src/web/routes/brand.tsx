import { brandsCopy } from "#core/brands/brands.copy.ts";
import { BrandPage } from "../features/brands/brand-page.tsx";
import { BrandSwitch } from "../features/brands/brand-switch.tsx";
import { ReadLink } from "../features/brands/read-link.tsx";
import { BrandKit as Content } from "../features/brands/kit/brand-kit.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `brandsCopy` in `core/brands/brands.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: brandsCopy.title });

/**
 * Page /dashboard/brand: names, logos, colors, typefaces and voice of the chosen brand
 * (`features/brands/kit/brand-kit.tsx`) in the frame of `BrandPage`. Title (`meta` here) and lead:
 * `core/brands/brands.copy.ts`; `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function Brand() {
  return (
    <>
      <PageHeader
        title={brandsCopy.title}
        lead={brandsCopy.lead}
        action={
          <div className="flex shrink-0 items-center gap-2 max-sm:flex-wrap max-sm:*:flex-1">
            <ReadLink />
            <BrandSwitch />
          </div>
        }
      />
      <SessionGate>
        <BrandPage tab="kit">{(brand) => <Content key={brand.id} brand={brand} />}</BrandPage>
      </SessionGate>
    </>
  );
}
