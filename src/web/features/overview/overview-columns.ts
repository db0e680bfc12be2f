/** Class names of the start page's grid below the figures. Cards of a row have the same height. */
export const OVERVIEW_COLUMNS =
  "mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_344px]";
