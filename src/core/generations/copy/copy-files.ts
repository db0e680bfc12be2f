import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { countLength } from "#core/platforms/text-fields.ts";
import { csvTable } from "../csv-table.ts";
import { fileStem } from "../file-stem.ts";
import type { CampaignCopy, PlatformCopy } from "./platform-copy.ts";
import { angleCopy } from "./platform-copy.ts";

interface CopyFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Files of campaign copy for archives: a text file (`copyText`) and a table (`copyTable`, both in
 * this file) for each platform and variant with texts, in `copy/platforms/`. Names of angles are
 * `angleCopy` in `platform-copy.ts`. Packages (`campaign/files.ts`) and `copy.generator.ts` call
 * it.
 */
export function copyFiles(copy: CampaignCopy): CopyFile[] {
  return copy
    .filter(({ fields }) => Object.values(fields).some((texts) => texts.length > 0))
    .flatMap((entry) => {
      const variant = entry.variant === undefined ? "" : `-${entry.variant.toLowerCase()}`;
      const stem = `copy/platforms/${entry.platform.replace("_", "-")}${variant}`;
      return [
        { name: `${stem}.txt`, text: copyText(entry) },
        { name: `${stem}.csv`, text: copyTable(entry) },
      ];
    });
}

/**
 * File name of the archive with the copy of a generation; `copy.generator.ts` names the download
 * with it. `fileStem` (`file-stem.ts`) cleans the name.
 */
export const copyArchiveName = (names: readonly string[]) => `${fileStem(names) || "campaign"}-copy.zip`;

/**
 * Texts of one platform under the labels of its ad manager (`core/platforms/platforms.ts`), for the
 * text files of archives and for the parts that `copy.generator.ts` announces.
 */
export function copyText({ platform, variant, fields, callToAction }: PlatformCopy): string {
  const spec: PlatformSpec = PLATFORMS[platform];
  const sections = Object.entries(spec.fields).flatMap(([name, { label }]) => {
    const texts = fields[name] ?? [];
    return texts.length > 0 ? [[label, ...texts.map(({ text }) => `  ${text}`)].join("\n")] : [];
  });
  const button = callToAction && spec.callsToAction?.[callToAction];
  const title = variant === undefined ? spec.name : `${spec.name} ${variant}`;
  return `${[title, ...sections, ...(button ? [`Button\n  ${button}`] : [])].join("\n\n")}\n`;
}

/** Each text with its length, the limit and the length that the platform shows. */
function copyTable({ platform, fields }: PlatformCopy): string {
  const spec: PlatformSpec = PLATFORMS[platform];
  const rows = Object.entries(spec.fields).flatMap(([name, field]) =>
    (fields[name] ?? []).map(({ text, angle }) => [
      field.label,
      text,
      String(countLength(field, text)),
      String(field.max ?? ""),
      String(field.shown ?? ""),
      angleCopy[angle],
    ]),
  );
  return csvTable([["field", "text", "characters", "limit", "shown", "idea"], ...rows]);
}
