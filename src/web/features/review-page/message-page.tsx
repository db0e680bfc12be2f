import type { ReactNode } from "react";
import { PRODUCT } from "#core/product.ts";
import { ClothIllustration } from "#web/ui/cloth-illustration.tsx";
import { Logo } from "#web/ui/logo.tsx";

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** How much cloth the drawing shows: none for a link that has ended. */
  readonly rows: 0 | 6;
}

/**
 * `ReviewPage` with a message and no ads: the link has ended, there are no ads, or they could not
 * be loaded. `ReviewPage` hands in the words (`reviewStatusCopy` in
 * `core/reviews/review-page.copy.ts`).
 */
export function MessagePage({ title, children, action, rows }: MessagePageProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid justify-items-center gap-2 text-center">
        <div className="mb-4">
          <ClothIllustration rows={rows} />
        </div>
        <h1 className="text-title font-semibold">{title}</h1>
        <p className="max-w-84 text-balance text-ink-2">{children}</p>
        {action !== undefined && <div className="mt-4">{action}</div>}
        <div className="mt-12 text-ink-3">
          <Logo name={PRODUCT.name} />
        </div>
      </div>
    </main>
  );
}
