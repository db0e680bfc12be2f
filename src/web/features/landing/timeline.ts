import { sample } from "#core/landing-sample.ts";

/**
 * When each part of the demo happens, ms from its start. The HTML carries these times as attributes and
 * public/landing.js plays them, so the page needs no code of the application.
 */
interface Span {
  readonly at: number;
  readonly for: number;
}

const MS_PER_LETTER = 30;
const BETWEEN_FIELDS = 180;
const ASSETS = 3;
const BETWEEN_ASSETS = 220;

/** The brief's answers are typed one after the other. */
export const TYPED: readonly Span[] = sample.input.reduce<Span[]>((spans, [, text]) => {
  const last = spans.at(-1);
  const at = last ? last.at + last.for + BETWEEN_FIELDS : 500;
  return [...spans, { at, for: text.length * MS_PER_LETTER }];
}, []);

const typedUntil = TYPED.reduce((end, span) => Math.max(end, span.at + span.for), 0);

/** When the logo and the product pictures drop in. */
export const ASSETS_AT = Array.from(
  { length: ASSETS },
  (_, index) => typedUntil + 250 + index * BETWEEN_ASSETS,
);

/** The button is pressed, and everything is made. */
export const GENERATE: Span = { at: typedUntil + 250 + ASSETS * BETWEEN_ASSETS + 300, for: 6200 };

const later = (ms: number, span: number): Span => ({ at: GENERATE.at + ms, for: span });

export const TEXT_AD = later(200, 2200);
export const VIDEO_AD = later(900, 3300);
/** Scenes come one by one while the script is being made. */
export const SCENES = [later(1300, 1), later(2500, 1), later(3900, 1)] as const;
export const IMAGES = later(1500, 4600);
/** Platforms overlap, as they do when the product makes them. */
export const IMAGE = (index: number): Span => later(1600 + index * 750, 1400);

/** The attributes that public/landing.js reads. */
export function played(kind: "type" | "show" | "work" | "count", span: Span) {
  return { "data-part": kind, "data-at": span.at, "data-for": span.for };
}
