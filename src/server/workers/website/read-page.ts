import { Parser } from "htmlparser2";
import { decodePageText } from "./decode-page.ts";
import type { Link, LogoCandidate, PageFacts } from "./page-facts.ts";
import { MicrodataReader, readJsonLd, type Item } from "./structured-data.ts";
import { readStyle } from "./style-facts.ts";

/**
 * A page or file of a website as it was received: `modules/readings/fetch-files.ts` makes it
 * (limit: `READING_LIMITS.pageBytes` in `core/readings/limits.ts`), the tasks of the website reader
 * take it.
 */
export interface PageFile {
  readonly url: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const CHUNK = 65_536;
const MAX_TAGS = 50_000;
const MAX_LINKS = 400;
const MAX_LOGOS = 20;
const MAX_SCRIPTS = 20;
const MAX_SENTENCES = 60;
const MAX_TEXT = 20_000;
const MAX_STYLE = 500_000;
/** Elements whose text a visitor does not read. */
const HIDDEN = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "head",
  "iframe",
  "select",
  "textarea",
]);
/** Elements that repeat on every page. */
const CHROME = new Set(["nav", "footer", "header", "aside", "form", "button"]);
const PROSE = new Set(["p", "blockquote", "h1", "h2", "h3", "li"]);
const SENTENCE = /^\p{Lu}[^.!?…]{18,158}[.!?]$/u;
const FONT_SERVICE = /^https:\/\/fonts\.(googleapis\.com|bunny\.net)\/css/;

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();

/** Families in the address of a font service: "…/css2?family=Lora:wght@400&family=Inter". */
function serviceFonts(url: URL): readonly string[] {
  const families = url.searchParams.getAll("family").flatMap((family) => family.split("|"));
  return families.map((family) => family.split(":")[0]!.replaceAll("+", " ").trim()).filter(Boolean);
}

/** Collects the facts of a page from the events of its parser; builds no tree. */
class PageReader {
  #tags = 0;
  readonly #base: URL;
  readonly #open: string[] = [];
  readonly #microdata = new MicrodataReader();
  readonly #items: Item[] = [];
  readonly #meta = new Map<string, string>();
  readonly #styleSheets: string[] = [];
  readonly #fonts: string[] = [];
  readonly #links: Link[] = [];
  readonly #logos: LogoCandidate[] = [];
  readonly #sentences = new Set<string>();
  #manifest: string | undefined;
  #language = "";
  #title = "";
  #titled = false;
  #text = "";
  #style = "";
  #script: string | undefined;
  #scripts = 0;
  #prose: string | undefined;
  #link: { url: string; text: string } | undefined;
  #hidden = 0;
  #chrome = 0;

  constructor(url: string) {
    this.#base = new URL(url);
  }

  get isFull(): boolean {
    return this.#tags > MAX_TAGS;
  }

  #resolve(address: string | undefined): string | undefined {
    if (address === undefined || address.trim() === "" || address.length > 2000) return undefined;
    const url = URL.parse(address.trim(), this.#base.href);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    url.hash = "";
    return url.href;
  }

  #addLogo(address: string | undefined, how: LogoCandidate["how"], side: number): void {
    const url = this.#resolve(address);
    if (url !== undefined && this.#logos.length < MAX_LOGOS) this.#logos.push({ url, how, side });
  }

