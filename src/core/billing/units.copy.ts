import { CATEGORIES, USAGE_CATEGORIES, type UsageCategory } from "../generations/categories.ts";

/** Units by category; `null` (unlimited by plan) is not listed. */
type Units = Readonly<Record<UsageCategory, number | "unlimited" | null>>;

/**
 * One entry for each category that has units, "45 image ads", or "unlimited" for its number, for
 * the dialog of a plan change (`change-costs.tsx`). Categories with 0 or `null` (unlimited before
 * too) are left out. Names are in `core/generations/categories.ts`.
 */
export function unitEntries(units: Units): string[] {
  return USAGE_CATEGORIES.flatMap((category) => {
    const { singular, plural } = CATEGORIES[category];
    const count = units[category];
    if (count === null || count === 0) return [];
    return [`${count} ${count === 1 ? singular : plural}`];
  });
}

/**
 * Joins units to a phrase for the note under the usage cards (`totals-note.tsx`): "45 image ads, 20
 * video ads and 1 full package"; empty without units.
 */
export function joinUnits(units: Units): string {
  const parts = unitEntries(units);
  const last = parts.pop();
  if (last === undefined) return "";
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}

/**
 * Text about units added by an upgrade, prorated totals and unpaid renewals, in the dialog that
 * changes a plan and in the usage of the billing page (`totals-note.tsx`). Dates are passed as
 * formatted text.
 */
export const planUnitsCopy = {
  added: (date: string) => `Added until ${date}`,
  fullFrom: (date: string) => `Included from ${date}`,
  addedText:
    "Units are added for the remaining share of this billing period, rounded up. The next period has the full number.",
  proratedTitle: "You changed your plan during this billing period.",
  proratedText: "These totals are for the share of the period that each plan had.",
  nextFull: (date: string, units: string) => `From ${date} you have the full number: ${units}.`,
  pastDueTitle: "You can use the units left from the period you paid for.",
  pastDueText: "The full number is back once your payment has gone through.",
  pastDueAllUsed: "All used until your payment has gone through.",
} as const;
