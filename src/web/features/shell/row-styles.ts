/**
 * Class names of a row of the sidebar (`NavigationList`, `SignOutButton`), which is higher in the
 * drawer; the active row has a left marker.
 */
export const SIDEBAR_ROW =
  "relative flex h-9 items-center gap-3 rounded-md px-3 font-medium tracking-[-0.006em] text-ink-2 transition-colors " +
  "hover:bg-sunken hover:text-ink " +
  "aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text " +
  "before:absolute before:inset-y-2 before:-left-3 before:hidden before:w-[3px] before:rounded-r-[3px] before:bg-brand " +
  "aria-[current=page]:before:block forced-colors:aria-[current=page]:underline max-lg:h-12";
