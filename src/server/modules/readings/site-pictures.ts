import type { Upload } from "#core/uploads/api.ts";
import { readingsCopy } from "#core/readings/readings.copy.ts";
import { AppError } from "#server/lib/errors.ts";
import { StorageError } from "#server/adapters/storage/storage.ts";
import { ReadError } from "#server/adapters/website/read-error.ts";
import { describeLogo } from "#server/render/pictures/describe-logo.ts";
import { objects, property, valueText } from "#server/workers/website/structured-data.ts";
import type { LogoCandidate } from "#server/workers/website/page-facts.ts";
import type { SiteFetcher } from "./fetch-files.ts";
import { findOrganization } from "./proposals/organization.ts";
import { findProducts } from "./proposals/propose-products.ts";
import type { SiteFacts, SiteLogo } from "./proposals/site-facts.ts";

const { how } = readingsCopy;
const MAX_LOGO_TRIES = 6;
const MAX_PICTURES = 8;
/** Smallest side of a logo in pixels; smaller ones are icons of browser tabs. */
const MIN_LOGO_SIDE = 48;

/**
 * Checks a picture of a site, stores it as an upload of the user, and returns the upload and the
 * stored bytes; `runReading` (`run-reading.ts`) makes it with `saveUpload`
 * (`files/uploads.service.ts`), and this file calls it. Throws `AppError` for anything but an image
 * and for a full account (`LIMITS.uploadedBytesPerUser` in `core/limits.ts`), and `StorageError`
 * when storing fails. The size of a picture was limited before, in `fetch-files.ts`
 * (`READING_LIMITS.pictureBytes` in `core/readings/limits.ts`).
 */
export type StorePicture = (
  bytes: Uint8Array,
) => Promise<{ readonly upload: Upload; readonly bytes: Uint8Array }>;

interface Candidate {
  readonly url: string;
  readonly how: string;
}

/** Pictures that may be the logo, the most likely first. */
function logoCandidates({ pages, manifest }: SiteFacts): readonly Candidate[] {
  const [home] = pages;
  if (!home) return [];
  const organization = findOrganization(home.facts.items);
  const stated = organization
    ? valueText(organization.properties.get("logo")?.[0]) || firstLogo(organization)
    : "";
  const address = stated === "" ? undefined : URL.parse(stated, home.url)?.href;
  const largest = (kind: LogoCandidate["how"]) =>
    home.facts.logos
      .filter((logo) => logo.how === kind && (kind === "image" || logo.side >= MIN_LOGO_SIDE))
      .sort((a, b) => b.side - a.side);
  const icons = [...(manifest?.facts.icons ?? [])].sort((a, b) => b.side - a.side);
  const found = [
    ...(organization && address !== undefined
      ? [{ url: address, how: how.structured(organization.source, organization.types[0]!) }]
      : []),
    ...largest("image")
      .slice(0, 2)
      .map(({ url }) => ({ url, how: how.picture })),
    ...largest("icon")
      .slice(0, 1)
      .map(({ url }) => ({ url, how: how.icon })),
    ...largest("touch-icon")
      .slice(0, 1)
      .map(({ url }) => ({ url, how: how.icon })),
    ...icons.slice(0, 1).map(({ url }) => ({ url, how: how.manifest })),
  ];
  return found.filter(({ url }, at) => found.findIndex((other) => other.url === url) === at);
}

function firstLogo(organization: Parameters<typeof objects>[0]): string {
  const [logo] = objects(organization, "logo");
  return logo ? property(logo, "url") : "";
}

/** Result of `work`; `undefined` if the picture cannot be fetched, read or stored. */
async function ifUsable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReadError || error instanceof AppError || error instanceof StorageError)
      return undefined;
    throw error;
  }
}

/**
 * Fetches and stores the logos of a site for `readSite` (`read-site.ts`): at most one of each kind
 * (`describeLogo` in `render/pictures/describe-logo.ts`), from at most `MAX_LOGO_TRIES` pictures in
 * the order of `logoCandidates` in this file, which omits icons whose stated side is below
 * `MIN_LOGO_SIDE`. Skips pictures that fail or whose real side is below half of it. `onLogo` is
 * called with each.
 */
export async function fetchLogos(
  site: SiteFacts,
  fetcher: SiteFetcher,
  store: StorePicture,
  onLogo: (logo: SiteLogo) => Promise<void>,
): Promise<void> {
  const kinds = new Set<SiteLogo["kind"]>();
  for (const { url, how: way } of logoCandidates(site).slice(0, MAX_LOGO_TRIES)) {
    const logo = await ifUsable(async () => {
      const { upload, bytes } = await store(await fetcher.picture(url));
      return { upload, url, how: way, ...(await describeLogo(bytes)) };
    });
    if (!logo || Math.min(logo.upload.width, logo.upload.height) < MIN_LOGO_SIDE / 2 || kinds.has(logo.kind))
      continue;
    kinds.add(logo.kind);
    await onLogo(logo);
  }
}

/**
 * Fetches and stores the first picture of each product (`findProducts` in `propose-products.ts`)
 * for `readSite` (`read-site.ts`), at most `MAX_PICTURES`, and calls `onPicture` with each and its
 * address. Skips pictures that fail.
 */
export async function fetchProductPictures(
  site: SiteFacts,
  fetcher: SiteFetcher,
  store: StorePicture,
  onPicture: (url: string, upload: Upload) => Promise<void>,
): Promise<void> {
  const addresses = new Set(findProducts(site.pages).flatMap(({ pictures }) => pictures.slice(0, 1)));
  for (const url of [...addresses].slice(0, MAX_PICTURES)) {
    const stored = await ifUsable(async () => store(await fetcher.picture(url)));
    if (stored) await onPicture(url, stored.upload);
  }
}
