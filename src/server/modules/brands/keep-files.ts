import { brandMessages } from "#core/brands/messages.ts";
import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { invalidField } from "#server/lib/errors.ts";
import { replaceReferences } from "../files/files.public.ts";

type References = Parameters<typeof replaceReferences>[2];

/**
 * Makes these uploads the only files that a brand, product or claim refers to when its service
 * (`brands.service.ts`, `products.service.ts`, `claims.service.ts`) saves it, so that they are kept
 * (`replaceReferences` in `files/references.service.ts`), and returns them in the same order.
 * Throws 400 at the input field `field` when one of them is missing (`core/brands/messages.ts`).
 */
export async function keepFiles(
  tx: Tx,
  deps: { readonly clock: Clock },
  field: string,
  references: References,
) {
  const files = await replaceReferences(tx, deps, references);
  if (!files) throw invalidField(field, brandMessages.missingFile);
  return files;
}
