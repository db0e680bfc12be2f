import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Link } from "react-router";
import { paletteCopy } from "#core/palette.copy.ts";
import { PRODUCT } from "#core/product.ts";
import { navigationCopy, shellCopy } from "#core/shell.copy.ts";
import { paths } from "#web/lib/paths.ts";
import type { SessionUser } from "#web/lib/session-store.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

/**
 * Top bar of `DashboardFrame` on narrow screens. Its drawer is a native modal dialog: traps focus,
 * closes on Escape. Words: `core/shell.copy.ts`, those of the search button `core/palette.copy.ts`.
 */
export function MobileBar({ user, onSearch }: { user: SessionUser | undefined; onSearch: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center justify-between border-b border-line bg-canvas pr-2 pl-4 lg:hidden">
      <Link to={paths.overview} aria-label={`${PRODUCT.name} ${navigationCopy.overview}`}>
        <Logo name={PRODUCT.name} />
      </Link>
      <div className="flex">
        <IconButton label={paletteCopy.open} aria-haspopup="dialog" className="size-11" onClick={onSearch}>
          <Search aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
        <IconButton
          label={shellCopy.openMenu}
          className="size-11"
          onClick={() => drawer.current?.showModal()}
        >
          <Menu aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      </div>
      <dialog
        ref={drawer}
        aria-label={shellCopy.navigation}
        closedby="any"
        className="drawer m-0 h-dvh max-h-none w-[min(320px,calc(100vw-48px))] max-w-none flex-col overflow-y-auto border-r border-line bg-canvas p-3 text-ink open:flex"
      >
        <div className="flex items-center justify-between pb-4 pl-3">
          <Logo name={PRODUCT.name} />
          <IconButton label={shellCopy.closeMenu} className="size-11" onClick={close}>
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </IconButton>
        </div>
        <SidebarContent user={user} onNavigate={close} />
      </dialog>
    </header>
  );
}
