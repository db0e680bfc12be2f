/**
 * Messages of a refused reservation: units are used up, or the plan has none. `core/quotas.ts`
 * chooses one; the notice of a locked tool (`tool.copy.ts`) and the billing page
 * (`usage-notices.tsx`) show them too.
 */
export const quotaMessages = {
  allUsed: (total: number, category: string) =>
    `You have used all ${total} ${category} in your plan for this billing period.`,
  notIncluded: (category: string) => `Your plan does not include ${category} yet.`,
} as const;
