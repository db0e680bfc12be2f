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
 * Loader data that makes this a page without React in the browser (`staticPage`): it loads
 * `public/landing.js` instead. React Router calls it at build time, when it renders the page to
 * HTML.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return staticPage(request, "/landing.js");
}

/**
 * Title and description of the landing page: name and tagline of `core/product.ts` (joined by
 * `pageMeta` in `lib/meta.ts`) and `heroCopy.lead` in `core/landing.copy.ts`. React Router calls it
 * at build time.
 */
export const meta = () => pageMeta({ title: PRODUCT.name, description: heroCopy.lead });

/**
 * Landing page /: its four sections and the footer from `features/landing` (`hero.tsx`,
 * `features.tsx`, `demo.tsx`, `pricing.tsx`), below the bar of `public.tsx`. React Router renders
 * it to HTML at build time; `public/landing.js` runs it in the browser. Words:
 * `core/landing.copy.ts`.
 */
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
