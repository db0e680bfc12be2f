import type { UIMatch } from "react-router";

/**
 * Loader data of a static page, from `staticPage` to `staticScript`: it loads this script instead
 * of React and the router.
 */
interface StaticPage {
  readonly staticScript: string;
}

/**
 * Loader data of a static page (`routes/landing.tsx`, `routes/privacy.tsx`, `routes/terms.tsx`);
 * null for the SPA fallback. React Router 8.4 renders "/" twice: as the landing page, and, with the
 * header `X-React-Router-SPA-Mode`, as that fallback of the dashboard, which needs the router's
 * scripts.
 */
export function staticPage(request: Request, script: string): StaticPage | null {
  return request.headers.has("X-React-Router-SPA-Mode") ? null : { staticScript: script };
}

function isStaticPage(data: unknown): data is StaticPage {
  return typeof data === "object" && data !== null && "staticScript" in data;
}

/**
 * Returns the script of the current page if it is static; `Layout` in `root.tsx` then leaves React
 * and the router out.
 */
export function staticScript(matches: readonly UIMatch[]): string | undefined {
  return matches.map((match) => match.loaderData).find(isStaticPage)?.staticScript;
}
