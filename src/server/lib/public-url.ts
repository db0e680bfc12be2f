const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether others than this machine itself can reach the address. */
export function isPublicUrl(url: string): boolean {
  return !LOOPBACK.test(new URL(url).hostname);
}
