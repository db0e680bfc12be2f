import type { IncludedAd } from "#core/exports/api.ts";
import type { AiUse } from "#core/campaigns/ad.ts";

/**
 * A blocking finding that its owner has overridden, with the reason. `overridesOf` in
 * `create-export.service.ts` makes it from the findings, the row keeps it, and `overridesFile`
 * writes it to `overridden-checks.json`.
 */
export interface Override {
  readonly key: string;
  readonly rule: string;
  readonly field: string;
  readonly message: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * A picture that `write-folder.ts` made from another one for a platform (`pictures.ts`): a smaller
 * JPG, or a crop without texts. `approval.json` lists it with the hash of its source.
 */
export interface Derivative {
  readonly file: string;
  readonly sha256: string;
  /** JPG because the platform does not take a larger file, or without our words. */
  readonly kind: "jpg" | "clean";
  /** SHA-256 of the picture that it was made from. */
  readonly source: string;
}

/** A picture of an ad inside the archive, as approved or as derived from what was approved. */
interface ApprovedPicture {
  /** Paths inside the archive. */
  readonly files: readonly string[];
  /** SHA-256 of the picture that is part of the ad's hash. */
  readonly sha256: string;
}

interface ApprovalRecord {
  readonly campaign: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly ads: readonly { readonly ad: IncludedAd; readonly picture: ApprovedPicture | null }[];
  readonly derivatives: readonly Derivative[];
}

const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Writes `approval.json` of an archive, for `buildArchive` (`build-archive.ts`): which version of
 * each ad is in the files, with the SHA-256 that reviews approve (`hashAd` in
 * `campaigns/ad-content.ts`), and the derived pictures with their own hashes.
 */
export function approvalFile({ campaign, createdAt, ads, derivatives }: ApprovalRecord): Uint8Array {
  return encode({
    campaign,
    exportedAt: createdAt,
    ads: ads.map(({ ad, picture }) => ({
      key: ad.key,
      platform: ad.platform,
      format: ad.format,
      version: ad.version,
      hash: ad.hash,
      approved: ad.approved,
      picture,
    })),
    derivatives,
  });
}

/**
 * Writes `ai-use.json` of an archive, for `buildArchive` (`build-archive.ts`): who wrote or drew
 * each part of the ads, and when a person changed it last (`markChanged` in
 * `campaigns/write-ad.ts`).
 */
export function aiUseFile(
  ads: readonly { readonly key: string; readonly aiUse: readonly AiUse[] }[],
): Uint8Array {
  return encode(
    ads.map(({ key, aiUse }) => ({
      key,
      parts: aiUse.map(({ part, engine, at, changedAt }) => ({
        part,
        madeBy: engine ?? "a person",
        at,
        changedByAPersonAt: changedAt,
      })),
    })),
  );
}

/**
 * Writes `overridden-checks.json` of an archive, for `buildArchive` (`build-archive.ts`): blocking
 * findings with the owner's reasons for running the ads anyway (`Override`), which `overridesOf` in
 * `create-export.service.ts` collects.
 */
export function overridesFile(overrides: readonly Override[]): Uint8Array {
  return encode(overrides);
}
