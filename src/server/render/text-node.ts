import type { Node } from "@takumi-rs/core";
import type { TextOp } from "#studio/image/scene.ts";
import type { Face } from "#studio/image/text/measured-text.ts";
import { LANGUAGE_BY_SCRIPT } from "#studio/image/text/script-tag.ts";

type Style = NonNullable<Node["style"]>;

/**
 * The CSS of a font face, when text is measured (`measure.ts`) and drawn. Family ids are quoted:
 * the renderer cannot parse an unquoted one with a digit.
 */
export function faceStyle(face: Face): Style {
  return {
    fontFamily: face.families.map((family) => `'${family}'`).join(","),
    fontWeight: face.weight,
    ...(face.tracking === 0 ? {} : { letterSpacing: `${face.tracking}em` }),
    ...(face.variation === undefined ? {} : { fontVariationSettings: face.variation }),
  };
}

/**
 * Converts a line of text in a scene to a renderer's node, placed by its baseline, which the layout
 * in `studio/image` sets; `scene-node.ts` calls it for each text operation.
 */
export function textNode(op: TextOp): Node {
  const { ascent, descent } = op.metrics;
  const content = ascent + descent;
  return {
    type: "text",
    text: op.text,
    lang: LANGUAGE_BY_SCRIPT[op.script],
    ...(op.rtl ? { dir: "rtl" as const } : {}),
    style: {
      position: "absolute",
      left: op.box.l,
      top: op.baseline - op.size * ((1 - content) / 2 + ascent),
      height: op.size,
      lineHeight: 1,
      whiteSpace: "nowrap",
      fontSize: op.size,
      color: op.color,
      ...faceStyle(op.face),
      ...(op.outline ? { WebkitTextStroke: `${op.outline.width}px ${op.outline.paint}` } : {}),
    },
  };
}
