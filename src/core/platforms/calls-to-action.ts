/**
 * Buttons that several platforms share, by the value in import files, the default first. A platform
 * offers more for apps, events and messages, which Adloom does not make ads for.
 */

/**
 * Buttons of Facebook and Instagram ads by their value in import files, for `PLATFORMS` in
 * `platforms.ts`. Source: developers.facebook.com, ad-asset-feed-spec (read 2026-11-22).
 */
export const META_CALLS = {
  LEARN_MORE: "Learn more",
  SHOP_NOW: "Shop now",
  BUY_NOW: "Buy now",
  ORDER_NOW: "Order now",
  GET_OFFER: "Get offer",
  BOOK_TRAVEL: "Book now",
  GET_QUOTE: "Get quote",
  CONTACT_US: "Contact us",
  SIGN_UP: "Sign up",
  SUBSCRIBE: "Subscribe",
  APPLY_NOW: "Apply now",
  DOWNLOAD: "Download",
  DONATE_NOW: "Donate now",
  SEE_MENU: "See menu",
  WATCH_MORE: "Watch more",
} as const;

/**
 * Buttons of LinkedIn ads by their value in import files, for `PLATFORMS` in `platforms.ts`.
 * Source: recollection of Campaign Manager, not verified (2026-11-22).
 */
export const LINKEDIN_CALLS = {
  LEARN_MORE: "Learn more",
  SIGN_UP: "Sign up",
  REGISTER: "Register",
  REQUEST_DEMO: "Request demo",
  VIEW_QUOTE: "Get quote",
  APPLY: "Apply",
  DOWNLOAD: "Download",
  SUBSCRIBE: "Subscribe",
  JOIN: "Join",
  ATTEND: "Attend",
} as const;

/**
 * Buttons of TikTok ads by their value in import files, for `PLATFORMS` in `platforms.ts`. TikTok
 * publishes no list: recollection of the Marketing API, not verified (2026-11-22).
 */
export const TIKTOK_CALLS = {
  LEARN_MORE: "Learn more",
  SHOP_NOW: "Shop now",
  ORDER_NOW: "Order now",
  BOOK_NOW: "Book now",
  GET_QUOTE: "Get quote",
  CONTACT_US: "Contact us",
  SIGN_UP: "Sign up",
  SUBSCRIBE: "Subscribe",
  APPLY_NOW: "Apply now",
  DOWNLOAD_NOW: "Download",
  VISIT_STORE: "Visit store",
} as const;

/**
 * Buttons of Pinterest ads by their value in import files, for `PLATFORMS` in `platforms.ts`.
 * Source: `customizable_cta_type` of the API v5 (read 2026-11-22).
 */
export const PINTEREST_CALLS = {
  LEARN_MORE: "Learn more",
  SHOP_NOW: "Shop now",
  BUY_NOW: "Buy now",
  ORDER_NOW: "Order now",
  GET_OFFER: "Get offer",
  BOOK_NOW: "Book now",
  SIGN_UP: "Sign up",
  VISIT_WEBSITE: "Visit website",
} as const;
