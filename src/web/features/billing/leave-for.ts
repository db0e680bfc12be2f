import { connectionMessages } from "#core/problems.copy.ts";

/** The address of a page that a link may lead to: our own, or one over HTTP; `undefined` for anything else. */
export function webAddress(url: string, base = window.location.href): string | undefined {
  const target = URL.parse(url, base);
  return target && ["https:", "http:"].includes(target.protocol) ? target.href : undefined;
}

/** Sends the browser to an address that the server gave. */
export function leaveFor(url: string): void {
  const target = webAddress(url);
  if (target === undefined) throw new Error(connectionMessages.unexpected);
  window.location.assign(target);
}
