import type { Act } from "./actions.ts";

/** A page in one of its states, as one screenshot of `npm run screenshots` shows it. */
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
