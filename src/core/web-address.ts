/**
 * A web address as typed, without spaces around it and with "https://" if it names no scheme:
 * "shop.example" becomes "https://shop.example". An empty text stays empty. Fields of brands
 * (`core/brands/fields.ts`) and the forms of campaigns (`core/campaigns/typed-address.ts`) apply it
 * before they check the address.
 */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === "" || /^[a-z][a-z0-9+.-]*:/iu.test(address) ? address : `https://${address}`;
}
