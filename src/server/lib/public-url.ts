const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether `APP_URL` is reachable from other machines: its host is not a loopback name (`LOOPBACK`).
 * Then the start disables local features (`boot/exposure.ts`), and the doctor checks more.
 */
export function isPublicUrl(url: string): boolean {
  return !LOOPBACK.test(new URL(url).hostname);
}
