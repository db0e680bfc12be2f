import { newStates } from "./new-account-states.ts";
import { userStates } from "./user-states.ts";
import { visitorStates } from "./visitor-states.ts";
import type { SampleIds } from "./sample-generations.ts";
import type { State } from "./state.ts";

/** The user of a screenshot: a visitor, a new account, or an account with generations. */
type Viewer = "visitor" | "new" | "user";

/** Every page and its main states that `npm run screenshots` photographs, by user. */
export function statesOf(samples: SampleIds): Record<Viewer, readonly State[]> {
  return { visitor: visitorStates, new: newStates, user: userStates(samples) };
}
