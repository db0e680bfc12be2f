import { GENERATION_KINDS, KINDS, type UsageCategory } from "../generations/kinds.ts";

/** Numbers of units by category; `null` is left out, as a plan's unlimited text ads. */
type Units = Readonly<Record<UsageCategory, number | "unlimited" | null>>;

/** One entry for each category: "45 image ads". */
export function unitEntries(units: Units): string[] {
  return GENERATION_KINDS.flatMap((kind) => {
    const { usage, singular, plural } = KINDS[kind];
    const count = units[usage];
    if (count === null || count === 0) return [];
    return [`${count} ${count === 1 ? singular : plural}`];
  });
}

/** "45 image ads, 20 video ads and 1 full package"; empty when there is nothing to list. */
export function listUnits(units: Units): string {
  const parts = unitEntries(units);
  const last = parts.pop();
  if (last === undefined) return "";
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}

/** What an upgrade adds, and where totals that are not the plan's own come from. Dates come in as they are shown. */
export const planUnitsCopy = {
  added: (date: string) => `Added until ${date}`,
  fullFrom: (date: string) => `Included from ${date}`,
  addedText:
    "The units on top are for the share of this billing period that is left, rounded up. The next period has the full number.",
  proratedTitle: "You changed your plan during this billing period.",
  proratedText: "These totals are for the share of the period that each plan had.",
  nextFull: (date: string, units: string) => `From ${date} you have the full number: ${units}.`,
  pastDueTitle: "Only what was left of the period you paid for can be used.",
  pastDueText: "Counting starts again once your payment has gone through.",
  pastDueAllUsed: "All used until your payment has gone through.",
} as const;
