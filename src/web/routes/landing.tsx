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

/** Rendered to HTML at build time; runs without React in the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: PRODUCT.name, description: heroCopy.lead });

/** Landing page. */
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
