import { newStates } from "./new-states.ts";
import { userStates } from "./user-states.ts";
import { visitorStates } from "./visitor-states.ts";
import type { Act } from "./acts.ts";
import type { Made } from "./work.ts";

/** Who looks: nobody signed in, somebody who has just signed up, somebody who has made things. */
export type Viewer = "visitor" | "new" | "user";

/** A page in one of its states. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** What is done once the page is there. */
  readonly act?: Act;
  /** Only the window, for what stands above the page. */
  readonly window?: boolean;
  /** Only on a phone. */
  readonly phone?: boolean;
}

/** Every page and its main states, by who sees them. */
export function statesOf(made: Made): Record<Viewer, readonly State[]> {
  return { visitor: visitorStates, new: newStates, user: userStates(made) };
}
