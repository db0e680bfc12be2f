import * as css from "css-tree/tokenizer";

/**
 * One declaration of a style sheet: selector, property and value; `readDeclarations` lists them;
 * `style-facts.ts` and `clean-svg.ts` decide which they use.
 */
export interface Declaration {
  /** Selector, or the name of an at-rule such as "@font-face"; empty for a style attribute. */
  readonly selector: string;
  /** Lower case, except for custom properties. */
  readonly property: string;
  readonly value: string;
}

const MAX_DECLARATIONS = 60_000;
const MAX_DEPTH = 50;
const MAX_CHARS = 300;

/** Rules that contain other rules. */
const GROUP = /^@(media|supports|layer|container|scope|starting-style)\b/i;

/**
 * Lists the declarations of a style sheet of a website (`readStyle` in `style-facts.ts`) or an SVG
 * (`cleanSvg` in `clean-svg.ts`) in their order, at most 60,000 (`MAX_DECLARATIONS` in this file,
 * like `MAX_CHARS` of one and `MAX_DEPTH`). Works on tokens: a parser that builds a tree of an
 * untrusted style sheet can overflow the stack.
 */
export function readDeclarations(source: string): readonly Declaration[] {
  const found: Declaration[] = [];
  const selectors: string[] = [];
  let start = 0;
  const textUpTo = (end: number) => source.slice(start, Math.min(end, start + MAX_CHARS)).trim();
  const declare = (end: number) => {
    const text = textUpTo(end);
    const colon = text.indexOf(":");
    if (colon < 1 || found.length >= MAX_DECLARATIONS) return;
    const name = text.slice(0, colon).trim();
    const property = name.startsWith("--") ? name : name.toLowerCase();
    const selector = selectors.findLast((text) => !GROUP.test(text)) ?? "";
    found.push({
      selector,
      property,
      value: text
        .slice(colon + 1)
        .replace(/!\s*important\s*$/i, "")
        .trim(),
    });
  };
  let depth = 0;
  css.tokenize(source, (type, from, to) => {
    if (type === css.Comment) {
      if (source.slice(start, from).trim() === "") start = to;
    } else if (type === css.LeftCurlyBracket) {
      depth += 1;
      if (depth <= MAX_DEPTH) selectors.push(textUpTo(from));
      start = to;
    } else if (type === css.RightCurlyBracket) {
      declare(from);
      if (depth <= MAX_DEPTH) selectors.pop();
      depth = Math.max(0, depth - 1);
      start = to;
    } else if (type === css.Semicolon) {
      declare(from);
      start = to;
    }
  });
  declare(source.length);
  return found;
}
