import type { UIMatch } from "react-router";

/** What a route's `loader` returns for a page that is plain HTML: the router's scripts stay out, this one is loaded. */
export interface StaticPage {
  readonly staticScript: string;
}

/**
 * The build renders "/" twice: as the landing page, and, marked by this header, as the dashboard's empty HTML file,
 * which needs the router's scripts (React Router 8.4; without this the build stops and says so).
 */
export function staticPage(request: Request, script: string): StaticPage | null {
  return request.headers.has("X-React-Router-SPA-Mode") ? null : { staticScript: script };
}

function isStaticPage(data: unknown): data is StaticPage {
  return typeof data === "object" && data !== null && "staticScript" in data;
}

/** The script of a page that runs without React, if the shown page is one. */
export function staticScript(matches: readonly UIMatch[]): string | undefined {
  return matches.map((match) => match.loaderData).find(isStaticPage)?.staticScript;
}
