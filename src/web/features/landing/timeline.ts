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

/** Times of the landing page's demo: the fields of the brief are typed one after another. */
export const TYPING: readonly Span[] = sampleCampaign.input.reduce<Span[]>((spans, [, text]) => {
  const last = spans.at(-1);
  const at = last ? last.at + last.for + FIELD_PAUSE_MS : 500;
  return [...spans, { at, for: text.length * MS_PER_LETTER }];
}, []);

const typingEnd = TYPING.reduce((end, span) => Math.max(end, span.at + span.for), 0);

/** Times of the landing page's demo at which the logo and the product images appear. */
export const ASSET_TIMES = Array.from(
  { length: ASSET_COUNT },
  (_, index) => typingEnd + 250 + index * ASSET_INTERVAL_MS,
);

/** Span of the landing page's demo from the click on "generate" to the completed campaign. */
export const GENERATING: Span = { at: typingEnd + 250 + ASSET_COUNT * ASSET_INTERVAL_MS + 300, for: 6200 };

const afterStart = (ms: number, span: number): Span => ({ at: GENERATING.at + ms, for: span });

/** Span of the landing page's demo in which the text ad is written. */
export const TEXT_AD = afterStart(200, 2200);
/** Span of the landing page's demo in which the script is written. */
export const VIDEO_AD = afterStart(900, 3300);
/** Spans of the landing page's demo: scenes appear one by one during the video ad's span. */
export const SCENES = [afterStart(1300, 1), afterStart(2500, 1), afterStart(3900, 1)] as const;
/** Span of all image ads in the landing page's demo. */
export const IMAGES = afterStart(1500, 4600);
/** Span of one image ad in the landing page's demo; they overlap, as they do in the product. */
export const imageSpan = (index: number): Span => afterStart(1600 + index * 750, 1400);

/**
 * Attributes of an element of the demo with its kind of animation and the time of it, which
 * public/landing.js reads.
 */
export function timelineAttributes(kind: "type" | "show" | "work" | "count", span: Span) {
  return { "data-part": kind, "data-at": span.at, "data-for": span.for };
}
