import type { LoaderFunctionArgs } from "react-router";
import { privacyPage } from "#core/privacy.copy.ts";
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
 * Title and description of the page: `privacyPage` in `core/privacy.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: privacyPage.title, description: privacyPage.lead });

/**
 * Page /privacy, below the bar of `public.tsx`: `privacyPage` of `core/privacy.copy.ts`, laid out
 * by `LegalArticle` (`features/landing/legal-article.tsx`), and the footer. React Router renders it
 * to HTML at build time.
 */
export default function Privacy() {
  return (
    <>
      <LegalArticle page={privacyPage} />
      <Footer />
    </>
  );
}
