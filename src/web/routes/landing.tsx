import type { LoaderFunctionArgs } from "react-router";
import { heroCopy } from "#core/landing.copy.ts";
import { PRODUCT } from "#core/product.ts";
import { Demo } from "../features/landing/demo.tsx";
import { Features } from "../features/landing/features.tsx";
import { Footer } from "../features/landing/footer.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { Pricing } from "../features/landing/pricing.tsx";
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
export const meta = () => pageMeta({ title: PRODUCT.name, description: heroCopy.lead });

/** Landing page / (`features/landing`), rendered to HTML at build time. */
export default function Landing() {
  return (
    <>
      <main id="content" className="overflow-x-clip">
        <Hero />
        <Features />
        <Demo />
        <Pricing />
      </main>
      <Footer />
    </>
  );
}
