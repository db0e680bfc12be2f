import { eq, sql } from "drizzle-orm";
import {
  BRAND_SETTINGS,
  DEFAULT_SETTINGS,
  type ChangeSettings,
  type ExportSettings,
} from "#core/exports/settings.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { exportSettings } from "./exports.table.ts";

/**
 * The campaign and the brand whose settings are read or stored. The caller has checked that both
 * are the user's.
 */
interface SettingsOwner {
  readonly userId: UserId;
  readonly campaignId: string;
  readonly brandId: string | null;
}

/**
 * Reads the export settings of a campaign for its preview (`preview.service.ts`) and its sheets
 * (`templates.service.ts`): its own, those of its brand, and `DEFAULT_SETTINGS`
 * (`core/exports/settings.ts`), the first that has a value.
 */
export async function readSettings(
  db: Queryable,
  { campaignId, brandId }: SettingsOwner,
): Promise<ExportSettings> {
  const { settings, brandId: brand, campaignId: campaign } = exportSettings;
  const ofBrand =
    brandId === null ? [] : await db.select({ settings }).from(exportSettings).where(eq(brand, brandId));
  const own = await db.select({ settings }).from(exportSettings).where(eq(campaign, campaignId));
  return { ...DEFAULT_SETTINGS, ...ofBrand[0]?.settings, ...own[0]?.settings };
}

/**
 * Stores changed settings with the brand or the campaign (`BRAND_SETTINGS` in
 * `core/exports/settings.ts` decides) and returns all. `changeSettings` (`preview.service.ts`) and
 * `createExport` (`create-export.service.ts`) call it; they have locked the campaign. Allowed
 * values: `core/exports/settings.ts`.
 */
export async function saveSettings(
  tx: Tx,
  deps: { readonly clock: Clock; readonly newId: () => string },
  owner: SettingsOwner,
  change: ChangeSettings,
): Promise<ExportSettings> {
  const before = await readSettings(tx, owner);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const settings: ExportSettings = { ...before, ...given };
  if (Object.keys(given).length === 0) return settings;
  const { userId, brandId, campaignId } = owner;
  const isOfBrand = (name: string) => brandId !== null && BRAND_SETTINGS.some((own) => own === name);
  const part = (keep: (name: string) => boolean): Partial<ExportSettings> =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => keep(name)));
  const updatedAt = sql`${deps.clock.now}`;
  if (brandId !== null) {
    const changed = Object.fromEntries(Object.entries(given).filter(([name]) => isOfBrand(name)));
    // Another campaign of the brand may save other settings at the same time: both are kept.
    const merged = sql`${exportSettings.settings} || ${JSON.stringify(changed)}::jsonb`;
    await tx
      .insert(exportSettings)
      .values({ id: deps.newId(), userId, brandId, settings: part(isOfBrand), updatedAt })
      .onConflictDoUpdate({ target: exportSettings.brandId, set: { settings: merged, updatedAt } });
  }
  const values = { settings: part((name) => !isOfBrand(name)), updatedAt };
  await tx
    .insert(exportSettings)
    .values({ id: deps.newId(), userId, campaignId, ...values })
    .onConflictDoUpdate({ target: exportSettings.campaignId, set: values });
  return settings;
}
