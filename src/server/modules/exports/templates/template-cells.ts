import { textsOf } from "#core/campaigns/ad-fields.ts";
import { missingTags, utmTags } from "#core/campaigns/tag-url.ts";
import { SETTING_FIELDS, type TemplateField } from "#core/exports/template-fields.ts";
import type { ColumnChoice, TableMapping } from "#core/exports/templates.ts";
import type { Network } from "#core/platforms/platforms.ts";
import type { ColumnFacts, TableReading, TableRows } from "#server/workers/templates/template-reading.ts";
import type { ExportAd, WriterInput } from "../formats/format.ts";
import { markedId, metaAdSet, metaTags } from "../formats/meta-sheet/meta-sheet.ts";
import { callToActionText, pausedWord } from "./sheet-words.ts";
import type { TemplateSheet } from "./template-sheet.ts";
import { defaultCell } from "./usual-cells.ts";

type Input = Omit<WriterInput, "ads">;

/**
 * Whether an export writes into a column of the user's own sheet: in each state except `ask` and
 * `left`, unless the field is `keep`. Asked for each cell and by `present-template.ts`.
 * `propose-mapping.ts` and the user's changes (`changeTemplate`) set the state.
 */
export const isWritten = ({ state, field }: Pick<ColumnChoice, "state" | "field">): boolean =>
  state !== "ask" && state !== "left" && field !== "keep";

function textCell(field: string, { fields }: ExportAd): string {
  const [, name = "", number = "1"] = field.split(".");
  return textsOf(fields[name])[Number(number) - 1] ?? "";
}

interface CellWork {
  readonly network: Network;
  readonly column: ColumnFacts;
  readonly input: Input;
}

function tagsOf({ network, input }: CellWork, ad: ExportAd): string {
  const { platform, key, url } = ad;
  if (network === "meta") return metaTags(ad, input);
  return missingTags(url, utmTags({ platform, key, slug: input.campaign.slug }));
}

/** The cell of an ad for a field. */
function cellOf(field: TemplateField, ad: ExportAd, work: CellWork): string {
  const { network, column, input } = work;
  const { campaign, settings } = input;
  if (field.startsWith("text.")) return textCell(field, ad);
  const cells: Readonly<Record<string, () => string>> = {
    status: () => pausedWord(network, column) ?? "",
    campaign: () => campaign.name,
    adGroup: () => (network === "meta" ? metaAdSet(ad, input) : campaign.adGroup),
    adName: () => ad.name,
    key: () => ad.key,
    url: () => ad.url,
    taggedUrl: () => ad.taggedUrl,
    urlTags: () => tagsOf(work, ad),
    callToAction: () => callToActionText(ad, column),
    picture: () => ad.picture ?? "",
    altText: () => ad.alt,
    platform: () => ad.platform,
    businessName: () => campaign.businessName,
    pageId: () => markedId("o", settings.pageId),
    instagramId: () => markedId("x", settings.instagramId),
    beneficiary: () => settings.beneficiary,
    payer: () => settings.payer,
    headlineList: () => defaultCell(network, "Headline", ad, input),
    descriptionList: () => defaultCell(network, "Description", ad, input),
    usual: () => defaultCell(network, column.header, ad, input),
  };
  return cells[field]?.() ?? "";
}

/** The cells of one new row; `null` for cells that are copied or empty. */
function rowOf(
  network: Network,
  table: TableReading,
  { columns, copyFrom }: TableMapping,
  { ad, input }: { readonly ad: ExportAd; readonly input: Input },
): (string | null)[] {
  return table.columns.map((column, at) => {
    const choice = columns[at];
    if (!choice || !isWritten(choice)) return null;
    if (copyFrom !== null && SETTING_FIELDS.includes(choice.field)) return null;
    return cellOf(choice.field, ad, { network, column, input });
  });
}

/**
 * Computes the new rows of each table of the user's own sheet, in the order of the ads; a cell is
 * `null` if it is copied from the row `copyFrom` or stays empty. A table of campaigns or ad groups
 * gets one row. Examples (`present-template.ts`), refusals and the written file all use it. What a
 * field writes is in `cellOf` of this file, tags of addresses in `core/campaigns/tag-url.ts`.
 */
export function templateRows(
  { network, reading, mapping }: TemplateSheet,
  ads: readonly ExportAd[],
  input: Input,
): TableRows[] {
  return reading.tables.map((table, index) => {
    const own = mapping[index] ?? { columns: [], copyFrom: null };
    return {
      copyFrom: own.copyFrom,
      rows: ads.slice(0, newRowsOf(table, ads.length)).map((ad) => rowOf(network, table, own, { ad, input })),
    };
  });
}

/**
 * Number of new rows of a table in the user's own sheet for a number of ads: one for each ad, or
 * one for all in a table of campaigns or ad groups. `templateRows` writes as many,
 * `presentTemplate` (`present-template.ts`) shows the number in the export dialog.
 */
export const newRowsOf = ({ level }: TableReading, ads: number): number =>
  level === "ad" ? ads : Math.min(1, ads);
