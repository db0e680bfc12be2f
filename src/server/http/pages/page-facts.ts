import { escape } from "node:querystring";
import { legalWords } from "#core/landing-legal.ts";

/** What only the operator's configuration and the day say about a page. */
export interface PageFacts {
  /** Whether a visitor can take the first-month offer now. */
  readonly offer: boolean;
  /** Where the operator wants to be asked; `undefined`: nowhere in public. */
  readonly supportEmail: string | undefined;
}

const OFFER = /<p data-offer="true"[\s\S]*?<\/p>/;
const SUPPORT = /<p data-support="true"[\s\S]*?<\/p>/;

/** Whether a page speaks of the offer. */
export const namesOffer = (html: string) => OFFER.test(html);

/** A built page without what is not true here: an offer that is over, an address that nobody has set. */
export function applyFacts(html: string, { offer, supportEmail }: PageFacts): string {
  const offered = offer ? html : html.replace(OFFER, "");
  if (supportEmail === undefined) return offered.replace(SUPPORT, "");
  const inLink = escape(supportEmail);
  const inText = supportEmail.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return offered
    .replace(`mailto:${legalWords.address}`, () => `mailto:${inLink}`)
    .replace(legalWords.address, () => inText);
}
