import type { Curve, Key, Pose } from "#core/film/film.ts";
import { framingsFor } from "../camera.ts";
import {
  actorOf,
  between,
  centerOf,
  hop,
  type Motion,
  polygon,
  pop,
  pulse,
  type Stage,
  sway,
} from "./motion.ts";

/**
 * Motion of the style "playful" in films: everything pops up, lines and pictures hop on the beat,
 * and bursts are the cuts. Large parts are rotated only briefly, because a canvas draws rotated
 * pictures four times slower. Entry of `MOTIONS` (`motions.ts`). Entrances that styles share are in
 * `motion.ts`.
 */
export const playful: Motion = {
  cut: 0.5,
  settle: 1.2,
  enter(part, stage) {
    const { at, end, turn, unit } = stage;
    const side = part.index % 2 ? 1 : -1;
    switch (part.role) {
      case "line": {
        const from = at + 0.04 + part.index * 0.1;
        const turnKeys: Key[] = [
          [from, 8 * side],
          [from + 0.45, 0, "outBack"],
        ];
        const scale = between(from, 0, from + 0.45, 1, "outBack");
        const y = hop(from + 0.6, stage, 0.9 * unit, part.index * 0.09);
        return actorOf(part, { pose: { y, scale, turn: turnKeys, pivot: centerOf(part.box) } });
      }
      case "brand":
        return pop(part, at, 0.4, -6);
      case "product":
      case "disclaimer":
        return pop(part, at + 0.5, 0.4, 4);
      case "frame":
      case "picture":
        return picture(part, stage, turn % 2 ? 1 : -1);
      case "plate":
        return pop(part, at - 0.06, 0.45, 3);
      case "ornament": {
        const from = at + (part.index % 6) * 0.06;
        const turnKeys: Key[] = [
          [from, 90 * side],
          [from + 0.6, 0, "outCubic"],
          ...sway(from + 0.6, stage, 14, side),
        ];
        return actorOf(part, {
          pose: {
            turn: turnKeys,
            scale: between(from, 0, from + 0.5, 1, "outBack"),
            pivot: centerOf(part.box),
          },
        });
      }
      case "button":
      case "arrow": {
        const scale = [...between(at + 0.36, 0, at + 0.8, 1, "outBack"), ...pulse(at + 1.1, stage, 0.05)];
        const turnKeys: Key[] = [[at + 0.36, 12], [at + 0.8, 0, "outBack"], ...sway(at + 1, stage, 1.4)];
        return actorOf(part, { pose: { scale, turn: turnKeys, pivot: centerOf(part.box) } });
      }
      default:
        return actorOf(part);
    }
    function picture(of: typeof part, on: Stage, tilt: number) {
      const isFull = of.box.r - of.box.l > on.width * 0.98 && of.box.b - of.box.t > on.height * 0.9;
      const turnKeys: Key[] = [
        [at - 0.06, 12 * tilt],
        [at + 0.5, 0, "outBack"],
      ];
      const scale = [...between(at - 0.06, 0.2, at + 0.5, 1, "outBack"), ...pulse(at + 0.8, on, 0.022)];
      const pose: Pose = { scale, turn: turnKeys, pivot: centerOf(of.box) };
      if (of.look.kind !== "picture") return actorOf(of, { pose });
      const [start, goal] = framingsFor(of.look.footage, on.movement, turn, { zoom: 0.1, pan: 0.7 });
      const camera = [
        { at, ...start },
        { at: end + 0.5, ...goal },
      ];
      return actorOf(of, isFull ? { camera } : { pose, camera });
    }
  },
  transition(from, to, { width, height, turn }, { accent }) {
    const [x, y] = turn % 2 ? [width * 0.78, height * 0.3] : [width * 0.25, height * 0.6];
    const reach = Math.hypot(width, height) * 1.1;
    return {
      mask: polygon(...burst(x, y, reach, from, to)),
      shapes: [
        {
          id: "burst",
          kind: "fill",
          paint: accent,
          shape: polygon(...burst(x, y, reach, from - 0.08, to - 0.06)),
        },
      ],
    };
  },
};

/** A star with soft points that grows over the canvas. */
function burst(x: number, y: number, reach: number, from: number, to: number): (readonly [Curve, Curve])[] {
  return Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const radius = reach * (index % 2 ? 1.08 : 0.95);
    return [
      between(from, x, to, x + Math.cos(angle) * radius, "inCubic"),
      between(from, y, to, y + Math.sin(angle) * radius, "inCubic"),
    ] as const;
  });
}
