import type {
  CaptionsItem,
  FillLayer,
  HeadlineItem,
  LayoutTemplate,
  PhotoLayer,
  StackLayer,
} from "#studio/image/layout-template.ts";

const SHAPES = ["story", "tall", "square"] as const;

/** The picture to all edges, moved away from the text. */
const photo: PhotoLayer = { kind: "photo", id: "pic", rect: "canvas", coveredBy: "card", z: 0 };

/** The text at the top of the safe area, `inset` units inside it. */
const copy = (
  inset: number,
  items: StackLayer["items"],
  align: StackLayer["align"] = "start",
): StackLayer => ({
  kind: "stack",
  id: "copy",
  align,
  rect: {
    l: align === "center" ? `mid.l+${inset}u` : `safe.l+${inset}u`,
    t: `safe.t+${inset}u`,
    r: align === "center" ? `mid.r-${inset}u` : `safe.r-${inset}u`,
    b: "52%",
  },
  items,
});

/** A card behind the text, `pad` units larger. */
const card = (pad: number, fill: Partial<FillLayer>): FillLayer => ({
  kind: "fill",
  id: "card",
  rect: { l: `copy.l-${pad}u`, t: `copy.t-${pad}u`, r: `copy.r+${pad}u`, b: `copy.b+${pad}u` },
  z: 3,
  ...fill,
});

const captions = (overrides: Partial<CaptionsItem> = {}): CaptionsItem => ({
  kind: "captions",
  size: "4.4u",
  lines: 2,
  measure: 36,
  gap: "3.2u",
  ...overrides,
});

const headline = (overrides: Partial<HeadlineItem>): HeadlineItem => ({
  kind: "headline",
  min: "5u",
  preferred: "5.6u",
  max: "8.6u",
  lines: 3,
  ...overrides,
});

/**
 * Layouts for films only: the picture fills the frame, and the text is on its own card, because the
 * pixels below it move. `filmTemplates` (`film-templates.ts`) offers them for full-frame shots;
 * colors are roles of the style's palette (`studio/image/palettes/palettes.ts`).
 */
export const FULL_FRAME_TEMPLATES: readonly LayoutTemplate[] = [
  {
    id: "bold/film-labels",
    style: "bold",
    shapes: SHAPES,
    pictures: "photo",
    layers: [
      copy(0, [
        headline({
          min: "6u",
          preferred: "7u",
          max: "12u",
          lines: 3,
          highlight: "label",
          paint: "labelInk",
          leading: 1.36,
        }),
        captions({ box: "black", paint: "white", gap: "0u" }),
      ]),
      card(0, {}),
      photo,
    ],
  },
  {
    id: "modern/film-card",
    style: "modern",
    shapes: SHAPES,
    pictures: "photo",
    layers: [
      copy(4, [headline({ paint: "panelInk" }), captions({ paint: "panelInk" })]),
      card(4, { paint: "panel", radius: "4u" }),
      photo,
    ],
  },
  {
    id: "corporate/film-plate",
    style: "corporate",
    shapes: SHAPES,
    pictures: "photo",
    layers: [
      copy(4, [headline({ max: "8u" }), captions()]),
      card(4, { paint: "bg" }),
      {
        kind: "fill",
        rect: { l: "card.l", t: "card.t", r: "card.r", b: "card.t+1.2u" },
        paint: "brand",
        z: 4,
      },
      photo,
    ],
  },
  {
    id: "playful/film-paper",
    style: "playful",
    shapes: SHAPES,
    pictures: "photo",
    layers: [
      copy(
        4,
        [headline({ stroke: [0.15, "outline"], hardShadow: [0.055, "outline"], paint: "white" }), captions()],
        "center",
      ),
      { ...card(4.8, { paint: "outline", radius: "4.8u" }), id: "rim" },
      card(4, { paint: "bg", radius: "4u" }),
      photo,
    ],
  },
  {
    id: "luxury/film-label",
    style: "luxury",
    shapes: SHAPES,
    pictures: "photo",
    layers: [
      copy(4.4, [headline({ max: "7.6u" }), captions({ size: "4.1u" })], "center"),
      card(4.4, { paint: "bg" }),
      { ...card(3.2, { border: [".2u", "accent"] }), id: "line", z: 4 },
      photo,
    ],
  },
];