  #readLink({ rel = "", href, sizes = "" }: Readonly<Record<string, string>>): void {
    const url = this.#resolve(href);
    if (url === undefined) return;
    const kinds = rel.toLowerCase().split(/\s+/);
    const side = /svg(\?|$)/.test(url) ? 1024 : Number.parseInt(sizes, 10) || 0;
    if (kinds.includes("manifest")) this.#manifest ??= url;
    else if (kinds.some((kind) => kind.startsWith("apple-touch-icon")))
      this.#addLogo(url, "touch-icon", side || 180);
    else if (kinds.includes("icon")) this.#addLogo(url, "icon", side);
    else if (FONT_SERVICE.test(url)) this.#fonts.push(...serviceFonts(new URL(url)));
    else if (kinds.includes("stylesheet")) this.#styleSheets.push(url);
  }

  #readImage(attributes: Readonly<Record<string, string>>): void {
    const { src, alt = "", id = "", width = "" } = attributes;
    const hints = `${attributes["class"] ?? ""} ${id} ${alt} ${src?.split("/").at(-1) ?? ""}`;
    if (/logo|brand(?!s)/i.test(hints))
      this.#addLogo(attributes["data-src"] ?? src, "image", Number.parseInt(width, 10) || 0);
  }

  start(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#tags += 1;
    this.#open.push(name);
    if (HIDDEN.has(name)) this.#hidden += 1;
    if (CHROME.has(name)) this.#chrome += 1;
    const address = name === "a" || name === "link" ? attributes["href"] : attributes["src"];
    this.#microdata.start(
      attributes,
      attributes["content"] ?? (address === undefined ? undefined : this.#resolve(address)),
    );
    if (name === "html") this.#language = attributes["lang"] ?? "";
    else if (name === "meta") {
      const key = (attributes["property"] ?? attributes["name"] ?? "").toLowerCase();
      const content = collapse((attributes["content"] ?? "").slice(0, 2000));
      if (key !== "" && content !== "" && !this.#meta.has(key) && this.#meta.size < 200)
        this.#meta.set(key, content);
    } else if (name === "link") this.#readLink(attributes);
    else if (name === "img") this.#readImage(attributes);
    else if (
      name === "script" &&
      /^application\/ld\+json/i.test(attributes["type"] ?? "") &&
      this.#scripts++ < MAX_SCRIPTS
    ) {
      this.#script = "";
    } else if (name === "a") {
      const url = this.#resolve(attributes["href"]);
      this.#link = url === undefined ? undefined : { url, text: attributes["aria-label"] ?? "" };
    }
    if (PROSE.has(name)) this.#prose = "";
  }

  text(part: string): void {
    const element = this.#open.at(-1);
    if (this.#script !== undefined) this.#script += part;
    if (element === "style" && this.#style.length < MAX_STYLE) this.#style += part;
    if (element === "title" && !this.#titled && this.#title.length < 500) this.#title += part;
    if (this.#hidden > 0) return;
    this.#microdata.text(part);
    if (this.#link && this.#link.text.length < 200) this.#link.text += part;
    if (this.#chrome > 0) return;
    if (this.#prose !== undefined && this.#prose.length < 2000) this.#prose += part;
    if (this.#text.length < MAX_TEXT) this.#text += part;
  }

  end(name: string): void {
    this.#open.pop();
    this.#microdata.end();
    if (HIDDEN.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    if (CHROME.has(name)) this.#chrome = Math.max(0, this.#chrome - 1);
    if (name === "title" && this.#title !== "") this.#titled = true;
    if (name === "script" && this.#script !== undefined) {
      this.#items.push(...readJsonLd(this.#script));
      this.#script = undefined;
    } else if (name === "a" && this.#link) {
      const { url, text } = this.#link;
      if (this.#links.length < MAX_LINKS) this.#links.push({ url, text: collapse(text) });
      this.#link = undefined;
    } else if (PROSE.has(name) && this.#prose !== undefined) {
      for (const sentence of collapse(this.#prose).split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
        if (SENTENCE.test(sentence) && this.#sentences.size < MAX_SENTENCES) this.#sentences.add(sentence);
      }
      this.#prose = undefined;
    }
  }

  facts(): PageFacts {
    return {
      title: collapse(this.#title).slice(0, 500),
      meta: this.#meta,
      language: this.#language.slice(0, 20),
      manifest: this.#manifest,
      styleSheets: [...new Set(this.#styleSheets)].slice(0, 20),
      fonts: [...new Set(this.#fonts)].slice(0, 10),
      style: readStyle(this.#style),
      links: this.#links,
      logos: this.#logos,
      items: [...this.#items, ...this.#microdata.found],
      sentences: [...this.#sentences],
      text: collapse(this.#text).slice(0, MAX_TEXT),
    };
  }
}

/**
 * Task that extracts facts from a page of a website: names, links, pictures, structured data and
 * styles. Stops after 50,000 elements (`MAX_TAGS`); the limits of links, logos, sentences and text
 * are above too. `modules/readings/fetch-files.ts` runs it; `modules/readings/proposals/propose.ts`
 * makes proposals of the result.
 */
export function readPage({ url, type, bytes }: PageFile): PageFacts {
  const text = decodePageText(bytes, type);
  const reader = new PageReader(url);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.start(name, attributes),
    ontext: (part) => reader.text(part),
    onclosetag: (name) => reader.end(name),
  });
  for (let at = 0; at < text.length && !reader.isFull; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  if (!reader.isFull) parser.end();
  return reader.facts();
}
