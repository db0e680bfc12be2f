import { sampleCampaign } from "#core/landing-sample.copy.ts";

/**
 * Time span of a step of the demo, in ms from its start. The HTML carries the spans as attributes
 * for public/landing.js, so the page needs no application code.
 */
interface Span {
  readonly at: number;
  readonly for: number;
}

const MS_PER_LETTER = 30;
const FIELD_PAUSE_MS = 180;
const ASSET_COUNT = 3;
const ASSET_INTERVAL_MS = 220;

/**
 * Times of the demo's `DemoInput`: the fields of the sample brief (`core/landing-sample.copy.ts`)
 * are typed one after another, `MS_PER_LETTER` each letter, `FIELD_PAUSE_MS` between fields (this
 * file). Start and length in ms.
 */
export const TYPING: readonly Span[] = sampleCampaign.input.reduce<Span[]>((spans, [, text]) => {
  const last = spans.at(-1);
  const at = last ? last.at + last.for + FIELD_PAUSE_MS : 500;
  return [...spans, { at, for: text.length * MS_PER_LETTER }];
}, []);

const typingEnd = TYPING.reduce((end, span) => Math.max(end, span.at + span.for), 0);

/**
 * Times of the demo (ms from its start) at which the logo and the product images appear in
 * `DemoInput`. One every `ASSET_INTERVAL_MS` (this file).
 */
export const ASSET_TIMES = Array.from(
  { length: ASSET_COUNT },
  (_, index) => typingEnd + 250 + index * ASSET_INTERVAL_MS,
);

/**
 * Span (start and length in ms) of the demo from the click on "generate" to the completed campaign,
 * for `DemoInput` and `DemoOutput`.
 */
export const GENERATING: Span = { at: typingEnd + 250 + ASSET_COUNT * ASSET_INTERVAL_MS + 300, for: 6200 };

const afterStart = (ms: number, span: number): Span => ({ at: GENERATING.at + ms, for: span });

/** Span (start and length in ms) of the demo in which `DemoOutput` writes the text ad. */
export const TEXT_AD = afterStart(200, 2200);
/** Span (start and length in ms) of the demo in which `DemoOutput` writes the script. */
export const VIDEO_AD = afterStart(900, 3300);
/**
 * Spans (start and length in ms) of the demo in which the scenes appear in `DemoOutput` one by one,
 * during the script's span.
 */
export const SCENES = [afterStart(1300, 1), afterStart(2500, 1), afterStart(3900, 1)] as const;
/** Span (start and length in ms) of the demo in which `DemoOutput` makes all image ads. */
export const IMAGES = afterStart(1500, 4600);
/**
 * Span (start and length in ms) of one image ad (`index` from 0) in `DemoOutput`; the spans
 * overlap, as they do in the product.
 */
export const imageSpan = (index: number): Span => afterStart(1600 + index * 750, 1400);

/**
 * Attributes of an element of `DemoInput` or `DemoOutput`: its kind of animation (`data-part`) and
 * its start and length in ms (`data-at`, `data-for`). `public/landing.js` reads them and animates
 * the element.
 */
export function timelineAttributes(kind: "type" | "show" | "work" | "count", span: Span) {
  return { "data-part": kind, "data-at": span.at, "data-for": span.for };
}
