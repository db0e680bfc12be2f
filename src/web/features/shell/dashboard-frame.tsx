import type { ReactNode } from "react";
import { Link } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { navigationCopy, shellCopy } from "#core/shell.copy.ts";
import { paths } from "#web/lib/paths.ts";
import type { SessionUser } from "#web/lib/session-store.ts";
import { Logo } from "#web/ui/logo.tsx";
import { SkipLink } from "#web/ui/skip-link.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { MobileBar } from "./mobile-bar.tsx";
import { SearchButton } from "./search-button.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

interface DashboardFrameProps {
  /** `undefined` while the session loads. */
  user: SessionUser | undefined;
  /** Opens the command palette. */
  onSearch: () => void;
  children: ReactNode;
}

/**
 * Layout of all dashboard pages (`routes/dashboard.tsx`): a fixed sidebar, on narrow screens a top
 * bar with a drawer, and the connection banner. Words: `core/shell.copy.ts`; entries:
 * `lib/navigation.ts`.
 */
export function DashboardFrame({ user, onSearch, children }: DashboardFrameProps) {
  return (
    <>
      <SkipLink label={shellCopy.skip} />
      <MobileBar user={user} onSearch={onSearch} />
      <aside className="fixed inset-y-0 left-0 flex w-[250px] flex-col overflow-y-auto border-r border-line px-3 py-4 max-lg:hidden">
        <Link
          to={paths.overview}
          aria-label={`${PRODUCT.name} ${navigationCopy.overview}`}
          className="mb-4 self-start rounded-md p-2 pl-3"
        >
          <Logo name={PRODUCT.name} />
        </Link>
        <SearchButton onClick={onSearch} />
        <SidebarContent user={user} />
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className="px-4 pt-6 outline-none pb-28 sm:px-6 lg:ml-[250px] lg:min-h-dvh lg:py-8 lg:pr-20 lg:pb-24 lg:pl-10 xl:has-[[data-side-panel]]:pr-[744px] xl:has-[[data-side-panel]]:pl-6"
      >
        <div className="mx-auto max-w-288">{children}</div>
      </main>
      <ConnectionBanner />
    </>
  );
}
