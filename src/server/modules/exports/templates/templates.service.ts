import { exportMessages } from "#core/exports/messages.ts";
import { templateProblems } from "#core/exports/template.copy.ts";
import { isNetwork, templateFieldsOf, type TemplateField } from "#core/exports/template-fields.ts";
import { TEMPLATE_DAYS } from "#core/exports/limits.ts";
import {
  type ChangeTemplate,
  type TableMapping,
  type Template,
  type TemplateList,
} from "#core/exports/templates.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { Network } from "#core/platforms/platforms.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import { lockExportSource, readExportSource, type ExportSource } from "../../campaigns/campaigns.public.ts";
import { addHiddenReferences, releaseReferences, storeGenerated } from "../../files/files.public.ts";
import { consume, rateLimitKey } from "../../rate-limits/rate-limits.public.ts";
import type { FileDeps } from "../collect-files.ts";
import { toExportAd } from "../export-ad.ts";
import { pictureName } from "../export-names.ts";
import { selectAds, writerInput } from "../select-ads.ts";
import { readSettings } from "../settings.repo.ts";
import { presentTemplate } from "./present-template.ts";
import { headerHash, proposeMapping, type RememberedMapping } from "./propose-mapping.ts";
import { platformsOf } from "#core/exports/template-fields.ts";
import type { TemplateSheets } from "./template-sheet.ts";
import * as repo from "./templates.repo.ts";

/**
 * Dependencies of the routes of the user's own sheets, which `boot/app.ts` passes to
 * `templates.routes.ts`.
 */
export interface TemplateDeps extends FileDeps {
  readonly fileWorkers: FileWorkers;
}

/**
 * A campaign of a user and the network of a sheet, as the path names it; `networkOf` checks the
 * name.
 */
interface OwnedTemplate extends OwnedId {
  readonly network: string;
}

/** Name of a sheet among the rows that refer to files. */
const templateReferrer = (id: string) => `export-template:${id}`;

const ownerOf = ({ userId, id }: OwnedId): repo.TemplateOwner => ({ userId, campaignId: id });

/** Throws 404 for a path with an unknown network. */
function networkOf({ network }: OwnedTemplate): Network {
  if (!isNetwork(network)) throw new AppError("not_found");
  return network;
}

/** The ads that a sheet would get now, and what their cells are made from. */
async function contextOf(db: Queryable, source: ExportSource, { userId }: OwnedId, row: repo.TemplateRow) {
  const { campaign } = source;
  const settings = await readSettings(db, { userId, campaignId: campaign.id, brandId: campaign.brandId });
  const input = { ...writerInput(source, settings), sheets: new Map([[row.network, row]]) };
  const selected = platformsOf(row.network).flatMap(
    (platform) => selectAds(campaign.ads, { platform, format: "template" }, input).selected,
  );
  const ads = selected.map(({ ad }) => {
    const picture = ad.media && pictureName(ad.key, ad.media, { number: 1, extension: "png" });
    return toExportAd(ad, { productName: campaign.productName, picture });
  });
  return { input, ads };
}

/**
 * Lists the sheets that the user uploaded for a campaign (`GET
 * /api/campaigns/:id/exports/templates` in `templates.routes.ts`), when the export dialog shows
 * them, in the format of `presentTemplate` (`present-template.ts`). Throws 404.
 */
export async function listTemplates(deps: TemplateDeps, own: OwnedId): Promise<TemplateList> {
  const source = await readExportSource(deps.db, deps, own);
  const items: Template[] = [];
  for (const row of await repo.listTemplates(deps.db, ownerOf(own))) {
    items.push(presentTemplate(row, await contextOf(deps.db, source, own, row)));
  }
  return { items };
}

/**
 * Reads the user's own sheets of a campaign by network (`templates.repo.ts` has the rows; unused
 * ones are deleted after `TEMPLATE_DAYS` in `core/exports/limits.ts`), for its preview
 * (`previewExport` in `exports/preview.service.ts`) and its export (`createExport` in
 * `create-export.service.ts`).
 */
