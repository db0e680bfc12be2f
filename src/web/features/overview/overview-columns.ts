/**
 * Class names of the grid below the figures in `OverviewPage` and its skeleton. Cards of a row have
 * the same height.
 */
export const OVERVIEW_COLUMNS =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_344px]";
