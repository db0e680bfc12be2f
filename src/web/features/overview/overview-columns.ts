/** The page below the figures: what happened, and beside it what to do next. */
export const OVERVIEW_COLUMNS =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_344px]";
/** One of the two; its last card goes down as far as the column beside it. */
export const OVERVIEW_COLUMN = "grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-4";
