/** The page that shows sent mails while no mail server is set up. */
export const OUTBOX_PATH = "/outbox";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the mails can be read on this machine. Asked on loopback names only: elsewhere the page never exists, and a
 * refused request would stand in the visitor's console.
 */
export async function outboxExists(hostname: string): Promise<boolean> {
  if (!LOOPBACK.has(hostname)) return false;
  return fetch(OUTBOX_PATH, { method: "HEAD" }).then(
    (response) => response.ok && !response.redirected,
    () => false,
  );
}
