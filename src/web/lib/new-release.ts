/** One reload in this time (ms): if it does not help, another will not either. */
const RELOAD_INTERVAL_MS = 60_000;

/** The list of the app's files, whose name changes with every release; React Router keeps it there. */
declare const __reactRouterManifest: { readonly url: string };

/**
 * Loads the page again, once, when a file of the app cannot be had because a new release has replaced it: the server's
 * page names another list of files than this one. Drafts are kept; a network that failed for a moment keeps the page.
 */
export async function reloadForNewRelease(): Promise<void> {
  try {
    const page = await fetch(location.href, { cache: "no-store" });
    if (!page.ok || (await page.text()).includes(__reactRouterManifest.url)) return;
    const last = Number(sessionStorage["reloaded"] ?? 0);
    sessionStorage["reloaded"] = Date.now();
    if (Date.now() - last > RELOAD_INTERVAL_MS) location.reload();
  } catch {
    // No network, or no storage to count the reloads with: the page stays.
  }
}
