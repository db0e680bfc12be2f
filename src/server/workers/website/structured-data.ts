/**
 * One object of a page's structured data (schema.org), such as a product or an organization, with
 * its nested objects. `readJsonLd` and `MicrodataReader` make it within the limits below
 * (`MAX_ITEMS`, `MAX_VALUES`, `MAX_CHARS`). The proposals of the website reader read it.
 */
export interface Item {
  /** Types without their address, such as "Product". */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, readonly Value[]>;
  readonly source: "JSON-LD" | "microdata";
  /** Property of another object that holds this one; `undefined` for an object on its own. */
  readonly within: string | undefined;
}

/** Value of a property in structured data: a text or a nested object. */
type Value = string | Item;

const MAX_ITEMS = 2000;
const MAX_DEPTH = 12;
const MAX_VALUES = 50;
const MAX_CHARS = 5000;

const shortType = (type: string) => type.replace(/^.*[/#:]/, "").slice(0, 60);

/**
 * Text of a value in a website's structured data, when `propose-products.ts` and `site-pictures.ts`
 * read products and pictures: the value itself, or the address of an object; empty without one.
 */
export function valueText(value: Value | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value.trim();
  return valueText(
    value.properties.get("@value")?.[0] ??
      value.properties.get("url")?.[0] ??
      value.properties.get("contentUrl")?.[0],
  );
}

/**
 * Returns the first text of a property of a website's structured data, for example the `name` of an
 * organization, when names, products and logos are proposed (`propose-names.ts`,
 * `propose-products.ts`, `site-pictures.ts` of `modules/readings`); empty if it is missing.
 */
export const property = (item: Item, name: string): string => valueText(item.properties.get(name)?.[0]);

/**
 * Lists the nested objects in a property of a website's structured data, for example the `offers`
 * of a product, when organizations (`organization.ts`), products (`propose-products.ts`) and logos
 * (`site-pictures.ts`) are proposed (`modules/readings`).
 */
export const objects = (item: Item, name: string): readonly Item[] =>
  (item.properties.get(name) ?? []).filter((value) => typeof value !== "string");

/**
 * Reads the objects of a page's JSON-LD script, also nested ones, at most 2,000 (`MAX_ITEMS`) and
 * 12 deep (`MAX_DEPTH`), with texts of `MAX_CHARS` (all in this file). `readPage` (`read-page.ts`)
 * calls it at the end of each script; malformed JSON gives none.
 */
export function readJsonLd(text: string): readonly Item[] {
  const found: Item[] = [];
  const convert = (value: unknown, depth: number, within?: string): readonly Value[] => {
    if (typeof value === "string") return [value.slice(0, MAX_CHARS)];
    if (typeof value === "number" || typeof value === "boolean") return [String(value)];
    if (Array.isArray(value))
      return value.slice(0, MAX_VALUES).flatMap((entry) => convert(entry, depth, within));
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH || found.length >= MAX_ITEMS)
      return [];
    const properties = new Map<string, readonly Value[]>();
    const entries = Object.entries(value);
    const types = entries.find(([key]) => key === "@type")?.[1];
    const item: Item = {
      types: [types].flat().flatMap((type) => (typeof type === "string" ? [shortType(type)] : [])),
      properties,
      source: "JSON-LD",
      within,
    };
    found.push(item);
    for (const [key, entry] of entries.slice(0, MAX_VALUES)) {
      properties.set(key, convert(entry, depth + 1, key === "@graph" ? undefined : key));
    }
    return [item];
  };
  try {
    // Some pages wrap the script in a comment or in CDATA.
    convert(
      JSON.parse(text.replace(/^\s*(<!--|\/\/<!\[CDATA\[|<!\[CDATA\[)|(-->|\/\/\]\]>|\]\]>)\s*$/g, "")),
      0,
    );
  } catch {
    return [];
  }
  return found;
}

interface MicrodataItem extends Item {
  readonly properties: Map<string, Value[]>;
}

/** An open element that is an object, or whose text is a property. */
interface OpenElement {
  readonly depth: number;
  readonly item: MicrodataItem | undefined;
  readonly name: string;
  text: string;
}

/**
 * Collects the microdata of a page from the events of the HTML parser; `readPage` (`read-page.ts`)
 * creates one for each page and reads `found` at the end. Limits: `MAX_ITEMS`, `MAX_DEPTH`,
 * `MAX_VALUES` and `MAX_CHARS` above.
 */
export class MicrodataReader {
  readonly found: Item[] = [];
  /** Only elements with microdata, so that each event takes the same time at any depth. */
  readonly #open: OpenElement[] = [];
  readonly #owners: MicrodataItem[] = [];
  #depth = 0;

  #add(name: string, value: Value): void {
    const owner = this.#owners.at(-1);
    if (!owner) return;
    const values = owner.properties.get(name) ?? [];
    if (values.length < MAX_VALUES) owner.properties.set(name, [...values, value]);
  }

  #startItem(name: string | undefined, type: string): MicrodataItem {
    const within = this.#owners.length > 0 ? name : undefined;
    const types = type.slice(0, 500).split(/\s+/).map(shortType);
    const item: MicrodataItem = { types, properties: new Map(), source: "microdata", within };
    if (name !== undefined) this.#add(name, item);
    this.found.push(item);
    this.#owners.push(item);
    return item;
  }

  /** @param value the value of an element that has it in an attribute */
  start(attributes: Readonly<Record<string, string>>, value: string | undefined): void {
    this.#depth += 1;
    const { itemprop: name, itemtype = "" } = attributes;
    const depth = this.#depth;
    if (
      attributes["itemscope"] !== undefined &&
      this.#owners.length < MAX_DEPTH &&
      this.found.length < MAX_ITEMS
    ) {
      this.#open.push({ depth, item: this.#startItem(name, itemtype), name: "", text: "" });
    } else if (name !== undefined && value !== undefined) this.#add(name, value.slice(0, MAX_CHARS));
    else if (name !== undefined && this.#owners.length > 0)
      this.#open.push({ depth, item: undefined, name, text: "" });
  }

  text(part: string): void {
    const element = this.#open.at(-1);
    if (element && !element.item && element.text.length < MAX_CHARS) element.text += part;
  }

  end(): void {
    const element = this.#open.at(-1);
    if (element?.depth === this.#depth) {
      this.#open.pop();
      if (element.item) this.#owners.pop();
      else this.#add(element.name, element.text.replace(/\s+/g, " ").trim());
    }
    this.#depth -= 1;
  }
}
