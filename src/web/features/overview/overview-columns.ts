/** The page below the figures: what happened, and beside it what to do next. Cards beside each other share one height. */
export const OVERVIEW_COLUMNS =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_344px]";
