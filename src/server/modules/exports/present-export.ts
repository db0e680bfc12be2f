import type { Export, ExportPlatform } from "#core/exports/api.ts";
import { exportMessages } from "#core/exports/messages.ts";
import type { ListedExport } from "./exports.repo.ts";

/**
 * Key in an export's row under which it is stored that the user ticked a step: platform and format.
 * `tickStep` (`exports.service.ts`) and `presentExport` use it. It is the format of the column
 * `ticks`.
 */
export const stepKey = ({ platform, format }: ExportPlatform): string => `${platform} ${format}`;

/** Address of the archive of an export. */
const downloadUrl = (id: string) => `/api/exports/${id}/download`;

/**
 * Converts an export's row to the API's format (`core/exports/api.ts`), with the progress and the
 * steps' ticks. `exports.service.ts` calls it, and `export-data.service.ts` for the data export.
 * Words of a failure: `core/exports/messages.ts`.
 */
export function presentExport(row: ListedExport): Export {
  const { id, campaignId, number, status, settings, bytes, archiveName, files, pictures } = row;
  return {
    ...{ id, campaignId, number, status, settings },
    error: status === "failed" ? exportMessages.failed : null,
    platforms: row.platforms.map((choice) => ({ ...choice })),
    included: row.included.map((ad) => ({ ...ad })),
    left: row.left.map((ad) => ({ ...ad })),
    warnings: row.warnings.map((warning) => ({ ...warning })),
    progress: { done: row.done, total: row.included.length },
    steps: row.steps.map((step) => ({
      ...step,
      files: [...step.files],
      done: row.ticks.includes(stepKey(step)),
    })),
    file:
      archiveName === null
        ? null
        : {
            name: archiveName,
            bytes: bytes ?? 0,
            files: files ?? 0,
            pictures: pictures ?? 0,
            url: downloadUrl(id),
          },
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}
