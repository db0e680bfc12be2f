/** Minimum interval between reloads, to avoid a reload loop. */
const RELOAD_INTERVAL_MS = 60_000;

/** React Router's route manifest; its URL contains a hash that changes with every release. */
declare const __reactRouterManifest: { readonly url: string };

/**
 * Reloads the page after a failed import if the server has a new release: its page then refers to
 * another manifest. After a mere network failure, and within `RELOAD_INTERVAL_MS` of the last
 * reload, the page stays. Drafts survive the reload. `entry.client.tsx` calls it on Vite's
 * `vite:preloadError`.
 */
export async function reloadForNewRelease(): Promise<void> {
  try {
    const page = await fetch(location.href, { cache: "no-store" });
    if (!page.ok || (await page.text()).includes(__reactRouterManifest.url)) return;
    const last = Number(sessionStorage["reloaded"] ?? 0);
    sessionStorage["reloaded"] = Date.now();
    if (Date.now() - last > RELOAD_INTERVAL_MS) location.reload();
  } catch {
    // Without a network or sessionStorage the page is not reloaded.
  }
}
