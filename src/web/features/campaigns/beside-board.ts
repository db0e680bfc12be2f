import { KEEPS_FOCUS } from "#web/lib/use-focus-heading.ts";

/**
 * Options of links and navigations between a board and its ads, for example of `BoardCell` and
 * `AdPanel`: scroll position and focus stay.
 */
export const BESIDE_BOARD = { preventScrollReset: true, state: KEEPS_FOCUS } as const;
