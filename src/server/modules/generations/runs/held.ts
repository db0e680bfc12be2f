import type { Db } from "#server/db/client.ts";
import type { Hub } from "#server/events/hub.ts";
import { isHeld, type Claim } from "./runs.repo.ts";

/** How often a worker looks whether its generation is still there (a deleted account says nothing). */
const LOOK_MS = 1000;

/** The generation was deleted, its account is gone, or another worker has taken it over. */
export class LostError extends Error {
  constructor() {
    super("the generation is no longer held by this try");
    this.name = "LostError";
  }
}

interface HeldDeps {
  readonly db: Db;
  readonly hub: Hub;
}

/** A signal that fires with `LostError` when the claim is lost. `stop` ends the watch. */
export function watchClaim({ db, hub }: HeldDeps, claim: Claim): { signal: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  const look = () =>
    void isHeld(db, claim).then(
      (held) => held || lost.abort(new LostError()),
      // A database that cannot be asked says nothing about the claim.
      () => {},
    );
  const unfollow = hub.follow(claim.id, ({ type }) => type === "gone" && look());
  const timer = setInterval(look, LOOK_MS);
  return {
    signal: lost.signal,
    stop() {
      unfollow();
      clearInterval(timer);
    },
  };
}
