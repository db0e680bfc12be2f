import { jsonLd, meta, page, product, style, svgLogo, type SampleSite } from "./site-parts.ts";

const LEAF =
  ":root{--leaf:#1e7a46;--clay:#c8643b;--sand:#f4ede0}a,button{background:var(--leaf)}h1{color:var(--leaf)}b{color:var(--clay)}";

/**
 * Sample sites for the website reader: shops and companies as their platforms build them.
 * `sites.test.ts` reads each and compares the proposals (`modules/readings/proposals`).
 */
export const SHOPS: readonly SampleSite[] = [
  {
    title: "a shop with JSON-LD, style sheet, logo and product pages",
    host: "fern.example",
    files: {
      "/": page({
        title: "House plants | Fern &amp; Fable",
        head: `${jsonLd({
          "@type": "OnlineStore",
          name: "Fern & Fable",
          logo: "/logo.svg",
          aggregateRating: { "@type": "AggregateRating", ratingValue: "4.8", reviewCount: 2316 },
        })}<link rel="stylesheet" href="/style.css">`,
        body: '<nav><a href="/products/monthly">Monthly</a><a href="/products/trio">Trio</a><a href="/about">About</a></nav>',
      }),
      "/style.css": `${LEAF}h1,h2{font-family:"Bricolage Grotesque",sans-serif}`,
      "/logo.svg": svgLogo("#1e7a46"),
      "/products/monthly": page({ head: jsonLd(product("Monthly Plant", 24, "USD")) }),
      "/products/trio": page({
        head: jsonLd(
          product("Starter trio", 49, "USD", {
            offers: {
              "@type": "Offer",
              price: "49.00",
              priceCurrency: "USD",
              priceValidUntil: "2026-12-06",
              priceSpecification: {
                "@type": "UnitPriceSpecification",
                priceType: "https://schema.org/ListPrice",
                price: 59,
              },
            },
          }),
        ),
      }),
      "/about": page({
        body: "<p>Water on Sundays, that is the whole manual. We grow plants that forgive. Every pot is made by hand.</p>",
      }),
    },
    expected: {
      name: "Fern & Fable",
      businessName: "Fern & Fable",
      primary: "#1e7a46",
      accent: "#c8643b",
      typefaces: "bricolage-hanken",
      languages: ["en"],
      products: ["Monthly Plant, 24 USD", "Starter trio, 49 USD"],
      logo: "light",
      claim: "4.8 of 5 from 2,316 reviews",
    },
  },
  {
    title: "a shop with microdata only",
    host: "clay.example",
    files: {
      "/": page({
        title: "Clay",
        body: `<div itemscope itemtype="http://schema.org/Store"><span itemprop="name">Clay House</span></div>
          <div itemscope itemtype="http://schema.org/Product"><h2 itemprop="name">Bowl</h2>
          <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price">18,50</span></div></div>`,
      }),
    },
    expected: { name: "Clay House", products: ["Bowl, 18.5 EUR"], missing: ["logos", "typefaces"] },
  },
  {
    title: "a product page with Open Graph only",
    host: "lamp.example",
    files: {
      "/": page({
        title: "Dusk Lamp",
        head:
          meta("og:site_name", "Halden") +
          meta("og:type", "product") +
          meta("og:title", "Dusk Lamp") +
          meta("product:price:amount", "129.00") +
          meta("product:price:currency", "GBP") +
          meta("theme-color", "#202a44"),
      }),
    },
    expected: { name: "Halden", primary: "#202a44", products: ["Dusk Lamp, 129 GBP"] },
  },
  {
    title: "a list of products on one page",
    host: "list.example",
    files: {
      "/": page({
        title: "Soap Lane",
        head: jsonLd({
          "@type": "ItemList",
          itemListElement: ["Oat", "Sea", "Pine"].map((name, at) => ({
            "@type": "ListItem",
            position: at + 1,
            item: product(`${name} soap`, 6 + at, "USD"),
          })),
        }),
      }),
    },
    expected: { name: "Soap Lane", products: ["Oat soap, 6 USD", "Sea soap, 7 USD", "Pine soap, 8 USD"] },
  },
  {
    title: "prices in a range and in price specifications",
    host: "range.example",
    files: {
      "/": page({
        title: "Range",
        head: jsonLd({
          "@graph": [
            product("Rug", "", "", {
              offers: {
                "@type": "AggregateOffer",
                lowPrice: "1,299.00",
                highPrice: 2000,
                priceCurrency: "usd",
              },
            }),
            product("Mat", "", "", {
              offers: [
                {
                  "@type": "Offer",
                  priceSpecification: [
                    { "@type": "PriceSpecification", price: "24,90", priceCurrency: "EUR" },
                  ],
                },
              ],
            }),
            product("Free sample", 0, "EUR"),
            product("On request", "call us", "EUR"),
          ],
        }),
      }),
    },
    expected: { products: ["Rug, 1299 USD", "Mat, 24.9 EUR", "Free sample, 0 EUR", "On request, null EUR"] },
  },
  {
    title: "the same product on two pages once",
    host: "twice.example",
    files: {
      "/": page({
        title: "Twice",
        head: jsonLd(product("Mug", 9, "EUR", { description: "" })),
        body: '<a href="/product/mug">Mug</a>',
      }),
      "/product/mug": page({ head: jsonLd(product("Mug", 9, "EUR")) }),
    },
    expected: { products: ["Mug, 9 EUR"] },
  },
  {
    title: "the brand of a product is not the shop",
    host: "retail.example",
    files: {
      "/": page({
        head:
          jsonLd(
            product("Phone", 500, "USD", {
              brand: { "@type": "Brand", name: "Other Maker" },
              manufacturer: { "@type": "Organization", name: "Other Maker" },
            }),
          ) + meta("og:site_name", "Corner Retail"),
      }),
    },
    expected: { name: "Corner Retail", products: ["Phone, 500 USD"] },
  },
  {
    title: "a theme that stores channels in custom properties",
    host: "theme.example",
    files: {
      "/": page({
        title: "Theme",
        head: style(
          ":root{--color-base-accent-1: 18, 82, 190;--color-base-text: 18, 18, 18}.a{color:rgb(var(--color-base-text))}",
        ),
      }),
    },
    expected: { name: "Theme", primary: "#1252be" },
  },
  {
    title: "a framework's palette beside the brand's color",
    host: "bootstrap.example",
    files: {
      "/": page({
        title: "Bootstrap",
        head: style(
          `:root{--bs-blue:#0d6efd;--bs-primary:#0d6efd;--brand:#a8324a}${".x{background:#a8324a}".repeat(9)}`,
        ),
      }),
    },
    expected: { primary: "#a8324a" },
  },
  {
    title: "fonts of a font service",
    host: "fonts.example",
    files: {
      "/": page({
        title: "Fonts",
        head: '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Playfair+Display:wght@700&family=Lato">',
      }),
    },
    expected: { name: "Fonts", typefaces: "bodoni-jost" },
  },
  {
    title: "a white logo on transparent ground",
    host: "white.example",
    files: {
      "/": page({ title: "White", body: '<header><img class="header__logo" src="/w.svg" alt=""></header>' }),
      "/w.svg": svgLogo("#ffffff"),
    },
    expected: { name: "White", logo: "dark" },
  },
  {
    title: "a square icon as its only logo, and colors from it",
    host: "icon.example",
    files: {
      "/": page({ title: "Icon", head: '<link rel="icon" type="image/svg+xml" href="/i.svg">' }),
      "/i.svg": svgLogo("#d3261a", 100, 100),
    },
    expected: { logo: "square", primary: "#d3261a" },
  },
  {
    title: "a web app manifest",
    host: "app.example",
    files: {
      "/": page({ head: '<link rel="manifest" href="/app.webmanifest">' }),
      "/app.webmanifest":
        '{"name":"The Long Name of an Application","short_name":"Applet","theme_color":"#0b6e4f"}',
    },
    expected: { name: "The Long Name of an Application", businessName: "Applet", primary: "#0b6e4f" },
  },
  {
    title: "an address that redirects to its www host",
    host: "moved.example",
    files: { "/": { status: 301, headers: { location: "http://www.moved.example/home" } } },
    others: {
      "www.moved.example": { "/home": page({ title: "Moved", head: meta("og:site_name", "Moved On") }) },
    },
    expected: { name: "Moved On" },
  },
];
