import { colorsIn, parseColor } from "./css-color.ts";
import { readDeclarations } from "./css-declarations.ts";

/** A color of a website's style sheets, with how often it is used and the name of its variable. */
interface StyleColor {
  /** "#rrggbb". */
  readonly color: string;
  /** Declarations that use it, directly or through its custom property. */
  readonly uses: number;
  /** Custom property that holds it, such as "--leaf". */
  readonly name: string | undefined;
}

/**
 * Colors and fonts of a website's style sheet, from `readStyle`, at most 60 colors and 5 fonts
 * (`MAX_COLORS`, `MAX_FONTS` below); `modules/readings/proposals/propose-look.ts` proposes a
 * palette and typefaces from them.
 */
export interface StyleFacts {
  /** Most used first. */
  readonly colors: readonly StyleColor[];
  /** Font families of headings and of other text, most used first, without generic ones. */
  readonly headingFonts: readonly string[];
  readonly textFonts: readonly string[];
}

const MAX_COLORS = 60;
const MAX_FONTS = 5;
const COLORED =
  /^(background|background-color|color|border(-\w+)*|outline|outline-color|fill|stroke|accent-color)$/;
const HEADING = /\bh[1-3]\b|title|headline|heading|display/i;
const GENERIC =
  /^(inherit|initial|unset|revert|var\(.*|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-\S+|-apple-system|BlinkMacSystemFont|Segoe UI|Arial|Helvetica|Helvetica Neue|Times|Times New Roman|Georgia|Courier New|Verdana|Tahoma|emoji|Apple Color Emoji|.*icons?|Font ?Awesome.*|swiper.*|slick|dashicons)$/i;
const NAME_OF_VAR = /var\(\s*(--[\w-]{1,80})/g;

class Counter {
  readonly counts = new Map<string, number>();
  add(key: string, times = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + times);
  }
  /** Keys by falling count. */
  ranked(): readonly (readonly [string, number])[] {
    return [...this.counts].sort((a, b) => b[1] - a[1]);
  }
}

/** First family of a list that is not a generic or system one. */
function firstFamily(value: string): string | undefined {
  const names = value.split(",").map((name) =>
    name
      .trim()
      .replace(/^["']|["']$/g, "")
      .trim(),
  );
  return names.find((name) => name !== "" && name.length <= 60 && !GENERIC.test(name));
}

/**
 * Reads colors and fonts of a style sheet, with the values of its custom properties; which
 * properties have colors is `COLORED`, which families are generic is `GENERIC`. `readPage`
 * (`read-page.ts`) calls it for inline styles, `readStyleSheet` (`website/site-files.ts`) for
 * files. At most `MAX_COLORS` and `MAX_FONTS` (this file).
 */
export function readStyle(source: string): StyleFacts {
  const variables = new Map<string, string>();
  const uses = new Counter();
  const named = new Map<string, string>();
  const headings = new Counter();
  const texts = new Counter();
  const declarations = readDeclarations(source);
  for (const { property, value } of declarations) {
    if (property.startsWith("--") && !variables.has(property)) variables.set(property, value);
  }
  for (const { selector, property, value } of declarations) {
    if (property.startsWith("--")) {
      const color = parseColor(value);
      if (color !== undefined) {
        if (!named.has(color)) named.set(color, property);
        uses.add(color);
      }
    } else if (COLORED.test(property)) {
      for (const color of colorsIn(value.replaceAll(/var\([^()]*\)/g, ""))) uses.add(color);
      for (const [, name = ""] of value.matchAll(NAME_OF_VAR)) {
        const color = parseColor(variables.get(name) ?? "");
        if (color !== undefined) uses.add(color);
      }
    } else if (property === "font-family" && selector !== "@font-face") {
      const name = NAME_OF_VAR.exec(value)?.[1];
      NAME_OF_VAR.lastIndex = 0;
      const family = firstFamily(name === undefined ? value : (variables.get(name) ?? ""));
      if (family !== undefined) (HEADING.test(selector) ? headings : texts).add(family);
    }
  }
  const top = (counter: Counter) =>
    counter
      .ranked()
      .slice(0, MAX_FONTS)
      .map(([name]) => name);
  return {
    colors: uses
      .ranked()
      .slice(0, MAX_COLORS)
      .map(([color, count]) => ({ color, uses: count, name: named.get(color) })),
    headingFonts: top(headings),
    textFonts: top(texts),
  };
}
