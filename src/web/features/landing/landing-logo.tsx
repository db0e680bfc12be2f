import { PRODUCT } from "#core/product.ts";

/**
 * Logo in `TopBar` and `Footer` of public pages: inline version of `ui/logo.tsx` that saves a
 * request. The name is `PRODUCT` in `core/product.ts`.
 */
export function LandingLogo() {
  return (
    <span className="flex w-fit items-center gap-2.5 text-card font-semibold tracking-[-0.02em]">
      <svg aria-hidden viewBox="0 0 32 32" width="24" height="24">
        <clipPath id="brand-leg">
          <path d="M0 0h32v26.4H0z" />
        </clipPath>
        <rect width="32" height="32" rx="8" fill="#7b3bda" />
        <path d="M18 18.7h14" stroke="#cdb3fd" strokeWidth="3.3" />
        <g fill="none" strokeLinejoin="round" clipPath="url(#brand-leg)">
          <path d="M16 6.4 24.8 28.6" stroke="#7b3bda" strokeWidth="7" />
          <path d="M7.2 28.6 16 6.4 24.8 28.6" stroke="#fff" strokeWidth="4" />
        </g>
        <path d="M6 18.7h10.1" stroke="#7b3bda" strokeWidth="6" />
        <path d="M0 17.05h16.2l1.3 3.3H0z" fill="#cdb3fd" />
      </svg>
      {PRODUCT.name}
    </span>
  );
}
