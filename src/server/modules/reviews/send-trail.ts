import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { AppEnv } from "#server/http/env.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import { readTrail } from "./trail.service.ts";

const PDF = "application/pdf";
const JSON_TYPE = "application/json";

/**
 * Answers `GET /api/reviews/:id/trail` in `reviews.routes.ts` with the trail of a review
 * (`readTrail` in `trail.service.ts`) as PDF (`trail-pdf.ts`) or JSON, by the query `format` or the
 * header Accept; JSON without either. The name of the PDF is made here. Throws 404.
 */
export async function sendTrail(
  c: Context<AppEnv>,
  { db }: ReviewsDeps,
  own: OwnedId & { readonly ownerName: string },
  { format }: { readonly format?: "pdf" | "json" | undefined },
): Promise<Response> {
  const trail = await readTrail(db, own);
  const accepted = accepts(c, { header: "Accept", supports: [JSON_TYPE, PDF], default: JSON_TYPE });
  const isPdf = format === undefined ? accepted === PDF : format === "pdf";
  if (!isPdf) return c.json(trail);
  // Loaded on demand, because the libraries for fonts and PDF are large.
  const { trailPdf } = await import("./trail-pdf.ts");
  const pdf = await trailPdf(trail);
  c.header("Content-Type", PDF);
  c.header("Content-Disposition", `attachment; filename="review-${trail.reviewId}.pdf"`);
  return c.body(pdf);
}
