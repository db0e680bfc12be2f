import { createHash } from "node:crypto";
import { archiveReadme } from "#core/exports/readme.copy.ts";
import { EXPORT_FORMATS, formatSpec, type ExportFormat } from "#core/exports/formats.ts";
import type { IncludedAd } from "#core/exports/api.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { layoutZip } from "#server/lib/stored-zip.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { readMediaSources, readVersionContents, type VersionContent } from "../campaigns/campaigns.public.ts";
import { collectFiles, type FileDeps } from "./collect-files.ts";
import { exportArchiveName, folderName, groupNames, platformNames } from "./export-names.ts";
import type { Completion, ExportRow } from "./exports.repo.ts";
import type { WriterInput } from "./formats/format.ts";
import { aiUseFile, approvalFile, overridesFile } from "./records.ts";
import { writeFolder, type Folder, type WrittenFolder } from "./write-folder.ts";

/**
 * Dependencies of building an archive, which `boot/deps.ts` provides; the worker pool fills in the
 * user's own sheets.
 */
export interface ArchiveDeps extends FileDeps {
  readonly fileWorkers: FileWorkers;
}

/** An archive that is ready to be downloaded. */
interface BuiltArchive {
  readonly completion: Completion;
  /** New files, which the export keeps. */
  readonly fileIds: readonly string[];
}

/**
 * Writes all files of an export and returns where they are; `runExport` (`run-export.service.ts`)
 * calls it. Stores files, but no rows that refer to them: the caller keeps them in the transaction
 * that completes the export, and the files of a try that fails expire. `onAds` gets the number of
 * finished ads; its errors, and 404 for a missing file, end the export. Division into folders
 * (`foldersOf`) and names of the files beside them: this file; files in folders: `write-folder.ts`;
 * records: `records.ts`; README: `core/exports/readme.copy.ts`.
 */
export async function buildArchive(
  deps: ArchiveDeps,
  row: ExportRow,
  onAds: (done: number) => Promise<void>,
): Promise<BuiltArchive> {
  const { userId, campaign, settings, number, createdAt } = row;
  const ids = [...new Set(row.included.map(({ versionId }) => versionId))];
  const versions = new Map(
    (await readVersionContents(deps.db, userId, ids)).map((version) => [version.versionId, version]),
  );
  const sources = await readMediaSources(deps.db, row.campaignId);
  const { businessName, code, slug, language, productName } = campaign;
  const input: Omit<WriterInput, "ads"> = {
    campaign: { ...groupNames(campaign, settings), businessName, code, slug, language },
    settings,
    sheets: new Map(row.sheets.map((sheet) => [sheet.network, sheet])),
  };
  const files = collectFiles(deps, userId);
  const writer = { files, fileWorkers: deps.fileWorkers, userId };
  const folders = foldersOf(row.included, versions);
  const written: WrittenFolder[] = [];
  let done = 0;
  for (const folder of folders) {
    const onAd = () => onAds(++done);
    written.push(await writeFolder(files, { folder, writer, input, number, productName, sources, onAd }));
  }

  const at = createdAt.toISOString();
  files.addSmall("README.txt", textFile(readmeOf(row, folders, at)));
  const pathsOf = (key: string) => written.flatMap(({ pictures }) => pictures.get(key) ?? []);
  const approval = approvalFile({
    campaign: campaign.name,
    createdAt: at,
    ads: row.included.map((ad) => {
      const media = versions.get(ad.versionId)?.media ?? null;
      return { ad, picture: media && { files: pathsOf(ad.key), sha256: media.sha256 } };
    }),
    derivatives: written.flatMap(({ derivatives }) => derivatives),
  });
  files.addSmall("approval.json", approval);
  files.addSmall("ai-use.json", aiUseFile([...versions.values()]));
  files.addSmall("overridden-checks.json", overridesFile(row.overrides));
  const sums = files.checksums().map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  files.addSmall("SHA256SUMS.txt", new TextEncoder().encode(sums.join("")));

  const { entries, fileIds } = await files.finish();
  const pictures = entries.filter(({ start }) => start === undefined).length;
  return {
    fileIds,
    completion: {
      done,
      steps: written.flatMap(({ steps }) => steps),
      archiveName: exportArchiveName(campaign, at.slice(0, 10), number),
      entries,
      bytes: layoutZip(entries).size,
      files: entries.length,
      pictures,
      etag: createHash("sha256").update(JSON.stringify(entries)).digest("hex").slice(0, 32),
    },
  };
}

/** Texts for people have the line ends of Windows, which every editor shows. */
const textFile = (text: string) => new TextEncoder().encode(text.replaceAll("\n", "\r\n"));

/** The folders of an archive, in the order of the platforms. */
function foldersOf(included: readonly IncludedAd[], versions: ReadonlyMap<string, VersionContent>): Folder[] {
  const groups = new Map<string, IncludedAd[]>();
  for (const ad of included) {
    const group = `${ad.format} ${formatSpec(ad.format).isShared ? PLATFORMS[ad.platform].network : ad.platform}`;
    groups.set(group, [...(groups.get(group) ?? []), ad]);
  }
  const names = new Set<string>();
  return [...groups.values()].map((ads): Folder => {
    const platforms = PLATFORM_IDS.filter((id) => ads.some(({ platform }) => platform === id));
    const { format } = ads[0]!;
    const name = uniqueName(names, platforms, format);
    return {
      name,
      format,
      platforms,
      versions: ads.flatMap(({ versionId }) => versions.get(versionId) ?? []),
    };
  });
}

/** The platforms, followed by the format if another format of the platforms came first. */
function uniqueName(names: Set<string>, platforms: readonly PlatformId[], format: ExportFormat): string {
  const plain = folderName(platforms);
  const name = names.has(plain) ? `${plain}-${format.replaceAll("_", "-")}` : plain;
  names.add(name);
  return name;
}

function readmeOf({ campaign, left }: ExportRow, folders: readonly Folder[], at: string): string {
  return archiveReadme({
    campaign: campaign.name,
    createdAt: at,
    folders: folders.map(
      ({ name, platforms, format }) => `${name}: ${platformNames(platforms)}, ${EXPORT_FORMATS[format].name}`,
    ),
    left: left.map(({ key, why }) => `${key}: ${why}`),
  });
}
