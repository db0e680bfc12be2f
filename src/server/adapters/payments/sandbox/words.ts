/** What stands on everything that the sandbox shows, before anything else. */
export const SANDBOX_BANNER = "Sandbox: no real card, no money, nobody is contacted. Test cards only.";

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** A day in UTC: `2026-11-21`; `ms` since 1970. */
export const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
