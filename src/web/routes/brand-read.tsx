import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { readWebsiteCopy } from "#core/readings/read-website.copy.ts";
import { BrandData } from "../features/brands/brand-data.tsx";
import { ReadWebsite } from "../features/readings/read-website.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { paths } from "../lib/paths.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `readWebsiteCopy` in `core/readings/read-website.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: readWebsiteCopy.title });

/**
 * Page /dashboard/brand/read: reads a website and proposes values for the chosen brand
 * (`ReadWebsite` in `features/readings/read-website.tsx`). Title (`meta` here), lead and the path
 * back to the brand: `core/readings/read-website.copy.ts`; `routes.ts` gives the path.
 * `SessionGate` (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
export default function BrandRead() {
  return (
    <>
      <nav
        aria-label={readWebsiteCopy.path}
        className="mb-1.5 flex items-center gap-1.5 text-label text-ink-3"
      >
        <Link to={paths.brand} className="hover:text-ink">
          {readWebsiteCopy.brand}
        </Link>
        <ChevronRight aria-hidden className="size-3.5" />
        <span aria-current="page">{readWebsiteCopy.title}</span>
      </nav>
      <PageHeader title={readWebsiteCopy.title} lead={readWebsiteCopy.lead} />
      <SessionGate>
        <BrandData>
          {({ state, reload }) => <ReadWebsite key={state.brand.id} state={state} reload={reload} />}
        </BrandData>
      </SessionGate>
    </>
  );
}
