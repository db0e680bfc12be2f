import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { buttonStyles } from "./button-styles.ts";

interface ErrorPageProps {
  /** Product name, shown because the page has no application frame. */
  brand: string;
  title: string;
  children: ReactNode;
  retry: { label: string; onClick: () => void };
  home?: { label: string; href: string };
}

/**
 * Full-page error with the product name (`brand`), a retry action and an optional link to the home
 * page, in `root.tsx` and `routes/dashboard.tsx`, which hand in the words of
 * `core/problems.copy.ts`.
 */
export function ErrorPage({ brand, title, children, retry, home }: ErrorPageProps) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-10 px-6 py-16">
      <title>{`${title} · ${brand}`}</title>
      <p className="text-card font-semibold tracking-[-0.02em]">{brand}</p>
      <div className="grid max-w-100 justify-items-center text-center" role="alert">
        <h1 className="text-title font-semibold">{title}</h1>
        <p className="mt-2 text-balance text-ink-2">{children}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={retry.onClick}>
            {retry.label}
          </Button>
          {home && (
            <a href={home.href} className={buttonStyles({ variant: "secondary" })}>
              {home.label}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}
