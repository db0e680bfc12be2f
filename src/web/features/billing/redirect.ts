import { connectionMessages } from "#core/problems.copy.ts";

/**
 * Resolves a URL from the server to a relative or HTTP(S) URL, for the links of `InvoiceRow` and
 * for `redirectTo`; `undefined` for other schemes such as `javascript:`.
 */
export function resolveHttpUrl(url: string, base = window.location.href): string | undefined {
  const target = URL.parse(url, base);
  return target && ["https:", "http:"].includes(target.protocol) ? target.href : undefined;
}

/**
 * Navigates to the provider's checkout or portal at a URL returned by the server, for `useCheckout`
 * and `useOpenPortal`. Throws an `Error` with `connectionMessages.unexpected`
 * (`core/problems.copy.ts`) if the URL is not HTTP(S).
 */
export function redirectTo(url: string): void {
  const target = resolveHttpUrl(url);
  if (target === undefined) throw new Error(connectionMessages.unexpected);
  window.location.assign(target);
}
