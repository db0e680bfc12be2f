/**
 * Query key of a campaign with its ads (`useCampaign`); other features read it again after they
 * change an ad.
 */
export const campaignKey = (id: string) => ["campaign", id] as const;
