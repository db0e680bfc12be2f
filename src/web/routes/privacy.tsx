import type { LoaderFunctionArgs } from "react-router";
import { privacyPage } from "#core/privacy.copy.ts";
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
export const meta = () => pageMeta({ title: privacyPage.title, description: privacyPage.lead });

/** Page /privacy; its text is in `core/privacy.copy.ts`. */
export default function Privacy() {
  return (
    <>
      <LegalArticle page={privacyPage} />
      <Footer />
    </>
  );
}
