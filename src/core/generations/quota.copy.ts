/** Messages of a refused reservation. */
export const quotaMessages = {
  allUsed: (total: number, category: string) =>
    `You have used all ${total} ${category} in your plan for this billing period.`,
  notIncluded: (category: string) => `Your plan does not include ${category} yet.`,
} as const;
