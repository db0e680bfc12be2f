import * as z from "zod/mini";
import { listQuerySchema } from "../brands/api.ts";
import { adUseListSchema } from "../campaigns/ad-uses.ts";
import type { Area } from "./endpoint.ts";

const OFFERS =
  "`uses` are the words, with their status: `current`, `changed` or `expired`. `offers` are the texts of whole fields in which changed words are replaced and sentences with expired statements are left out; saving one is a `PATCH /api/ads/:id` with `fields: {[field]: after}` and `baseVersion: revision`. A page can have fewer items than the next one.";

const PAGE = {
  params: z.object({ id: z.string() }),
  query: listQuerySchema,
  status: 200,
  success: "One page",
  response: adUseListSchema,
  errors: [],
} as const;

/**
 * Contract of the calls that list the ads with a claim or a price of a brand, for the brand page;
 * served by `campaigns/ad-uses.routes.ts`. Schemas are in `core/campaigns/ad-uses.ts`.
 */
export const adUsesApi = {
  "GET /api/claims/:id/ads": {
    summary: "List the ads that use a claim, newest first",
    description: `Finds the claim's words, or its figures with their unit, in the ads of its brand, as they are now and were before. ${OFFERS}`,
    ...PAGE,
  },
  "GET /api/products/:id/ads": {
    summary: "List the ads that state a product's prices, newest first",
    description: `Finds amounts beside a currency and percentages of the discount in the ads of the product's campaigns, as they are now and were before. ${OFFERS}`,
    ...PAGE,
  },
} satisfies Area;
