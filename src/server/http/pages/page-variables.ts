import { escape } from "node:querystring";
import { legalCopy } from "#core/legal.copy.ts";

/**
 * Facts about a built page that depend on the configuration and the date, inserted when the page is
 * prepared at the start.
 */
interface PageVariables {
  /** Whether a visitor can take the first-month offer now. */
  readonly offer: boolean;
  /** The operator's public support address, if any. */
  readonly supportEmail: string | undefined;
}

const OFFER = /<p data-offer="true"[\s\S]*?<\/p>/;
const SUPPORT = /<p data-support="true"[\s\S]*?<\/p>/;

/**
 * Whether a built page mentions the offer (an element with `data-offer`); only such a page changes
 * on the day the offer ends. `pages.ts` asks it.
 */
export const mentionsOffer = (html: string) => OFFER.test(html);

/**
 * Removes an ended offer (`data-offer`) and a missing support address (`data-support`) from a built
 * page, or puts the operator's address in place of that of `core/legal.copy.ts`. `pages.ts` reads
 * each page that mentions the offer twice: with and without it.
 */
export function applyVariables(html: string, { offer, supportEmail }: PageVariables): string {
  const content = offer ? html : html.replace(OFFER, "");
  if (supportEmail === undefined) return content.replace(SUPPORT, "");
  const inLink = escape(supportEmail);
  const inText = supportEmail.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return content
    .replace(`mailto:${legalCopy.address}`, () => `mailto:${inLink}`)
    .replace(legalCopy.address, () => inText);
}
