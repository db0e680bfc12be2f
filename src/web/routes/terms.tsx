import type { LoaderFunctionArgs } from "react-router";
import { termsPage } from "#core/terms.copy.ts";
import { Footer } from "../features/landing/footer.tsx";
import { LegalArticle } from "../features/landing/legal-article.tsx";
import { pageMeta } from "../lib/meta.ts";
import { staticPage } from "../lib/static-page.ts";

/**
 * Makes this a page without React in the browser: React Router calls it at build time, when it
 * renders the page to HTML (`staticPage`).
 */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

/** Title and description of the page; React Router calls it at build time. */
export const meta = () => pageMeta({ title: termsPage.title, description: termsPage.lead });

/** Page /terms; its text is in `core/terms.copy.ts`. */
export default function Terms() {
  return (
    <>
      <LegalArticle page={termsPage} />
      <Footer />
    </>
  );
}
