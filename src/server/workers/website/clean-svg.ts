import { Parser } from "htmlparser2";
import { readDeclarations, type Declaration } from "./css-declarations.ts";

/**
 * An SVG reduced to what cannot refer outside of the file or take unbounded time to draw, with its
 * ratio; `drawSvg` draws it.
 */
interface CleanSvg {
  readonly source: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Whether it has a shape, and the file no lettering, which is left out. */
  readonly isWhole: boolean;
}

const ELEMENTS = new Set(
  "svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask style".split(
    " ",
  ),
);
const SHAPES = new Set("path rect circle ellipse line polyline polygon".split(" "));
/** Elements that are left out although the text in them is visible. */
const LETTERING = new Set(["text", "foreignObject"]);
const ATTRIBUTES = new Set(
  (
    "id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height viewBox preserveAspectRatio points transform offset " +
    "gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits"
  ).split(" "),
);
/** Attributes that are also CSS properties. Dashes are missing: short ones take minutes to draw. */
const PROPERTIES = new Set(
  (
    "fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit fill-rule clip-rule opacity fill-opacity " +
    "stroke-opacity stop-color stop-opacity color display visibility"
  ).split(" "),
);
/** A reference draws other elements again, so references are counted and never nested. */
const REFERENCES = new Set(["clip-path", "mask"]);
/** Elements whose content is drawn for each reference to them. */
const SHARED = new Set(["symbol", "clipPath", "mask"]);
const MAX_REFERENCES = 40;
const MAX_ELEMENTS = 4000;
const MAX_DEPTH = 60;
const LOCAL_URL = /^url\(\s*["']?#[\w.:-]{1,100}["']?\s*\)/;
const LOCAL_HREF = /^#[\w.:-]{1,100}$/;
const MAX_RATIO = 12;
const CHUNK = 65_536;

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Whether a value names nothing outside of the drawing. */
const isLocal = (value: string) => !/url\(|@|expression|image/i.test(value) || LOCAL_URL.test(value);

const allowedDeclarations = (source: string): readonly Declaration[] =>
  readDeclarations(source).filter(
    ({ selector, property, value }) =>
      PROPERTIES.has(property) &&
      isLocal(value) &&
      !selector.startsWith("@") &&
      !/[<>{}]/.test(selector + value),
  );

const number = (text: string | undefined) =>
  /^\s*[\d.]+(px)?\s*$/.test(text ?? "") ? Number.parseFloat(text!) : Number.NaN;

function ratioOf(attributes: Readonly<Record<string, string>>): number {
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = number(attributes["width"]) / number(attributes["height"]);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : boxWidth / boxHeight;
}

/** Ids that another element draws again; gradients count too, which does no harm. */
function referredIds(text: string): ReadonlySet<string> {
  const found = text.matchAll(/(?:href\s*=\s*["']|url\(\s*["']?)#([\w.:-]{1,100})/g);
  return new Set([...found].map(([, id = ""]) => id));
}

const styleSheet = (source: string) =>
  allowedDeclarations(source)
    .map(({ selector, property, value }) => escape(`${selector}{${property}:${value}}`))
    .join("");

/** An open element: the tag that was written, or an empty one where the element was left out. */
interface Open {
  readonly name: string;
  /** Whether another element can draw it again. */
  readonly isShared: boolean;
  /** Whether text in it is visible. */
  readonly isLettering: boolean;
}

/** Rewrites an SVG from the events of its parser. */
class SvgWriter {
  readonly output: string[] = [];
  ratio = Number.NaN;
  isTooLarge = false;
  hasShape = false;
  hasLettering = false;
  readonly #open: Open[] = [];
  readonly #referred: ReadonlySet<string>;
  #elements = 0;
  #references = 0;
  #style: string | undefined;

  constructor(text: string) {
    this.#referred = referredIds(text);
  }

  /** Counts a reference. A reference within a shared element would be drawn many times. */
  #mayRefer(): boolean {
    if (this.#open.some(({ isShared }) => isShared)) return false;
    this.#references += 1;
    if (this.#references > MAX_REFERENCES) this.isTooLarge = true;
    return true;
  }

  #attribute(name: string, value: string): readonly (readonly [string, string])[] {
    const local = name.replace(/^xlink:/, "");
    if (local === "href") return LOCAL_HREF.test(value) ? [[local, value]] : [];
    if (REFERENCES.has(local)) return LOCAL_URL.test(value) && this.#mayRefer() ? [[local, value]] : [];
    if (local === "style") return allowedDeclarations(value).map((set) => [set.property, set.value] as const);
    const isAllowed = ATTRIBUTES.has(local) || (PROPERTIES.has(local) && isLocal(value));
    return isAllowed ? [[local, value]] : [];
  }

  start(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS || this.#open.length > MAX_DEPTH) this.isTooLarge = true;
    const name = tag.replace(/^svg:/, "");
    const parent = this.#open.at(-1);
    const isKept =
      ELEMENTS.has(name) && (parent ? parent.name !== "" : name === "svg" && this.output.length === 0);
    if (!isKept || (name === "use" && !this.#mayRefer())) {
      const isLettering = parent?.isLettering === true || LETTERING.has(name);
      this.#open.push({ name: "", isShared: false, isLettering });
      return;
    }
    if (SHAPES.has(name)) this.hasShape = true;
    if (!parent) this.ratio = ratioOf(attributes);
    const names = new Map(Object.entries(attributes).flatMap(([key, value]) => this.#attribute(key, value)));
    if (!parent) names.set("xmlns", "http://www.w3.org/2000/svg");
    const isShared = SHARED.has(name) || this.#referred.has(attributes["id"] ?? "");
    this.#open.push({ name, isShared, isLettering: false });
    if (name === "style") this.#style = "";
    else
      this.output.push(`<${name}${[...names].map(([key, value]) => ` ${key}="${escape(value)}"`).join("")}>`);
  }

  text(part: string): void {
    if (this.#style !== undefined) this.#style += part;
    if (this.#open.at(-1)?.isLettering && part.trim() !== "") this.hasLettering = true;
  }

  end(): void {
    const { name = "" } = this.#open.pop() ?? {};
    if (name === "") return;
    if (name === "style") this.output.push(`<style>${styleSheet(this.#style ?? "")}</style>`);
    else this.output.push(`</${name}>`);
    if (name === "style") this.#style = undefined;
  }
}

/**
 * Rewrites an SVG with only the elements and attributes of plain drawings (`ELEMENTS`,
 * `ATTRIBUTES`). Removes scripts, text, pictures, filters, patterns, foreign content, and all
 * external references. Returns the source, the ratio of width to height and whether the drawing is
 * whole; `undefined` for a file that is not an SVG, has too many parts (`MAX_ELEMENTS`,
 * `MAX_REFERENCES`, `MAX_DEPTH`) or is too long or wide (`MAX_RATIO`). `drawSvg` (`draw-svg.ts`)
 * cleans each file first.
 */
export function cleanSvg(text: string): CleanSvg | undefined {
  const writer = new SvgWriter(text);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => writer.start(tag, attributes),
      ontext: (part) => writer.text(part),
      onclosetag: () => writer.end(),
    },
    { xmlMode: true },
  );
  for (let at = 0; at < text.length && !writer.isTooLarge; at += CHUNK)
    parser.write(text.slice(at, at + CHUNK));
  if (writer.isTooLarge) return undefined;
  parser.end();
  const { ratio, output, hasShape, hasLettering } = writer;
  const isWhole = hasShape && !hasLettering;
  return ratio >= 1 / MAX_RATIO && ratio <= MAX_RATIO
    ? { source: output.join(""), ratio, isWhole }
    : undefined;
}
