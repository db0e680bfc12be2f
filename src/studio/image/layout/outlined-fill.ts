import type { FillOp } from "../scene.ts";

/**
 * A rounded fill with an outline inside its box, `width` px wide in the color `rim`, as one fill on
 * another. With a border, the color of the fill would show as a hairline along the smoothed outer
 * edge. Buttons (`cta-item.ts`) and plates of logos use it.
 */
export function outlinedFill(
  fill: FillOp & { readonly radius: number },
  width: number,
  rim: string,
): FillOp[] {
  const { l, t, r, b } = fill.box;
  const inner = { l: l + width, t: t + width, r: r - width, b: b - width };
  return [
    { ...fill, paint: rim },
    { ...fill, box: inner, radius: Math.max(0, fill.radius - width) },
  ];
}
