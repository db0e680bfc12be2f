import { topBarCopy } from "#core/top-bar.copy.ts";
import { shellCopy } from "#core/shell.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { LandingLogo } from "./landing-logo.tsx";

const ANCHOR = "rounded-md px-4 py-2 font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink";

/**
 * Navigation bar of public pages (`routes/public.tsx`). Uses plain links because some pages run
 * without React. Words: `core/top-bar.copy.ts`, the skip link's `core/shell.copy.ts`.
 */
export function TopBar() {
  return (
    <header className="fixed inset-x-0 top-0 z-30 bg-canvas">
      <SkipLink label={shellCopy.skip} />
      <div className="mx-auto grid h-20 max-w-300 grid-cols-[1fr_auto_1fr] items-center px-8 max-sm:grid-cols-[1fr_auto] max-sm:px-4 wide:px-0">
        <a href={paths.home} className="justify-self-start rounded-md">
          <LandingLogo />
        </a>
        <nav aria-label={topBarCopy.label} className="flex gap-2 max-sm:hidden">
          <a href={`${paths.home}#features`} className={ANCHOR}>
            {topBarCopy.features}
          </a>
          <a href={`${paths.home}#pricing`} className={ANCHOR}>
            {topBarCopy.pricing}
          </a>
        </nav>
        <div className="flex justify-end gap-2 max-sm:gap-0">
          <a href={paths.login} className={`${buttonStyles({ variant: "ghost" })} signed-in:hidden`}>
            {topBarCopy.logIn}
          </a>
          <a href={paths.signup} className={`${buttonStyles({ variant: "primary" })} signed-in:hidden`}>
            {topBarCopy.signUp}
          </a>
          <a
            href={paths.overview}
            className={`${buttonStyles({ variant: "primary" })} hidden! signed-in:inline-flex!`}
          >
            {topBarCopy.dashboard}
          </a>
        </div>
      </div>
    </header>
  );
}
