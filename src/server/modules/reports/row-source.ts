import { hash } from "node:crypto";
import { findAdKey } from "#core/campaigns/find-ad-keys.ts";
import type { Network } from "#core/platforms/platforms.ts";
import type { MatchWay } from "#core/reports/api.ts";
import type { ReportRow } from "#core/reports/report-reading.ts";

/**
 * Brings a name of an ad into one form before `matchRows` (`match-rows.ts`) and `sourceOf` compare
 * names: letters in one case, single spaces.
 */
export const normalizeAdName = (name: string): string =>
  name.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Words that platforms add to the name of a copied ad, in five languages. */
const COPY_SUFFIX = /\s[-–—]\s*(?:copy|kopie|copie|copia)(?:\s*\d+)?$/i;

/** The value of `utm_content` in an address; the whole text if it has none. */
function contentOf(url: string): string {
  const [, value] = /[?&]utm_content=([^&#]*)/i.exec(url) ?? [];
  return value ?? url;
}

/**
 * The key of one of our ads in a row of a report, and the column that contains it; `keyOfRow` finds
 * it, and `matchRows` (`match-rows.ts`) looks it up.
 */
export interface RowKey {
  readonly key: string;
  readonly by: Extract<MatchWay, "name" | "url" | "image">;
}

/**
 * Looks for the key of an ad (`core/campaigns/find-ad-keys.ts`) in a row of a report, for
 * `matchRows` (`match-rows.ts`): in the name, then the address, then picture and labels.
 * `undefined` without a key.
 */
export function keyOfRow(row: ReportRow): RowKey | undefined {
  const name = findAdKey(row.adName);
  if (name !== undefined) return { key: name, by: "name" };
  const url = findAdKey(contentOf(row.finalUrl));
  if (url !== undefined) return { key: url, by: "url" };
  const image = findAdKey(row.image) ?? findAdKey(row.labels);
  return image === undefined ? undefined : { key: image, by: "image" };
}

/**
 * Identifies the platform's ad of a report's row, for `matchRows` (`match-rows.ts`), so that a
 * later report replaces its days: by the key of our ad, so that a renamed ad stays the same, else
 * by its normalized name (`normalizeAdName`), id, address, or campaign and ad set. A copy
 * (`COPY_SUFFIX`) counts as a separate ad. Returns 24 hex digits of a SHA-256.
 */
export function sourceOf(row: ReportRow, key: RowKey | undefined, network: Network | undefined): string {
  const copy = COPY_SUFFIX.exec(row.adName)?.[0] ?? "";
  const other =
    row.adName !== ""
      ? ["name", normalizeAdName(row.adName)]
      : row.adId !== ""
        ? ["id", row.adId]
        : row.finalUrl !== ""
          ? ["url", row.finalUrl]
          : ["group", normalizeAdName(row.campaign), normalizeAdName(row.adSet)];
  const parts = key ? ["key", key.key, normalizeAdName(copy)] : [network ?? "", ...other];
  return hash("sha256", JSON.stringify(parts)).slice(0, 24);
}

/**
 * Name under which `report_matches` has a platform's id of an ad, at most 300 characters (here),
 * for reports whose names have no key; `matchRows` (`match-rows.ts`) and `keepReport`
 * (`keep-report.service.ts`) use it.
 */
export const linkedId = (network: Network | undefined, adId: string): string =>
  `id:${network ?? ""}:${adId}`.slice(0, 300);
