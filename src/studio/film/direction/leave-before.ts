import type { Actor, Curve, Key } from "#core/film/film.ts";
import { valueAt } from "../curve.ts";

/** Seconds before a dissolve in which text leaves. */
const LEAVE = 0.3;
const TEXT_ID = /^\d+-(line|brand|button|arrow|product|disclaimer|rule)|^caption-/u;
const WORD_ID = /^caption-(?!mark$|plate$)/u;

/**
 * Fades out a text of a film by a given time in seconds, so that two texts never overlap in a
 * dissolve; `direct-film.ts` calls it. A spoken word that would appear later is moved forward, so
 * that it is visible.
 */
export function leaveBefore(actor: Actor, until: number): Actor {
  if (!TEXT_ID.test(actor.id)) return actor;
  const leaves = until - LEAVE;
  const late = WORD_ID.test(actor.id) ? Math.max(0, lastKey(actor) - leaves) : 0;
  const entered = late > 0 ? earlier(actor, late) : actor;
  const before = entered.pose?.alpha;
  const keys = typeof before === "object" ? before.filter(([t]) => t < leaves) : [];
  const alpha = [...keys, [leaves, valueAt(before, leaves, 1)], [until, 0, "inOutSine"]] as const;
  return { ...entered, pose: { ...entered.pose, alpha } };
}

const CURVES = ["x", "y", "scale", "turn", "alpha"] as const;

/** The time in seconds at which an actor's entrance is complete. */
function lastKey({ pose, from = -Infinity }: Actor): number {
  const ends = CURVES.map((name) => {
    const curve = pose?.[name];
    return typeof curve === "object" ? (curve.at(-1)?.[0] ?? -Infinity) : -Infinity;
  });
  return Math.max(from, ...ends);
}

function earlier(actor: Actor, by: number): Actor {
  const moved = (curve: Curve): Curve =>
    typeof curve === "number"
      ? curve
      : curve.map(([t, value, ease]): Key => (ease ? [t - by, value, ease] : [t - by, value]));
  const curves = CURVES.flatMap((name) => {
    const curve = actor.pose?.[name];
    return curve === undefined ? [] : [[name, moved(curve)] as const];
  });
  return {
    ...actor,
    ...(actor.from !== undefined && { from: actor.from - by }),
    pose: { ...actor.pose, ...Object.fromEntries(curves) },
  };
}
