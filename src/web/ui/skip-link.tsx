/**
 * First Tab stop of `TopBar` and `DashboardFrame`: skips the navigation and moves to `#content`.
 * Its label is `shellCopy.skip` in `core/shell.copy.ts`.
 */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md opacity-0 bg-overlay px-4 py-2 font-medium focus:translate-y-0 focus:opacity-100 focus:shadow-lg"
    >
      {label}
    </a>
  );
}
