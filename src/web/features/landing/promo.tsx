import { pricingCopy } from "#core/landing.copy.ts";

/**
 * First-month offer in `Pricing`; its discount is `OFFER` in `core/billing/offer.ts`, written out
 * in `pricingCopy` (`core/landing.copy.ts`). The server removes it once it has ended
 * (`server/http/pages/page-variables.ts`), and `public/landing.js` removes it for customers who
 * have used it; a replacement text then appears.
 */
export function Promo() {
  return (
    <div className="promo mb-6">
      <p data-offer className="promo-offer relative overflow-hidden rounded-lg text-lead text-white">
        <svg aria-hidden className="promo-cloth">
          <pattern id="promo-weave" width="16" height="12" patternUnits="userSpaceOnUse">
            <path d="M6.5 0v12M14.5 0v12" stroke="var(--color-purple-900)" strokeWidth="2" />
            <path d="M0 1.5h13v3H0zM0 7.5h5v3H0zM8 7.5h8v3H8z" fill="var(--color-purple-700)" />
          </pattern>
          <rect width="100%" height="100%" fill="url(#promo-weave)" />
        </svg>
        <span className="relative">
          <b className="font-semibold">{pricingCopy.offerName}</b> {pricingCopy.offer}
        </span>
        <span className="relative rounded-sm bg-purple-950 px-3 py-1 text-label text-purple-200 max-sm:p-0">
          {pricingCopy.offerNote}
        </span>
      </p>
      <p className="promo-plain rounded-lg border border-line bg-surface px-6 text-ink-2">
        {pricingCopy.noOffer}
      </p>
    </div>
  );
}
