/** Names inside export files and archives. */
import { asciiName, cellText, safeCell } from "#core/exports/cells.ts";
import { MAX_GROUP_NAME } from "#core/exports/limits.ts";
import type { ExportSettings } from "#core/exports/settings.ts";
import { angleCopy, type Angle } from "#core/generations/copy/platform-copy.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";

/** Longest name of an ad; every platform takes more. */
const MAX_AD_NAME = 100;
const MAX_FOLDER = 60;

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const end = cut.lastIndexOf(" ");
  return cut.slice(0, end > 0 ? end : max).trim();
}

/**
 * Builds the name of an ad at the platform from key, product and idea (`angleCopy` in
 * `core/generations/copy/platform-copy.ts`), in ASCII (`core/exports/cells.ts`) and cut at a word
 * to `MAX_AD_NAME` characters. `toExportAd` (`export-ad.ts`) passes it to the writers;
 * `reports/match-report.service.ts` builds it with an empty key and finds the ads of later reports
 * by it.
 */
export function exportedAdName(key: string, product: string, angle: Angle | null): string {
  const idea = angle === null ? "" : angleCopy[angle];
  return cutAtWord(
    `${key} ${asciiName(product)} ${asciiName(idea)}`.replaceAll(/\s+/gu, " ").trim(),
    MAX_AD_NAME,
  );
}

/** A name that a cell may hold, from words that the user typed elsewhere. */
function groupName(words: string, fallback: string): string {
  const safe = safeCell(cutAtWord(cellText(words), MAX_GROUP_NAME));
  return safe === "" ? fallback : safe;
}

interface Named {
  readonly name: string;
  readonly productName: string;
  readonly code: string;
}

/**
 * Returns the names of campaign and ad group for the files of an export: those of the settings,
 * else the names of our campaign and of its product, cut to `MAX_GROUP_NAME`
 * (`core/exports/limits.ts`). If nothing is left, the campaign is named "AL" with its code, and the
 * ad group like the campaign. `build-archive.ts` and `select-ads.ts` call it.
 */
export function groupNames(campaign: Named, { campaignName, adGroupName }: ExportSettings) {
  const fallback = `AL${campaign.code}`;
  const name = campaignName || groupName(campaign.name, fallback);
  return { name, adGroup: adGroupName || groupName(campaign.productName, name) };
}

/**
 * Ending of the file names of a campaign's second export and later ones, such as "-v2", so that
 * downloads do not overwrite each other.
 */
const versionSuffix = (number: number): string => (number === 1 ? "" : `-v${number}`);

/**
 * Builds the file name of a picture in an export from the ad's key, `kind` ("" or, without texts,
 * "-clean-1"), the size in px, `number` of the export (none for 1, then "-v2") and the extension;
 * `write-folder.ts` stores the picture under it. Sheets name the same file; `templates.service.ts`
 * shows it in examples.
 */
export function pictureName(
  key: string,
  { width, height }: { readonly width: number; readonly height: number },
  {
    number,
    extension,
    kind = "",
  }: { readonly number: number; readonly extension: string; readonly kind?: string },
): string {
  return `${key.toLowerCase()}${kind}-${width}x${height}${versionSuffix(number)}.${extension}`;
}

/**
 * Converts a text to lower-case ASCII with hyphens for the name of an exported archive, or returns
 * the fallback if nothing is left.
 */
function fileSlug(text: string, fallback: string): string {
  const slug = asciiName(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .slice(0, MAX_FOLDER)
    .replaceAll(/^-+|-+$/gu, "");
  return slug === "" ? fallback.toLowerCase() : slug;
}

/**
 * Builds the name of a campaign's archive, for example "dusk-lamp-2026-11-23-v2.zip", for
 * `buildArchive` (`build-archive.ts`); stored with the export and sent with the download. `day` is
 * its ISO date, `number` comes from `nextNumber` (`exports.repo.ts`; the first has no suffix).
 * `fileSlug` in this file cuts the campaign's name to `MAX_FOLDER` characters; "al" and the code
 * replace a name without letters or digits in ASCII.
 */
export function exportArchiveName(
  campaign: Pick<Named, "name" | "code">,
  day: string,
  number: number,
): string {
  return `${fileSlug(campaign.name, `al${campaign.code}`)}-${day}${versionSuffix(number)}.zip`;
}

/**
 * Name of a folder in an exported archive for the platforms that share its sheet: their ids
 * (`core/platforms/platforms.ts`) with hyphens, for example "facebook-instagram". `uniqueName` in
 * `build-archive.ts` calls it and appends the format if the name is taken; which platforms share a
 * sheet is decided by `SHARED` in that file. Names of copy decks (`copy-deck.ts`) start with it, by
 * which `write-folder.ts` finds them.
 */
export const folderName = (platforms: readonly PlatformId[]): string =>
  platforms.map((platform) => platform.replaceAll("_", "-")).join("-");

/**
 * Joins names of platforms (`core/platforms/platforms.ts`) for a sentence in the README of an
 * archive, for example "Facebook and Instagram"; `build-archive.ts` and `write-folder.ts` call it.
 */
export const platformNames = (platforms: readonly PlatformId[]): string =>
  platforms.map((platform) => PLATFORMS[platform].name).join(" and ");
