import { withScheme } from "../web-address.ts";
import { campaignsMessages } from "./messages.ts";
import { isWebAddress } from "./tag-url.ts";

/** The address to store for what a person typed, and why ads cannot link to it. */
interface TypedAddress {
  /** With "https://" if it named no scheme. */
  readonly address: string;
  /** Message for the field; `undefined` for a web address and for an empty field. */
  readonly problem: string | undefined;
}

/**
 * Completes and checks an address that a person typed into a form of campaigns (`address-form.tsx`,
 * `campaign-details.tsx`, `new-campaign-form.tsx`) or into the panel of an ad
 * (`address-field.tsx`). Valid addresses: `tag-url.ts`; message: `messages.ts`.
 */
export function readAddress(typed: string): TypedAddress {
  const address = withScheme(typed);
  const isGood = address === "" || isWebAddress(address);
  return { address, problem: isGood ? undefined : campaignsMessages.badUrl };
}
