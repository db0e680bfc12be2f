const KEY = "reloaded";
/** One reload in this time (ms): if it does not help, another will not either. */
const PAUSE_MS = 60_000;

/** Whether this tab has not just been loaded again for the same reason. Without storage nobody could tell: then not. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last > PAUSE_MS;
  } catch {
    return false;
  }
}

/**
 * Loads the page again, once, when a file of the app cannot be had although the server answers: then a new release has
 * replaced it. Drafts are kept; a server that is only down keeps the page as it is.
 */
export async function reloadForNewRelease(): Promise<void> {
  const page = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (page?.ok && mayReload()) location.reload();
}
