import type { LoaderFunctionArgs } from "react-router";
import { termsPage } from "#core/terms.copy.ts";
import { Footer } from "../features/landing/footer.tsx";
import { LegalArticle } from "../features/landing/legal-article.tsx";
import { pageMeta } from "../lib/meta.ts";
import { staticPage } from "../lib/static-page.ts";

/** Rendered to HTML at build time; runs without React in the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: termsPage.title, description: termsPage.lead });

/** Terms of use. */
export default function Terms() {
  return (
    <>
      <LegalArticle page={termsPage} />
      <Footer />
    </>
  );
}
