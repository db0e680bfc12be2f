import { newStates } from "./new-account-states.ts";
import { userStates } from "./user-states.ts";
import { visitorStates } from "./visitor-states.ts";
import type { Act } from "./actions.ts";
import type { SampleIds } from "./sample-generations.ts";

/** The user of a screenshot: a visitor, a new account, or an account with generations. */
export type Viewer = "visitor" | "new" | "user";

/** A page in one of its states, as one screenshot shows it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Actions after the page has loaded. */
  readonly act?: Act;
  /** Captures only the window, for overlays. */
  readonly window?: boolean;
  /** On phones only. */
  readonly phone?: boolean;
}

/** Every page and its main states that `npm run screenshots` photographs, by user. */
export function statesOf(samples: SampleIds): Record<Viewer, readonly State[]> {
  return { visitor: visitorStates, new: newStates, user: userStates(samples) };
}
