import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { startForwardProxy } from "../stand-ins/forward-proxy.ts";
import { PUBLIC_ADDRESS, startInternet, type Internet } from "../stand-ins/internet.ts";
import { jsonLd, page, product as productData, svgLogo } from "../websites/site-parts.ts";
import { expect } from "./browser-test.ts";
import { productTest } from "./product-test.ts";

export { expect };

/**
 * Browser test of a product that reaches websites only through a proxy on this machine
 * (`stand-ins/forward-proxy.ts`), which leads to the sites of `internet` (`stand-ins/internet.ts`).
 * Tests of the website reader use it.
 */
export const internetTest = productTest.extend<object, { internet: Internet }>({
  internet: [
    async ({}, use) => {
      const internet = await startInternet();
      await use(internet);
      await internet.stop();
    },
    { scope: "worker" },
  ],
  addresses: [
    async ({ internet }, use) => {
      const proxy = await startForwardProxy(internet.network);
      await use({ FETCH_PROXY: proxy.url.href });
      proxy.stop();
    },
    { scope: "worker" },
  ],
});

/**
 * Address of the shop that browser tests read: `PUBLIC_ADDRESS` of `stand-ins/internet.ts`, so that
 * no name is looked up.
 */
export const SITE = `http://${PUBLIC_ADDRESS}/`;

/**
 * Serves a shop with a logo, colors, a typeface and one product at `SITE`, for browser tests of the
 * website reader, which expect its values. Call it before the first test.
 */
export async function serveShop(internet: Internet): Promise<void> {
  internet.serve(PUBLIC_ADDRESS, {
    "/": page({
      title: "Fern & Fable",
      head: `${jsonLd({
        "@type": "Store",
        name: "Fern & Fable",
        logo: "/logo.svg",
        aggregateRating: { "@type": "AggregateRating", ratingValue: 4.8, reviewCount: 2316 },
      })}<link rel="stylesheet" href="/style.css">`,
      body: '<p>Water on Sundays, that is the whole manual.</p><a href="/products/trio">Trio</a>',
    }),
    "/style.css":
      ":root{--leaf:#1e7a46;--clay:#c8643b}a{color:var(--leaf)}b{color:var(--clay)}h1{font-family:Lora}",
    "/logo.svg": svgLogo("#1e7a46"),
    "/products/trio": page({ head: jsonLd(productData("Starter trio", 49, "USD", { image: "/trio.jpg" })) }),
    "/trio.jpg": await picture({ format: "jpeg", width: 300, height: 300 }),
  });
}
