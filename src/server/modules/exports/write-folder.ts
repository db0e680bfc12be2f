import { formatNotes, inFile, missingSettings } from "#core/exports/format-notes.copy.ts";
import type { ExportFormat } from "#core/exports/formats.ts";
import type { ExportStep } from "#core/exports/api.ts";
import { CLEAN_SIZES, PICTURE_BYTES } from "#core/exports/picture-limits.ts";
import { folderReadme } from "#core/exports/readme.copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { MediaSource, VersionContent } from "../campaigns/campaigns.public.ts";
import type { FileCollector } from "./collect-files.ts";
import { toExportAd } from "./export-ad.ts";
import { folderName, pictureName, platformNames } from "./export-names.ts";
import type { ExportAd, WriterInput, WrittenFile } from "./formats/format.ts";
import { FORMATS } from "./formats/formats.ts";
import { cropClean, toJpg } from "./pictures.ts";
import type { Derivative } from "./records.ts";
import { sheetOf } from "./templates/refuse-for-sheet.ts";
import { writeTemplate, type TemplateWriter } from "./templates/write-template.ts";

/** Formats for which Google recommends pictures without words. */
const WITH_CLEAN: readonly ExportFormat[] = ["google_editor", "google_display_beta"];
/** Maximum number of photos from which clean pictures are made; more would look alike. */
const MAX_PHOTOS = 5;

/** Largest picture of a platform in bytes. */
const maxBytesOf = (platform: PlatformId) => PICTURE_BYTES[platform] ?? Number.POSITIVE_INFINITY;

/**
 * A folder of the archive: the ads of one format, for one platform or for several that share a
 * sheet. `foldersOf` in `build-archive.ts` forms them; names: `folderName` in `export-names.ts`.
 */
export interface Folder {
  readonly name: string;
  readonly format: ExportFormat;
  readonly platforms: readonly PlatformId[];
  readonly versions: readonly VersionContent[];
}

/** Input of a folder. */
interface FolderInput {
  readonly folder: Folder;
  readonly writer: TemplateWriter;
  readonly input: Omit<WriterInput, "ads">;
  /** Number of the export, which file names of pictures end with. */
  readonly number: number;
  readonly productName: string;
  /** Inputs from which the pictures of the campaign were drawn. */
  readonly sources: ReadonlyMap<string, MediaSource>;
  /** Called after each ad; an error ends the export. */
  readonly onAd: () => Promise<void>;
}

/**
 * Additions of a written folder to the export: steps for the user, paths of pictures, and derived
 * pictures for `approval.json`. `writeFolder` returns it to `buildArchive` (`build-archive.ts`).
 */
