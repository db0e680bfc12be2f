/**
 * Query key of a campaign with its ads (`useCampaign`); features that change an ad read it again,
 * such as `use-statement-ads.ts` of brands.
 */
export const campaignKey = (id: string) => ["campaign", id] as const;
