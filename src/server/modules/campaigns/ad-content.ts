import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import { tagUrl } from "#core/campaigns/tag-url.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";

/**
 * Content of an ad; the hash of a version covers it (`hashAd`). Fields:
 * `core/platforms/platforms.ts`. The services that change an ad make it for `writeAd`
 * (`write-ad.ts`).
 */
export interface AdContent {
  readonly fields: AdFields;
  readonly callToAction: string | null;
  readonly url: string;
  readonly mediaId: string | null;
}

/** The parts of an ad that never change. */
interface AdIdentity {
  readonly platform: PlatformId;
  readonly placement: string;
  readonly key: string;
  /** Slug of its campaign. */
  readonly slug: string;
}

/**
 * SHA-256, in hex, over the canonical JSON (RFC 8785) of the content that a reviewer approves:
 * platform, placement, fields, call to action, tagged address and the SHA-256 of the picture.
 * `writeAd` (`write-ad.ts`) and `createAds` (`new-ads.ts`) store it; tags of addresses:
 * `core/campaigns/tag-url.ts`.
 */
export function hashAd(
  { platform, placement, key, slug }: AdIdentity,
  { fields, callToAction, url }: AdContent,
  mediaSha256: string | null,
): string {
  const address = tagUrl(url, { platform, slug, key }) ?? url;
  const json = canonicalize({ platform, placement, fields, callToAction, address, media: mediaSha256 });
  return createHash("sha256")
    .update(json ?? "")
    .digest("hex");
}
