import type { Item } from "./structured-data.ts";
import type { StyleFacts } from "./style-facts.ts";

/**
 * A picture of a website's page that may be the logo; `readPage` lists at most 20 of a page
 * (`MAX_LOGOS` in `read-page.ts`). Only those of the first page count (`logoCandidates` in
 * `modules/readings/site-pictures.ts`).
 */
export interface LogoCandidate {
  readonly url: string;
  /** How it was recognized. */
  readonly how: "icon" | "touch-icon" | "image";
  /** Side in pixels that the page states; 0 if it states none. */
  readonly side: number;
}

/**
 * A link of a website's page that the reader may follow; `read-page.ts` lists at most 400
 * (`MAX_LINKS`); `choosePages` (`modules/readings/proposals/choose-pages.ts`) picks the next pages
 * among them.
 */
export interface Link {
  readonly url: string;
  readonly text: string;
}

/**
 * Facts of a page of a website, as the worker's task `readPage` returns them (`read-page.ts` fills
 * it; `style` is from `style-facts.ts`, `items` from `structured-data.ts`). All texts are
 * untrusted; addresses are absolute.
 */
export interface PageFacts {
  readonly title: string;
  /** Meta tags by lower-case name or property; the first of each. */
  readonly meta: ReadonlyMap<string, string>;
  readonly language: string;
  readonly manifest: string | undefined;
  readonly styleSheets: readonly string[];
  /** Families that the page loads from a font service. */
  readonly fonts: readonly string[];
  readonly style: StyleFacts;
  readonly links: readonly Link[];
  readonly logos: readonly LogoCandidate[];
  /** JSON-LD and microdata. */
  readonly items: readonly Item[];
  /** Complete sentences of paragraphs. */
  readonly sentences: readonly string[];
  /** Beginning of the visible text. */
  readonly text: string;
}
