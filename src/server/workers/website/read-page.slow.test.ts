import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "../../observability/log.ts";
import { createFileWorkers } from "../file-workers.ts";
import { parseColor } from "./css-color.ts";
import { readPage } from "./read-page.ts";
import { readWebManifest } from "./site-files.ts";
import { objects, property } from "./structured-data.ts";
import { readStyle } from "./style-facts.ts";

const workers = createFileWorkers(createLog("silent"));
afterAll(() => workers.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const URL = "https://shop.example/a/";
const read = (html: string, type = "text/html; charset=utf-8") =>
  readPage({ url: URL, type, bytes: bytes(html) });

describe("A page", () => {
  test("gives title, meta tags, language, links, icons, style sheets and fonts as absolute addresses", () => {
    const facts = read(`<!doctype html><html lang="de-AT"><head>
      <title> Fern &amp; Fable </title>
      <meta property="og:site_name" content="Fern &amp; Fable"><meta property="og:site_name" content="Other">
      <meta name="Description" content="House plants">
      <link rel="icon" href="/i.png" sizes="32x32"><link rel="apple-touch-icon" href="//cdn.example/t.png">
      <link rel="stylesheet" href="../style.css"><link rel="manifest" href="/m.webmanifest">
      <link href="https://fonts.googleapis.com/css2?family=Lora:wght@400&family=Open+Sans" rel="stylesheet">
      <base href="javascript:alert(1)"></head>
      <body><nav><a href="/about">About us</a><a href="javascript:alert(1)">No</a><a href="#top">Top</a></nav>
      <img class="site-logo" src="logo.svg" alt="Fern"><svg><title>no</title></svg></body></html>`);
    expect(facts).toMatchObject({
      title: "Fern & Fable",
      language: "de-AT",
      manifest: "https://shop.example/m.webmanifest",
      styleSheets: ["https://shop.example/style.css"],
      fonts: ["Lora", "Open Sans"],
    });
    expect(facts.meta.get("og:site_name")).toBe("Fern & Fable");
    expect(facts.meta.get("description")).toBe("House plants");
    expect(facts.links).toEqual([
      { url: "https://shop.example/about", text: "About us" },
      { url: URL, text: "Top" },
    ]);
    expect(facts.logos).toEqual([
      { url: "https://shop.example/i.png", how: "icon", side: 32 },
      { url: "https://cdn.example/t.png", how: "touch-icon", side: 180 },
      { url: "https://shop.example/a/logo.svg", how: "image", side: 0 },
    ]);
  });

  test("gives sentences of its text without scripts, navigation and footer", () => {
    const facts = read(`<body><nav><p>This sentence is a part of the navigation.</p></nav>
      <p>Water on Sundays. That is the <b>whole manual</b> for it. Short. Not one. no capital letter at all here.</p>
      <script>"This sentence is a part of a script."</script><noscript><p>This page needs a newer browser.</p></noscript>
      <footer><p>This sentence is a part of the footer.</p></footer></body>`);
    expect(facts.sentences).toEqual(["That is the whole manual for it."]);
    expect(facts.text).toBe(
      "Water on Sundays. That is the whole manual for it. Short. Not one. no capital letter at all here.",
    );
  });

  test("gives JSON-LD and microdata as the same objects", () => {
    const facts = read(`<script type="application/ld+json">
      {"@context":"https://schema.org","@graph":[{"@type":["Organization","https://schema.org/Store"],"name":"Fern",
       "logo":{"@type":"ImageObject","url":"/logo.png"}},
       {"@type":"Product","name":"Pot","offers":[{"@type":"Offer","price":18,"priceCurrency":"EUR"}]}]}
      </script><script type="application/ld+json">{broken</script>
      <div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Clay <b>pot</b></h2>
      <img itemprop="image" src="/pot.jpg"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
      <meta itemprop="priceCurrency" content="EUR"><span itemprop="price">18.00</span></div></div>`);
    const products = facts.items.filter(({ types }) => types.includes("Product"));
    const store = facts.items.find(({ types }) => types.includes("Store"));
    expect(store).toMatchObject({ types: ["Organization", "Store"], within: undefined, source: "JSON-LD" });
    expect(property(store!, "logo")).toBe("/logo.png");
    for (const [at, product] of products.entries()) {
      expect(property(product, "name")).toBe(["Pot", "Clay pot"][at]);
      const [offer] = objects(product, "offers");
      expect(property(offer!, "priceCurrency")).toBe("EUR");
      expect(Number(property(offer!, "price"))).toBe(18);
    }
    expect(products).toHaveLength(2);
    expect(property(products[1]!, "image")).toBe("https://shop.example/pot.jpg");
  });

  test.each([
    [
      "windows-1252",
      "text/html; charset=windows-1252",
      Buffer.from("<title>Caf\xe9</title>", "latin1"),
      "Café",
    ],
    [
      "iso-8859-2",
      "text/html",
      Buffer.from('<meta charset="iso-8859-2"><title>\xa3\xf3d\xbc</title>', "latin1"),
      "Łódź",
    ],
    [
      "shift_jis",
      "text/html",
      Buffer.from('<meta charset="shift_jis"><title>\x83\x4a</title>', "latin1"),
      "カ",
    ],
    ["koi8-r", "text/html; charset=koi8-r", Buffer.from("<title>\xed\xc9\xd2</title>", "latin1"), "Мир"],
    ["utf-16le", "text/html", Buffer.from("\ufeff<title>Łódź</title>", "utf16le"), "Łódź"],
    [
      "a mark before the header",
      "text/html; charset=latin1",
      Buffer.from("\ufeff<title>Łódź</title>"),
      "Łódź",
    ],
    ["an unknown charset", "text/html; charset=klingon", Buffer.from("<title>Łódź</title>"), "Łódź"],
  ])("is decoded from %s", (_, type, file, title) => {
    expect(readPage({ url: URL, type, bytes: file }).title).toBe(title);
  });
});

describe("A style sheet", () => {
  test("gives colors with names and uses, and fonts of headings and texts", () => {
    const style = readStyle(`@charset "utf-8"; @import url("other.css");
      :root { --leaf: #1E7A46; --clay: rgb(200 100 59); --shopify: 18, 18, 18; --font: "Lora", serif }
      /* color: #ff0000; */
      h1, h2 { font-family: var(--font); color: var(--leaf) }
      @media (min-width: 600px) { a:hover { color: var(--leaf, #000); border: 1px solid #1e7a46 !important } }
      body { font: 16px x; font-family: -apple-system, 'Open Sans', sans-serif; background: hsl(0, 0%, 100%) }
      .x { color: rgba(0,0,0,.5); background: url(data:image/png;base64,ff00ff) }
      @font-face { font-family: Unused; src: url(x.woff2) }`);
    expect(style.colors).toEqual([
      { color: "#1e7a46", uses: 4, name: "--leaf" },
      { color: "#c8643b", uses: 1, name: "--clay" },
      { color: "#121212", uses: 1, name: "--shopify" },
      { color: "#ffffff", uses: 1, name: undefined },
    ]);
    expect(style.headingFonts).toEqual(["Lora"]);
    expect(style.textFonts).toEqual(["Open Sans"]);
  });

  test.each([
    ["#abc", "#aabbcc"],
    ["#AABBCCFF", "#aabbcc"],
    ["#aabbcc80", undefined],
    ["rgb(255, 0, 10)", "#ff000a"],
    ["rgb(100% 0% 0%)", "#ff0000"],
    ["rgba(1,2,3,0.2)", undefined],
    ["hsl(120, 100%, 25%)", "#008000"],
    ["hsl(-120deg 100% 50% / 1)", "#0000ff"],
    ["rgb(x, y, z)", undefined],
    ["rgb(1,2)", undefined],
    ["#12345", undefined],
    ["red; color: blue", undefined],
  ])("reads %s as %s", (text, color) => {
    expect(parseColor(text)).toBe(color);
  });
});

describe("A manifest", () => {
  const manifest = (text: string) => readWebManifest({ url: URL, type: "", bytes: bytes(text) });
  test("gives name, color and icons", () => {
    expect(
      manifest(
        '{"name":"Fern","theme_color":"#1e7a46","icons":[{"src":"/i.png","sizes":"192x192 512x512"}]}',
      ),
    ).toEqual({
      name: "Fern",
      shortName: "",
      themeColor: "#1e7a46",
      icons: [{ url: "https://shop.example/i.png", side: 512 }],
    });
  });
  test.each(["", "[]", "null", '{"name":{"a":1},"icons":[{"src":7}]}', "[".repeat(100_000)])(
    "%j gives nothing",
    (text) => {
      const facts = manifest(text.slice(0, 100_000));
      expect(facts?.name ?? "").toBe("");
      expect(facts?.icons ?? []).toEqual([]);
    },
  );
});

describe("Hostile pages end in a worker within its limits", () => {
  const run = (html: string) =>
    workers.run("user", "readPage", { url: URL, type: "text/html", bytes: bytes(html) });
  const SIZE = 2_000_000;
  const fill = (text: string) => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE);
  test.each([
    ["300,000 nested elements", "<div>".repeat(300_000)],
    ["nested elements with text", fill("<div>x")],
    ["nested microdata", fill('<div itemscope itemprop="a">x')],
    ["open properties", fill('<p itemprop="a">x')],
    [
      "one element with many attributes",
      `<div ${Array.from({ length: 150_000 }, (_, at) => `a${at}=b`).join(" ")}>`,
    ],
    ["an open comment", `<!--${fill("-")}`],
    ["an open tag", `<${fill("a ")}`],
    ["an open attribute", `<a href="${fill("x")}`],
    ["open anchors", fill("<a href=x>")],
    ["entities", fill("&amp;&#x41;&notit;")],
    ["one paragraph", `<p>${fill("A sentence that repeats itself. ")}</p>`],
    ["one word", `<p>${fill("a")}</p>`],
    ["spaces", `<p>${fill(" ")}</p>`],
    ["deep JSON", `<script type="application/ld+json">${"[".repeat(SIZE)}</script>`],
    [
      "deep objects",
      `<script type="application/ld+json">${'{"a":'.repeat(200_000)}1${"}".repeat(200_000)}</script>`,
    ],
    ["wide JSON", `<script type="application/ld+json">[${fill('{"@type":"Product"},')}{}]</script>`],
    [
      "prototype keys",
      '<script type="application/ld+json">{"__proto__":{"name":"x"},"constructor":1}</script>',
    ],
    ["open braces in a style", `<style>${fill("a{")}</style>`],
    ["open comments in a style", `<style>${fill("a/**/")}</style>`],
    ["nested functions in a style", `<style>a{color:${fill("calc(")}</style>`],
    ["nested conditions in a style", `<style>${fill("@media a{")}</style>`],
    ["custom properties in a style", `<style>a{${fill("--a:var(--b);color:var(--a);")}</style>`],
    ["selectors in a style", `<style>${fill(":not(")}</style>`],
    ["control characters", fill("\u0000\u001b<\u0000p>")],
    ["broken UTF-8", fill("\ud800")],
  ])("%s", async (_, html) => {
    const facts = await run(html);
    expect(facts.text.length).toBeLessThanOrEqual(20_000);
    expect(facts.items.length).toBeLessThanOrEqual(40_000);
    expect(({} as Record<string, unknown>)["name"]).toBeUndefined();
  });

  test.each([
    ["stars", `User-agent: *\n${"Disallow: /*a*a*a*a*a*a*a*a*a*b$\n".repeat(15_000)}`],
    ["groups", "User-agent: a\nDisallow: /\n".repeat(18_000)],
    ["one line", "x".repeat(500_000)],
  ])("robots.txt with %s", async (_, rules) => {
    const question = { robotsUrl: `${URL}robots.txt`, rules, url: `${URL}${"a".repeat(1000)}` };
    expect(await workers.run("user", "isAllowedByRobots", question)).toBe(true);
  });

  test("robots.txt is followed for the reader's name and for all", async () => {
    const ask = (rules: string, url: string) =>
      workers.run("user", "isAllowedByRobots", { robotsUrl: "https://shop.example/robots.txt", rules, url });
    const rules = "User-agent: *\nDisallow: /private\n\nUser-agent: Adloom\nDisallow: /ads\nAllow: /ads/ok";
    expect(await ask(rules, "https://shop.example/private")).toBe(true);
    expect(await ask(rules, "https://shop.example/ads")).toBe(false);
    expect(await ask(rules, "https://shop.example/ads/ok")).toBe(true);
    expect(await ask("User-agent: *\nDisallow: /", "https://shop.example/")).toBe(false);
  });
});
