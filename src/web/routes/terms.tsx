import type { LoaderFunctionArgs } from "react-router";
import { termsPage } from "#core/terms.copy.ts";
import { Footer } from "../features/landing/footer.tsx";
import { LegalArticle } from "../features/landing/legal-article.tsx";
import { pageMeta } from "../lib/meta.ts";
import { staticPage } from "../lib/static-page.ts";

/**
 * Loader data that makes this a page without React in the browser (`staticPage`): it loads
 * `public/landing.js` instead. React Router calls it at build time, when it renders the page to
 * HTML.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

/**
 * Title and description of the page: `termsPage` in `core/terms.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: termsPage.title, description: termsPage.lead });

/**
 * Page /terms, below the bar of `public.tsx`: `termsPage` of `core/terms.copy.ts`, laid out by
 * `LegalArticle` (`features/landing/legal-article.tsx`), and the footer. React Router renders it to
 * HTML at build time.
 */
export default function Terms() {
  return (
    <>
      <LegalArticle page={termsPage} />
      <Footer />
    </>
  );
}
