import type { LoaderFunctionArgs } from "react-router";
import { privacyPage } from "#core/privacy.copy.ts";
import { Footer } from "../features/landing/footer.tsx";
import { LegalArticle } from "../features/landing/legal-article.tsx";
import { pageMeta } from "../lib/meta.ts";
import { staticPage } from "../lib/static-page.ts";

/** Written as HTML at build time; in the browser it runs without React. */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

export const meta = () => pageMeta({ title: privacyPage.title, description: privacyPage.lead });

export default function Privacy() {
  return (
    <>
      <LegalArticle page={privacyPage} />
      <Footer />
    </>
  );
}
