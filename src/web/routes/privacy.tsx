import type { LoaderFunctionArgs } from "react-router";
import { privacyPage } from "#core/privacy.copy.ts";
import { Footer } from "../features/landing/footer.tsx";
import { LegalArticle } from "../features/landing/legal-article.tsx";
import { pageMeta } from "../lib/meta.ts";
import { staticPage } from "../lib/static-page.ts";

/** Rendered to HTML at build time; runs without React in the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: privacyPage.title, description: privacyPage.lead });

/** Privacy page. */
export default function Privacy() {
  return (
    <>
      <LegalArticle page={privacyPage} />
      <Footer />
    </>
  );
}
