import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import type { ExportSettings } from "#core/exports/settings.ts";
import { Button } from "#web/ui/button.tsx";

interface SettingsSummaryProps {
  readonly settings: ExportSettings;
  readonly onChange: () => void;
}

/**
 * Summary in `ChooseStep` of the export settings that are asked for most (`rows` in this file),
 * with a button that opens `SettingsForm` for all of them. All settings:
 * `core/exports/settings.ts`; words: `core/exports/export-dialog.copy.ts`.
 */
export function SettingsSummary({ settings, onChange }: SettingsSummaryProps) {
  const { pageId, countries, specialCategory, euPolitical, currency, dailyBudget } = settings;
  const budget = dailyBudget === null ? "" : `${dailyBudget} ${currency}`.trim();
  const political = euPolitical === null ? "unanswered" : euPolitical ? "yes" : "no";
  const rows = [
    { label: copy.fields.pageId, value: pageId },
    { label: copy.fields.countries, value: countries.join(", ") },
    { label: copy.fields.dailyBudget, value: budget },
    { label: copy.fields.specialCategory, value: copy.categories[specialCategory] },
    { label: copy.fields.euPolitical, value: copy.political[political] },
  ];
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-caption text-ink-2">{copy.settings}</h3>
        <Button variant="ghost" size="small" onClick={onChange}>
          {copy.change}
        </Button>
      </div>
      <dl className="grid gap-x-8 gap-y-2 text-label sm:grid-cols-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="truncate">{value === "" ? copy.notGiven : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
