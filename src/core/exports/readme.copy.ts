/** READMEs of export archives, in plain text. */
import { TEXT_LIMITS_CHECKED } from "../platforms/platforms.ts";
import { PRODUCT } from "../product.ts";
import type { ExportFormat } from "./formats.ts";
import { EXPORT_FORMATS, FORMATS_READ_ON } from "./formats.ts";

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title}\n${bullets(lines)}`];

/** Facts of one folder of an archive. */
interface FolderFacts {
  /** Names of the platforms in a sentence. */
  readonly platforms: string;
  readonly format: ExportFormat;
  readonly why: string | null;
  readonly files: readonly string[];
  readonly inFile: readonly string[];
  readonly byHand: readonly string[];
  /** Why the platform asks for settings that are empty. */
  readonly needs: readonly string[];
  readonly next: string;
  readonly hasCleanPictures: boolean;
  readonly hasConverted: boolean;
}

/**
 * Composes the `README.txt` of one folder of an archive: contents of the file, manual steps and
 * where to import it. `write-folder.ts` calls it. Contents and steps come from
 * `format-notes.copy.ts`, headings and the notes about pictures and keys are in this file. The date
 * of the limits is `TEXT_LIMITS_CHECKED` in `platforms.ts`, that of the columns `FORMATS_READ_ON`
 * in `formats.ts`.
 */
export function folderReadme(facts: FolderFacts): string {
  const { name, sureness } = EXPORT_FORMATS[facts.format];
  const pictures = [
    ...(facts.hasConverted
      ? ["Pictures above the size limit of the platform were saved as JPG; approval.json names their source."]
      : []),
    ...(facts.hasCleanPictures
      ? ["Pictures with “clean” in their name have no words on them, as Google asks for image assets."]
      : []),
  ];
  return `${[
    `${facts.platforms}: ${name}${sureness === "beta" ? " (beta)" : ""}`,
    ...(facts.why === null ? [] : [facts.why]),
    `What to do\n${facts.next}`,
    ...section("In this folder", facts.files),
    ...section("In the file", facts.inFile),
    ...section("Left for you", facts.byHand),
    ...section("Still empty", facts.needs),
    ...section("Pictures", pictures),
    `The key of each ad (such as AL7K3Q9Z-FB1a) is in its name or label and in its web address. Do not change it: results are matched to ads by it.`,
    `${facts.format === "template" ? "The columns are those of your sheet" : `Columns as of ${FORMATS_READ_ON}`}, limits as of ${TEXT_LIMITS_CHECKED}. Platforms change them without notice.`,
  ].join("\n\n")}\n`;
}

interface ArchiveFacts {
  readonly campaign: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly folders: readonly string[];
  readonly left: readonly string[];
}

/**
 * Composes the `README.txt` at the top of an archive, with its folders (named by
 * `build-archive.ts`, which calls it) and the ads that were left out. Its words are in this file.
 */
export function archiveReadme({ campaign, createdAt, folders, left }: ArchiveFacts): string {
  return `${[
    `${campaign}, exported with ${PRODUCT.name} on ${createdAt.slice(0, 10)}`,
    "Everything arrives paused. Nothing spends until you start it.",
    ...section("Folders", folders),
    `Records\n${bullets([
      "approval.json: which version of each ad is in the files, its hash and whether it was approved, and where each picture comes from",
      "ai-use.json: who wrote or drew each part of the ads",
      "overridden-checks.json: findings that would block an export, with the reasons for running the ads anyway",
      "SHA256SUMS.txt: checksums of all files",
    ])}`,
    ...section("Stayed behind", left),
  ].join("\n\n")}\n`;
}
