import type { Actor, Key } from "#core/film/film.ts";
import { framingsFor } from "../camera.ts";
import type { Part } from "../parts.ts";
import {
  actorOf,
  between,
  centerOf,
  type Motion,
  onBeats,
  polygon,
  pop,
  rise,
  type Stage,
  wipe,
} from "./motion.ts";

/** Width of the slanted edge of a cut, in parts of the height. */
const SLANT = 0.16;

/**
 * Distance that a field moves: away from the edge of the canvas, so that it still covers that edge.
 */
function driftOf({ box }: Part, { height, unit }: Stage): number {
  const [atTop, atBottom] = [box.t <= 1, box.b >= height - 1];
  if (atTop && atBottom) return 0;
  return atTop ? -3 * unit : 3 * unit;
}

/**
 * Motion of the style "bold" in films: type slams in line by line, slanted slabs cut, the camera
 * lands hard and creeps on. Entry of `MOTIONS` (`motions.ts`). Entrances that styles share are in
 * `motion.ts`.
 */
export const bold: Motion = {
  cut: 0.46,
  settle: 0.95,
  enter(part, stage) {
    const { at, end, turn, unit, width, rtl } = stage;
    const side = rtl ? 1 : -1;
    switch (part.role) {
      case "line":
        return rise(part, at + 0.02 + part.index * 0.08, 0.4, "outExpo", 0.12);
      case "brand":
      case "product":
      case "disclaimer":
        return rise(part, at + 0.1, 0.36, "outExpo");
      case "plate":
        return part.box.b - part.box.t > 30 * unit
          ? actorOf(part)
          : wipe(part, at, 0.3, "outExpo", stage, 0.2);
      case "picture": {
        if (part.look.kind !== "picture") return actorOf(part);
        const { footage } = part.look;
        if (footage.isCutout) {
          const pose = {
            x: between(at - 0.05, side * -0.5 * width, at + 0.5, 0, "outExpo"),
            turn: [
              [at - 0.05, 14],
              [at + 0.55, 0, "outExpo"],
              [end + 0.4, -2.5, "linear"],
            ] as const,
            scale: [
              [at + 0.55, 1],
              [end + 0.4, 1.05, "linear"],
            ] as const,
            pivot: centerOf(part.box),
          };
          return actorOf(part, { pose });
        }
        const [start, goal] = framingsFor(footage, stage.movement, turn, { zoom: 0.1, pan: 0.8 });
        const camera = [
          { at: at - 0.2, ...start, zoom: start.zoom + 0.14 },
          { at: at + 0.5, ...start, ease: "outExpo" as const },
          { at: end + 0.4, ...goal },
        ];
        return actorOf(part, { camera });
      }
      case "field":
        return actorOf(part, { pose: { y: between(at, 0, end + 0.4, driftOf(part, stage), "linear") } });
      case "button":
        return actorOf(part, { pose: { x: between(at + 0.26, side * width, at + 0.7, 0, "outExpo") } });
      case "arrow": {
        const nudges = onBeats(at + 1, stage, (t): Key[] => [
          [t - 0.02, 0],
          [t + 0.12, -side * unit * 1.3, "outCubic"],
          [t + stage.beat, 0, "inOutSine"],
        ]);
        const x: Key[] = [...between(at + 0.26, side * width, at + 0.7, 0, "outExpo"), ...nudges];
        return actorOf(part, { pose: { x } });
      }
      case "ornament":
        return pop(part, at + 0.1, 0.4);
      default:
        return actorOf(part);
    }
  },
  transition(from, to, { width, height, rtl }, { accent, ink }) {
    const lean = height * SLANT;
    const mirror = (x: number) => (rtl ? width - x : x);
    // Two slabs run ahead of the new shot and get thinner as they leave.
    const slab = (id: string, paint: string, ahead: number, wide: number): Actor => {
      const edge = (offset: number, thin: number) =>
        between(from, mirror(width + lean + offset), to, mirror(-lean + offset - thin), "inOutQuart");
      return {
        id,
        kind: "fill",
        paint,
        shape: polygon(
          [edge(-ahead, 0), 0],
          [edge(wide - ahead, wide), 0],
          [edge(wide - ahead + lean, wide), height],
          [edge(lean - ahead, 0), height],
        ),
      };
    };
    const far = mirror(width * 2);
    return {
      mask: polygon(
        [between(from, mirror(width + lean), to, mirror(-lean), "inOutQuart"), 0],
        [far, 0],
        [far, height],
        [between(from, mirror(width + 2 * lean), to, mirror(0), "inOutQuart"), height],
      ),
      shapes: [
        slab("slab", accent, 0.2 * width, 0.2 * width),
        slab("stripe", ink, 0.05 * width, 0.06 * width),
      ],
    };
  },
};
