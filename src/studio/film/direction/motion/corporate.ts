import { framingsFor } from "../camera.ts";
import { actorOf, between, centerOf, fadeUp, type Motion, polygon, rise, wipe } from "./motion.ts";

/**
 * Motion of the style "corporate" in films: straight lines and right angles; bars draw themselves,
 * nothing bounces. Entry of `MOTIONS` (`motions.ts`). Entrances that styles share are in
 * `motion.ts`.
 */
export const corporate: Motion = {
  cut: 0.6,
  settle: 1.35,
  enter(part, stage) {
    const { at, end, turn, height } = stage;
    switch (part.role) {
      case "line":
        return rise(part, at + 0.1 + part.index * 0.1, 0.6, "outQuart", 0.22);
      case "brand":
        return fadeUp(part, at, 0.5, 0);
      case "product":
      case "disclaimer":
        return fadeUp(part, at + 0.5, 0.6, 0);
      case "picture": {
        if (part.look.kind !== "picture") return actorOf(part);
        const { footage } = part.look;
        if (footage.isCutout) {
          const scale = [
            [at - 0.3, 1],
            [end + 0.5, 1.06, "linear"],
          ] as const;
          const pose = { scale, alpha: between(at, 0, at + 0.5, 1, "outCubic"), pivot: centerOf(part.box) };
          return actorOf(part, { pose });
        }
        const [start, goal] = framingsFor(footage, stage.movement, turn, { zoom: 0.09, pan: 0.6 });
        return actorOf(part, {
          camera: [
            { at: at - 0.3, ...start },
            { at: end + 0.5, ...goal },
          ],
        });
      }
      case "plate":
      case "rule": {
        const { l, t, r, b } = part.box;
        if (r - l >= b - t) return wipe(part, at, 0.5, "inOutQuart", stage);
        const edge = between(at - 0.1, t - 2, at + 0.6, Math.min(b, height) + 2, "inOutQuart");
        return actorOf(part, { mask: polygon([l - 2, t - 2], [r + 2, t - 2], [r + 2, edge], [l - 2, edge]) });
      }
      case "button":
      case "arrow":
        return wipe(part, at + 0.45, 0.5, "inOutQuart", stage);
      case "ornament":
        return wipe(part, at - 0.1, 0.8, "inOutQuart", stage);
      default:
        return actorOf(part);
    }
  },
  transition(from, to, { width, height, unit, rtl }, { accent }) {
    const bar = 3 * unit;
    const [start, end] = rtl ? [width, 0] : [0, width];
    const beyond = rtl ? -bar : bar;
    const edge = between(from, start, to, end, "inOutQuart");
    const ahead = between(from, start - beyond, to, end + beyond, "inOutQuart");
    return {
      mask: polygon([start, 0], [edge, 0], [edge, height], [start, height]),
      shapes: [
        {
          id: "bar",
          kind: "fill",
          paint: accent,
          shape: polygon([edge, 0], [ahead, 0], [ahead, height], [edge, height]),
        },
      ],
    };
  },
};