export async function readSheets(db: Queryable, owner: repo.TemplateOwner): Promise<TemplateSheets> {
  const rows = await repo.listTemplates(db, owner);
  return new Map(
    rows.map(({ network, fileId, name, reading, mapping }) => [
      network,
      { network, fileId, name, reading, mapping },
    ]),
  );
}

/** Reads an uploaded sheet in a worker. Throws 400 with the reason, and 413. */
async function readUpload({ fileWorkers }: TemplateDeps, userId: UserId, form: UploadedForm) {
  const result = await fileWorkers.run(userId, "readTemplate", form, [form.body]).catch((error: unknown) => {
    throw error instanceof WorkerFailure ? invalidField("file", templateProblems.tooMuchWork) : error;
  });
  if (result.kind === "none") throw invalidField("file", templateProblems.noFile);
  if (result.kind === "too_large") throw templateTooLarge();
  if (result.problem !== undefined) throw invalidField("file", result.problem);
  return result;
}

/**
 * The error 413 for an uploaded sheet above `TEMPLATE_LIMITS.bytes` (`core/exports/limits.ts`),
 * thrown by the upload route and after reading; its words are in `core/exports/template.copy.ts`.
 */
export const templateTooLarge = () =>
  new AppError("payload_too_large", { message: templateProblems.tooLarge });

const MAX_NAME = 120;
const TEXT_TYPE = "text/csv";
const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * The file name without its path and without characters that file systems refuse. Long names keep
 * their end.
 */
function cleanName(name: string, isWorkbook: boolean): string {
  const base = name.split(/[/\\]/u).at(-1) ?? "";
  const clean = base
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "")
    .replace(/^[.\s]+/u, "")
    .slice(-MAX_NAME);
  const extension = isWorkbook ? ".xlsx" : ".csv";
  const known = isWorkbook ? /\.xlsx$/iu : /\.(?:csv|tsv|txt)$/iu;
  return known.test(clean) ? clean : `${clean || "sheet"}${extension}`;
}

/**
 * Stores an uploaded sheet and proposes the fields of its columns (`POST
 * .../exports/templates/:network` in `templates.routes.ts`; `propose-mapping.ts`); it replaces the
 * campaign's previous sheet for the network. Its name is cut to `MAX_NAME` (this file). A worker
 * reads it (`template-file.ts` in `server/workers/templates`). Throws 404, 400 with the reason
 * (`templateProblems` in `core/exports/template.copy.ts`), 413 (`TEMPLATE_LIMITS` in
 * `core/exports/limits.ts`), and 429 (`sheetsPerHour` in `core/rate-limits.ts`).
 */
export async function uploadTemplate(
  deps: TemplateDeps,
  own: OwnedTemplate,
  form: UploadedForm,
): Promise<Template> {
  const { db, clock, newId } = deps;
  const { userId } = own;
  const network = networkOf(own);
  const source = await readExportSource(db, deps, own);
  await consume(deps, [
    { key: rateLimitKey("templates-hour", userId), limit: RATE_LIMITS.sheetsPerHour, windowSeconds: 3600 },
  ]);
  const { reading, bytes, name } = await readUpload(deps, userId, form);
  const remembered = await repo.findRemembered(db, userId, headerHash(network, reading));
  const mapping = reading.tables.map((table, index) => proposeMapping(network, table, remembered?.[index]));
  const type = reading.text === null ? WORKBOOK_TYPE : TEXT_TYPE;
  const { id: fileId } = await storeGenerated(deps, { userId, content: { bytes, type } });
  const row = {
    ...{ id: newId(), userId, campaignId: own.id, network, fileId, reading, mapping },
    name: cleanName(name, reading.text === null),
    bytes: bytes.length,
  };
  await db.transaction(async (tx) => {
    await lockExportSource(tx, deps, own);
    const before = await repo.lockTemplate(tx, ownerOf(own), network);
    if (before) await removeRow(tx, deps, before);
    await repo.insertTemplate(tx, clock, row);
    await addHiddenReferences(tx, { referrer: templateReferrer(row.id), ids: [fileId] });
  });
  return presentTemplate(row, await contextOf(db, source, own, { ...row, usedAt: new Date(0) }));
}

