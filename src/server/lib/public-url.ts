const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether the URL is reachable from other machines. */
export function isPublicUrl(url: string): boolean {
  return !LOOPBACK.test(new URL(url).hostname);
}
