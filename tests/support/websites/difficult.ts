import { gzipSync } from "node:zlib";
import { jsonLd, meta, page, product, style, svgLogo, type SampleSite } from "./site-parts.ts";

const robots = (rules: string) => ({ headers: { "content-type": "text/plain" }, body: rules });

/**
 * Sample sites that refuse, break or say nothing. `sites.test.ts` expects a message or fewer
 * proposals for each; the messages are in `core/readings`.
 */
export const DIFFICULT: readonly SampleSite[] = [
  {
    title: "a page that needs scripts and has a title",
    host: "spa.example",
    files: {
      "/": page({
        title: "Spa",
        body: '<div id="root"></div><script src="/app.js"></script><noscript>Enable scripts.</noscript>',
      }),
    },
    expected: { name: "Spa", missing: ["product", "voiceExamples"] },
  },
  {
    title: "a page that needs scripts and says nothing",
    host: "empty.example",
    files: { "/": '<div id="root"></div><script src="/app.js"></script>' },
    expected: { failure: "says nothing about itself" },
  },
  {
    title: "an empty page",
    host: "void.example",
    files: { "/": "" },
    expected: { failure: "says nothing about itself" },
  },
  {
    title: "robots.txt that forbids all",
    host: "closed.example",
    files: { "/robots.txt": robots("User-agent: *\nDisallow: /"), "/": page({ title: "Closed" }) },
    expected: { failure: "robots.txt asks not to be read" },
  },
  {
    title: "robots.txt that forbids some pages",
    host: "partly.example",
    files: {
      "/robots.txt": robots("User-agent: *\nDisallow: /products/"),
      "/": page({ title: "Partly", body: '<a href="/products/secret">Secret</a>' }),
      "/products/secret": page({ head: jsonLd(product("Secret", 1, "USD")) }),
    },
    expected: { name: "Partly", missing: ["product"] },
  },
  {
    title: "a content network that refuses programs",
    host: "guarded.example",
    files: { "/": { status: 403, body: "Access denied" } },
    expected: { failure: "refuses to be read by programs" },
  },
  {
    title: "style sheets and pictures of a content network that refuses",
    host: "half.example",
    files: {
      "/": page({
        title: "Half",
        head: '<link rel="stylesheet" href="http://cdn.example/style.css">',
        body: '<img class="logo" src="http://cdn.example/logo.svg">',
      }),
    },
    others: { "cdn.example": (_request, response) => response.writeHead(403).end() },
    expected: { name: "Half", missing: ["logos", "colors"] },
  },
  {
    title: "too many requests",
    host: "busy.example",
    files: { "/": { status: 429 } },
    expected: { failure: "refuses" },
  },
  {
    title: "a server error",
    host: "broken.example",
    files: { "/": { status: 500 } },
    expected: { failure: "answered with an error" },
  },
  {
    title: "a missing page",
    host: "gone.example",
    files: {},
    expected: { failure: "no page at this address" },
  },
  {
    title: "a PDF instead of a page",
    host: "pdf.example",
    files: { "/": { headers: { "content-type": "application/pdf" }, body: "%PDF" } },
    expected: { failure: "did not send a web page" },
  },
  {
    title: "a page above 2 MB",
    host: "huge.example",
    files: { "/": page({ title: "Huge", body: "x".repeat(2_200_000) }) },
    expected: { failure: "larger than 2 MB" },
  },
  {
    title: "a compressed page above 2 MB",
    host: "bomb.example",
    files: { "/": { headers: { "content-encoding": "gzip" }, body: gzipSync(Buffer.alloc(60_000_000)) } },
    expected: { failure: "larger than 2 MB" },
  },
  {
    title: "broken markup",
    host: "soup.example",
    files: {
      "/": `<title>Soup</title><body><div><p>${meta("og:site_name", "Soup & Co")}<table><a href='/x"><style>a{color:red`,
    },
    expected: { name: "Soup & Co" },
  },
  {
    title: "300,000 nested elements before the facts",
    host: "deep.example",
    files: { "/": `${"<div>".repeat(300_000)}<title>Deep</title>` },
    expected: { failure: "says nothing about itself" },
  },
  {
    title: "300,000 nested elements after the facts",
    host: "divs.example",
    files: { "/": `${page({ title: "Divs" }).replace("</body></html>", "")}${"<div>".repeat(300_000)}` },
    expected: { name: "Divs" },
  },
  {
    title: "style sheets that nest without end",
    host: "css.example",
    files: {
      "/": page({
        title: "Css",
        head: '<link rel="stylesheet" href="/a.css">' + style(`a{color:${"calc(".repeat(50_000)}}`),
      }),
      "/a.css": "@media x{".repeat(200_000),
    },
    expected: { name: "Css" },
  },
  {
    title: "links, pictures and a style sheet that lead inside",
    host: "inward.example",
    files: {
      "/": page({
        title: "Inward",
        head: '<link rel="stylesheet" href="http://127.0.0.1/a.css"><link rel="manifest" href="http://169.254.169.254/m.json">',
        body: '<img class="logo" src="http://[::1]/logo.png"><a href="http://10.0.0.1/about">About</a><a href="/about">About</a>',
      }),
      "/about": { status: 302, headers: { location: "http://192.168.0.1/about" } },
    },
    expected: { name: "Inward", missing: ["logos"] },
  },
  {
    title: "a logo that multiplies its shapes",
    host: "uses.example",
    files: {
      "/": page({ title: "Uses", body: '<img class="logo" src="/logo.svg">' }),
      "/logo.svg": svgLogo("#000000").replace(
        "</svg>",
        `<g id="a"><path d="M0 0"/></g>${'<use href="#a"/>'.repeat(500)}</svg>`,
      ),
    },
    expected: { name: "Uses", missing: ["logos"] },
  },
];