async function removeRow(tx: Tx, { clock }: TemplateDeps, row: repo.TemplateRow): Promise<void> {
  await repo.deleteTemplate(tx, row);
  await releaseReferences(tx, { clock }, [templateReferrer(row.id)]);
}

/** The mapping with the user's corrections. Throws 400 for a place or field that does not exist. */
function changeMapping(row: repo.TemplateRow, { columns, copyFrom }: ChangeTemplate): TableMapping[] {
  const options = templateFieldsOf(row.network);
  const refuse = (field: string, message: string): never => {
    throw invalidField(field, message);
  };
  for (const { table, at, field } of columns) {
    const column = row.mapping[table]?.columns[at];
    if (!column) refuse("columns", exportMessages.unknownColumn);
    if (column?.state === "locked") refuse("columns", exportMessages.fixedColumn);
    if (!options.some((option) => option.field === field)) refuse("columns", exportMessages.unknownField);
  }
  for (const { table, row: number } of copyFrom) {
    const reading = row.reading.tables[table];
    if (!reading || (number !== null && !reading.rows.includes(number))) {
      refuse("copyFrom", exportMessages.unknownRow);
    }
  }
  return row.mapping.map((mapping, table): TableMapping => {
    const copied = copyFrom.find((change) => change.table === table);
    return {
      copyFrom: copied ? copied.row : mapping.copyFrom,
      columns: mapping.columns.map((column) => {
        const change = columns.find((each) => each.table === table && each.at === column.at);
        if (!change) return column;
        return { at: column.at, field: change.field as TemplateField, state: "set", hint: null };
      }),
    };
  });
}

/** All choices of the user, to store for sheets with the same header. */
const rememberedOf = (mapping: readonly TableMapping[]): RememberedMapping =>
  mapping.map(({ columns }) =>
    Object.fromEntries(columns.filter(({ state }) => state === "set").map(({ at, field }) => [at, field])),
  );

/**
 * Corrects the fields of a sheet's columns and stores them for sheets with the same header (`PATCH
 * .../exports/templates/:network` in `templates.routes.ts`), when the user changes a column in the
 * dialog. Throws 404, and 400 for an unknown place, row or field, or a locked column
 * (`core/exports/messages.ts`).
 */
export async function changeTemplate(
  deps: TemplateDeps,
  own: OwnedTemplate,
  change: ChangeTemplate,
): Promise<Template> {
  const network = networkOf(own);
  return deps.db.transaction(async (tx) => {
    const source = await lockExportSource(tx, deps, own);
    const row = await repo.lockTemplate(tx, ownerOf(own), network);
    if (!row) throw new AppError("not_found");
    const mapping = changeMapping(row, change);
    await repo.saveMapping(tx, deps.clock, row, mapping);
    await repo.remember(tx, deps.clock, own.userId, {
      header: headerHash(network, row.reading),
      mapping: rememberedOf(mapping),
    });
    const changed = { ...row, mapping };
    return presentTemplate(changed, await contextOf(tx, source, own, changed));
  });
}

/**
 * Deletes a user's own sheet of a campaign (`DELETE .../exports/templates/:network` in
 * `templates.routes.ts`); exports made with it keep their copy. Unused sheets are also deleted
 * after `TEMPLATE_DAYS` (`core/exports/limits.ts`). Throws 404.
 */
export async function deleteTemplate(deps: TemplateDeps, own: OwnedTemplate): Promise<void> {
  const network = networkOf(own);
  await deps.db.transaction(async (tx) => {
    await lockExportSource(tx, deps, own);
    const row = await repo.lockTemplate(tx, ownerOf(own), network);
    if (!row) throw new AppError("not_found");
    await removeRow(tx, deps, row);
  });
}

/**
 * Deletes sheets that were not used for `TEMPLATE_DAYS` (`core/exports/limits.ts`). The hourly job
 * `TEMPLATES_SWEEP` in `exports.jobs.ts` calls it.
 */
export async function sweepTemplates({ db, clock }: Pick<FileDeps, "db" | "clock">): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await repo.deleteUnused(tx, clock, TEMPLATE_DAYS);
    await releaseReferences(tx, { clock }, ids.map(templateReferrer));
  });
}
