import { framingsFor } from "../camera.ts";
import { actorOf, between, centerOf, fadeUp, type Motion, pulse } from "./motion.ts";

/**
 * Motion of the style "modern" in films: sheets slide over each other and settle, the type follows
 * a moment later. Entry of `MOTIONS` (`motions.ts`). Entrances that styles share are in
 * `motion.ts`.
 */
export const modern: Motion = {
  cut: 0.62,
  settle: 1.3,
  enter(part, stage) {
    const { at, end, unit, turn } = stage;
    switch (part.role) {
      case "line":
        return fadeUp(part, at + 0.08 + part.index * 0.09, 0.6, 4.4 * unit);
      case "brand":
        return fadeUp(part, at + 0.02, 0.5, 2.4 * unit);
      case "product":
      case "disclaimer":
      case "rule":
        return fadeUp(part, at + 0.5, 0.5, 2.4 * unit);
      case "frame":
        return actorOf(part, {
          pose: { y: between(at - 0.1, 16 * unit, at + 0.75, 0, "outExpo"), pivot: centerOf(part.box) },
        });
      case "picture": {
        if (part.look.kind !== "picture") return actorOf(part);
        const { footage } = part.look;
        const y = between(at - 0.1, 16 * unit, at + 0.75, 0, "outExpo");
        if (footage.isCutout) {
          const scale = [
            [at, 0.94],
            [at + 0.8, 1, "outExpo"],
            [end + 0.5, 1.05, "linear"],
          ] as const;
          return actorOf(part, { pose: { y, scale, pivot: centerOf(part.box) } });
        }
        const [start, goal] = framingsFor(footage, stage.movement, turn, { zoom: 0.1, pan: 0.7 });
        return actorOf(part, {
          pose: { y },
          camera: [
            { at, ...start },
            { at: end + 0.5, ...goal },
          ],
        });
      }
      case "plate":
        return fadeUp(part, at, 0.5, 3 * unit);
      case "button":
      case "arrow": {
        const scale = [...between(at + 0.4, 0, at + 0.84, 1, "outBack"), ...pulse(at + 1.2, stage, 0.045)];
        return actorOf(part, { pose: { scale, pivot: centerOf(part.box) } });
      }
      case "ornament":
        return actorOf(part, { pose: { alpha: between(at, 0, at + 0.8, 1, "outCubic") } });
      default:
        return actorOf(part);
    }
  },
  transition: (from, to, { height }) => ({
    pose: { y: between(from, height, to, 0, "inOutQuart") },
    leaving: { y: between(from, 0, to, -0.24 * height, "inOutQuart") },
  }),
};