export interface WrittenFolder {
  readonly steps: readonly Omit<ExportStep, "done">[];
  /** Path of the picture of an ad by its key. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly derivatives: readonly Derivative[];
}

/**
 * Adds the files of one folder of an archive to `files`: pictures, sheets and README;
 * `buildArchive` (`build-archive.ts`) calls it for each folder. Sheets: `formats/formats.ts` or
 * `templates/write-template.ts`; sizes of pictures: `core/exports/picture-limits.ts`; formats with
 * pictures without texts (`WITH_CLEAN`) and their number (`MAX_PHOTOS`): this file; README and
 * steps: `readme.copy.ts` and `format-notes.copy.ts` of `core/exports`. Throws 404 for a missing
 * file, and an error for a picture that stays too large.
 */
export async function writeFolder(files: FileCollector, work: FolderInput): Promise<WrittenFolder> {
  const { folder, input, productName } = work;
  const { name, format, platforms, versions } = folder;
  const derivatives: Derivative[] = [];
  const pictures = new Map<string, string>();
  const ads: ExportAd[] = [];
  for (const version of versions) {
    const picture = await addPicture(files, work, version, derivatives);
    if (picture !== null) pictures.set(version.key, `${name}/pictures/${picture}`);
    ads.push(toExportAd(version, { productName, picture }));
    await work.onAd();
  }
  const clean = WITH_CLEAN.includes(format) ? await addCleanPictures(files, work) : [];
  derivatives.push(...clean);

  const sheets = await writeSheets(work, { ...input, ads });
  for (const sheet of sheets) files.addSmall(`${name}/${sheet.name}`, sheet.bytes);
  const sheetNames = sheets.map((sheet) => `${name}/${sheet.name}`);
  files.addSmall(
    `${name}/README.txt`,
    encode(
      readmeOf(
        work,
        sheets.map((sheet) => sheet.name),
        pictures.size,
        derivatives,
      ),
    ),
  );
  const steps = platforms.map((platform) => ({
    platform,
    format,
    what: formatNotes(format, platform).next,
    files: sheetNames.filter((sheet) => format !== "copy_deck" || sheet.includes(folderName([platform]))),
    ads: ads.filter((ad) => ad.platform === platform).length,
    pictures: ads.filter((ad) => ad.platform === platform && ad.picture !== null).length + clean.length,
  }));
  return { steps, pictures, derivatives };
}

/** Writes the sheets of a format, or fills in the user's own. */
async function writeSheets(
  { folder, writer }: FolderInput,
  input: WriterInput,
): Promise<readonly WrittenFile[]> {
  if (folder.format !== "template") return FORMATS[folder.format].write(input);
  const [first] = input.ads;
  const sheet = first && sheetOf(first, input);
  if (!sheet) throw new Error("the export has no sheet for these ads");
  return [await writeTemplate(writer, sheet, input)];
}

const encode = (text: string) => new TextEncoder().encode(text.replaceAll("\n", "\r\n"));

/** Adds the picture of an ad and returns its file name; as JPG if the file is too large. */
async function addPicture(
  files: FileCollector,
  { folder, number }: FolderInput,
  { key, platform, media }: VersionContent,
  derivatives: Derivative[],
): Promise<string | null> {
  if (!media) return null;
  const original = await files.read(media.fileId);
  const maxBytes = maxBytesOf(platform);
  const isTooLarge = original.bytes > maxBytes;
  const stored = isTooLarge
    ? await files.store(await toJpg(await original.content(), maxBytes), "image/jpeg")
    : original;
  const { fileId, bytes, crc32, sha256 } = stored;
  const fileName = pictureName(key, media, { number, extension: isTooLarge ? "jpg" : "png" });
  const path = `${folder.name}/pictures/${fileName}`;
  files.addStored(path, { fileId, bytes, crc32, sha256 });
  if (isTooLarge) derivatives.push({ file: path, sha256, kind: "jpg", source: media.sha256 });
  return fileName;
}

/** The photos behind the pictures of a campaign: generated backgrounds, else product pictures. */
function photosOf(sources: Iterable<MediaSource>): { fileId: string; isGenerated: boolean }[] {
  const photos = new Map<string, { fileId: string; isGenerated: boolean }>();
  for (const { background, images, logo } of sources) {
    const uploads = images.filter((id) => id !== logo);
    const fileId = background ?? uploads[0];
    if (fileId !== undefined) photos.set(fileId, { fileId, isGenerated: background !== undefined });
  }
  return [...photos.values()].slice(0, MAX_PHOTOS);
}

/** Adds pictures without words in the ratios of Google's image assets. */
async function addCleanPictures(
  files: FileCollector,
  { folder, input, number, sources }: FolderInput,
): Promise<Derivative[]> {
  const derivatives: Derivative[] = [];
  for (const [index, { fileId, isGenerated }] of photosOf(sources.values()).entries()) {
    const photo = await files.read(fileId);
    const content = await photo.content();
    for (const size of CLEAN_SIZES) {
      const picture = await cropClean(content, size, { isGenerated, maxBytes: maxBytesOf("google_search") });
      if (!picture) continue;
      const stored = await files.store(picture.bytes, "image/jpeg");
      const kind = `-clean-${index + 1}`;
      const fileName = pictureName(`AL${input.campaign.code}`, picture, { number, extension: "jpg", kind });
      const path = `${folder.name}/pictures/${fileName}`;
      files.addStored(path, stored);
      derivatives.push({ file: path, sha256: stored.sha256, kind: "clean", source: photo.sha256 });
    }
  }
  return derivatives;
}

function readmeOf(
  { folder, input }: FolderInput,
  sheets: readonly string[],
  pictures: number,
  derivatives: readonly Derivative[],
): string {
  const { format, platforms, versions } = folder;
  const [first] = platforms;
  if (first === undefined) return "";
  const { why, next, byHand } = formatNotes(format, first);
  const of = (platform: PlatformId) => versions.filter((version) => version.platform === platform);
  return folderReadme({
    platforms: platformNames(platforms),
    format,
    why,
    files: [...sheets, ...(pictures + derivatives.length > 0 ? ["pictures: the picture files"] : [])],
    inFile: platforms.flatMap((platform) =>
      inFile(format, platform, {
        ads: of(platform).length,
        pictures: of(platform).filter(({ media }) => media !== null).length,
      }),
    ),
    byHand: byHand(input.settings.createCampaign),
    needs: missingSettings(format, first, input.settings).map((need) => need.why),
    next,
    hasCleanPictures: derivatives.some(({ kind }) => kind === "clean"),
    hasConverted: derivatives.some(({ kind }) => kind === "jpg"),
  });
}
