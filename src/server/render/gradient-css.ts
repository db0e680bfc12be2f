import { hexToRgb } from "#core/color-contrast.ts";
import type { Gradient } from "#studio/image/scene.ts";

/**
 * The CSS of a scene's gradient, for `scene-node.ts`; `studio/image/layout/fills.ts` decides colors
 * and positions. The renderer draws it in a fraction of the time of an SVG, and dithers it.
 */
export function gradientCss({ from, stops }: Gradient): string {
  const list = stops.map(({ at, color, alpha }) => {
    const [r, g, b] = hexToRgb(color).map((value) => Math.round(value * 255));
    return `rgba(${r},${g},${b},${alpha}) ${at * 100}%`;
  });
  // CSS names the side at which a linear gradient ends.
  if (typeof from === "string") return `linear-gradient(to ${OPPOSITE[from]},${list.join(",")})`;
  return `radial-gradient(circle ${from.r}px at ${from.x}px ${from.y}px,${list.join(",")})`;
}

const OPPOSITE = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;
