import { framingsFor } from "../camera.ts";
import { actorOf, between, centerOf, fadeUp, type Motion } from "./motion.ts";

/**
 * Motion of the style "luxury" in films: long dissolves, hairlines that draw themselves, one slow
 * movement at a time. Entry of `MOTIONS` (`motions.ts`). Entrances that styles share are in
 * `motion.ts`.
 */
export const luxury: Motion = {
  cut: 1,
  settle: 1.9,
  enter(part, stage) {
    const { at, end, unit, turn } = stage;
    switch (part.role) {
      case "line":
        return fadeUp(part, at + 0.2 + part.index * 0.16, 1, 1.6 * unit);
      case "brand":
        return fadeUp(part, at + 0.05, 0.9, 0);
      case "button":
      case "arrow":
      case "product":
      case "disclaimer":
      case "rule":
        return fadeUp(part, at + 0.7, 0.9, 1.2 * unit);
      case "picture": {
        if (part.look.kind !== "picture") return actorOf(part);
        const { footage } = part.look;
        const y = between(at - 0.2, 2.4 * unit, at + 1.2, 0, "outQuart");
        if (footage.isCutout) {
          const scale = [
            [at - 0.5, 1],
            [end + 0.8, 1.05, "linear"],
          ] as const;
          return actorOf(part, { pose: { y, scale, pivot: centerOf(part.box) } });
        }
        const [start, goal] = framingsFor(footage, stage.movement, turn, { zoom: 0.1, pan: 0.6 });
        return actorOf(part, {
          camera: [
            { at: at - 0.5, ...start },
            { at: end + 0.8, ...goal },
          ],
        });
      }
      default:
        return actorOf(part);
    }
  },
  transition: (from, to) => ({
    pose: { alpha: between(from, 0, to, 1, "inOutSine") },
    isDissolve: true,
  }),
};
