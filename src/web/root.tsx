import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type LinksFunction,
} from "react-router";
import { PRODUCT } from "#core/product.ts";
import { loadingText, problemCopy } from "#core/problems.copy.ts";
import preHydrationScript from "./pre-hydration.js?raw";
import firstPaintScript from "./first-paint.js?raw";
import fontsScript from "./fonts.js?raw";
import { useHydrationSignal } from "./lib/use-hydration-signal.ts";
import { staticScript } from "./lib/static-page.ts";
import { pageMeta } from "./lib/meta.ts";
import { paths } from "./lib/paths.ts";
import { SessionProvider } from "./lib/session.tsx";
import { useFocusHeading } from "./lib/use-focus-heading.ts";
import fonts from "./styles/fonts.css?url";
import stylesheet from "./styles.css?url";
import themeScript from "./theme.js?raw";
import { SlowLoadNotice } from "./ui/slow-load-notice.tsx";
import { ErrorPage } from "./ui/error-page.tsx";
import { Spinner } from "./ui/spinner.tsx";
import { ThemeToggle } from "./ui/theme-toggle.tsx";
import { ToastProvider } from "./ui/toast-provider.tsx";

/**
 * Style sheet, icons and manifest of every page. React Router reads this export. Fonts are not
 * here: they load after the first paint (`fonts.js`, `styles/fonts.css`).
 */
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/logo.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/**
 * Title of pages that set none: name and tagline of `core/product.ts`. React Router calls the
 * `meta` of the open route only.
 */
export const meta = () => pageMeta({ title: PRODUCT.name });

/** Scripts inlined into the prerendered HTML; the client bundle does not contain them. */
const THEME_SCRIPT = { __html: import.meta.env.SSR ? themeScript : "" };
const FONTS_SCRIPT = { __html: import.meta.env.SSR ? firstPaintScript + fontsScript : "" };
/** On hydrated pages only. */
const PRE_HYDRATION_SCRIPT = { __html: import.meta.env.SSR ? preHydrationScript : "" };

/**
 * HTML document around every page. React Router also renders it at build time for the paths of
 * `PRERENDERED_PATHS` and `DASHBOARD_PATHS` (`lib/paths.ts`) and for the SPA fallback. It inlines
 * `theme.js`, `first-paint.js`, `fonts.js` and `pre-hydration.js`; static pages load their own
 * script instead of React. The notice of a slow load has its words in `core/problems.copy.ts`.
 */
export function Layout({ children }: { children: ReactNode }) {
  const script = staticScript(useMatches());
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={THEME_SCRIPT} />
        <Meta />
        <Links />
        <script suppressHydrationWarning data-fonts={fonts} dangerouslySetInnerHTML={FONTS_SCRIPT} />
        <noscript>
          <link rel="stylesheet" href={fonts} />
        </noscript>
        {script === undefined ? (
          <script suppressHydrationWarning dangerouslySetInnerHTML={PRE_HYDRATION_SCRIPT} />
        ) : (
          <script src={script} defer />
        )}
      </head>
      <body>
        {children}
        <ThemeToggle />
        {script === undefined && (
          <>
            <SlowLoadNotice retryLabel={problemCopy.reload}>{problemCopy.stillLoading}</SlowLoadNotice>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * Session and toasts around the open route, on every page that runs React. `Dashboard` adds the
 * connection and the query cache.
 */
export default function App() {
  useFocusHeading();
  useHydrationSignal();
  return (
    <SessionProvider>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SessionProvider>
  );
}

/**
 * Spinner that React Router writes into the SPA fallback, the HTML of dashboard paths that are not
 * prerendered. Prerendered pages (`DASHBOARD_PATHS` in `lib/paths.ts`) show their own frame
 * instead. Its label is `loadingText` in `core/problems.copy.ts`.
 */
export function HydrateFallback() {
  return <Spinner fullScreen label={loadingText} />;
}

/**
 * Page that React Router shows when rendering throws outside of the dashboard; inside,
 * `PageBoundary` of `features/shell/page-boundary.tsx` does. React logs the error to the console.
 * Words: `problemCopy` in `core/problems.copy.ts`.
 */
export function ErrorBoundary() {
  return (
    <ErrorPage
      brand={PRODUCT.name}
      title={problemCopy.brokenTitle}
      retry={{ label: problemCopy.reload, onClick: () => window.location.reload() }}
      home={{ label: problemCopy.home, href: paths.home }}
    >
      {problemCopy.brokenText}
    </ErrorPage>
  );
}
