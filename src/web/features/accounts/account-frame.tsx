import type { ReactNode } from "react";
import { taglines } from "#core/account/taglines.ts";
import { PRODUCT } from "#core/product.ts";
import { paths } from "#web/lib/paths.ts";
import { cx } from "#web/ui/cx.ts";
import { Logo } from "#web/ui/logo.tsx";
import { TaglinePanel } from "./tagline-panel.tsx";

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  tagline?: keyof typeof taglines;
  /** Set on pages that show the navigation bar (80 px) above the frame. */
  belowBar?: boolean;
  children: ReactNode;
}

/**
 * Layout of all account pages: heading, lead and form on the left, and on wide screens
 * `TaglinePanel` on the right with the words `taglines[tagline]` of `core/account/taglines.ts`, by
 * default those of the login. Without `belowBar` it shows the logo above the form. The product's
 * name is `PRODUCT` in `core/product.ts`.
 */
export function AccountFrame({
  title,
  lead,
  tagline = "login",
  belowBar = false,
  children,
}: AccountFrameProps) {
  return (
    <div className={cx("grid min-[900px]:grid-cols-2", belowBar ? "min-h-[calc(100dvh-5rem)]" : "min-h-dvh")}>
      <div className="flex flex-col px-10 py-8 max-[900px]:px-4 max-[900px]:py-5">
        {!belowBar && (
          <header>
            <a href={paths.home} className="inline-block rounded-md">
              <Logo name={PRODUCT.name} />
            </a>
          </header>
        )}
        <main
          id="content"
          className="m-auto w-full max-w-96 pt-10 pb-16 max-[900px]:mx-auto max-[900px]:my-0 max-[900px]:pt-12 max-[900px]:pb-24"
        >
          <h1 tabIndex={-1} className="text-[1.75rem]/9 font-semibold tracking-[-0.025em]">
            {title}
          </h1>
          {lead !== undefined && <p className="mt-1.5 text-copy text-pretty text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
        </main>
      </div>
      <TaglinePanel
        tagline={taglines[tagline]}
        className={cx("sticky max-[900px]:hidden", belowBar ? "top-20 h-[calc(100dvh-5rem)]" : "top-0 h-dvh")}
      />
    </div>
  );
}
