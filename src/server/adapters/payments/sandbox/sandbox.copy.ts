/**
 * First line of every page and invoice of the payment sandbox, which
 * `modules/billing/sandbox/page-layout.ts` and `invoice-pdf.ts` print.
 */
export const SANDBOX_BANNER = "Sandbox: no real card, no money, nobody is contacted. Test cards only.";

/**
 * Amount on the payment sandbox's pages (`sandbox-pages.ts`) and PDF invoices, from cents:
 * "$29.99".
 */
export const formatCents = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/**
 * Date on the sandbox's pages (`sandbox-pages.ts`) and PDF invoices: ISO date in UTC of a time in
 * ms since 1970.
 */
export const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
