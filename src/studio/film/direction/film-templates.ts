import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { CaptionsItem, Item, Layer, LayoutTemplate } from "#studio/image/layout-template.ts";
import type { Length } from "#studio/image/layout/lengths.ts";
import { LAYOUT_TEMPLATES } from "#studio/image/templates/layout-templates.ts";
import { FULL_FRAME_TEMPLATES } from "./full-frame-templates.ts";

/** Captions are read in passing, so they are larger than the descriptions of ads. */
const CAPTION = { size: "4.7u", wideSize: "4.2u", lines: 2, measure: 40 } as const;

/** Size of a button's label in design units, so that it can be read on a phone in three seconds. */
const LABEL = 4;

/** A length in design units with a minimum. */
const atLeast = (size: Length, units: number): Length =>
  typeof size === "string" && size.endsWith("u") && Number.parseFloat(size) < units ? `${units}u` : size;

/**
 * Kind of a film's shot: an ad's layout, a full-frame picture or the end card; `planShots`
 * (`shots.ts`) chooses it.
 */
export type ShotKind = "layout" | "full" | "end";

/**
 * The templates of a style for a shot, for `stageShots` (`server/render/film/stage-shots.ts`):
 * those of its image ads (`LAYOUT_TEMPLATES` in `studio/image/templates/layout-templates.ts`) with
 * captions in place of the description, for an end card also with the web address below the button;
 * or those of `full-frame-templates.ts`, in which the picture fills the frame.
 */
export function filmTemplates(style: ImageStyle, kind: ShotKind): readonly LayoutTemplate[] {
  if (kind === "full") return FULL_FRAME_TEMPLATES.filter((template) => template.style === style);
  return LAYOUT_TEMPLATES[style].map((template) => ({
    ...template,
    layers: template.layers.map((layer) => withCaptions(layer, template, kind === "end")),
  }));
}

function withCaptions(layer: Layer, template: LayoutTemplate, isEnd: boolean): Layer {
  if (layer.kind !== "stack") return layer;
  const items = layer.items
    .filter(({ kind }) => kind !== "product")
    .flatMap((item) => captionsFor(item, template));
  const caption = items.find(({ kind }) => kind === "captions");
  if (!isEnd || !caption) return { ...layer, items };
  const address: Item = {
    kind: "product",
    size: "3.6u",
    gap: items.some(({ kind }) => kind === "cta") ? "3.4u" : "2.8u",
    paint: caption.kind === "captions" && caption.box ? "ink" : (caption.paint ?? "ink"),
  };
  return { ...layer, items: [...items, address] };
}

function captionsFor(item: Item, { shapes }: LayoutTemplate): Item[] {
  if (item.kind === "cta") return [{ ...item, size: atLeast(item.size, LABEL) }];
  if (item.kind !== "body") return [item];
  const isWide = shapes.every((shape) => shape === "wide");
  const captions: CaptionsItem = {
    kind: "captions",
    size: isWide ? CAPTION.wideSize : CAPTION.size,
    lines: CAPTION.lines,
    measure: CAPTION.measure,
    gap: item.gap === "0u" ? "0u" : "3.6u",
    paint: item.paint === "muted" || item.paint === undefined ? "ink" : item.paint,
    ...(item.if && { if: item.if }),
    ...(item.box && { box: item.box }),
  };
  return [captions];
}
