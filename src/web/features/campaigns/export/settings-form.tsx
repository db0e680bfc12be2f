import { useState, type FormEvent } from "react";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { OBJECTIVES, SPECIAL_CATEGORIES, type ExportSettings } from "#core/exports/settings.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { Select } from "#web/ui/select.tsx";
import { useSaveSettings } from "./export-queries.ts";
import { changesOf, draftOf, TEXT_SETTINGS, type TextSetting } from "./settings-draft.ts";

interface SettingsFormProps {
  readonly campaignId: string;
  readonly settings: ExportSettings;
  readonly onClose: () => void;
}

const HINTS: Readonly<Partial<Record<TextSetting, string>>> = copy.hints;

/** Name of a field in a message of the API: "countries.0" is about "countries". */
const fieldOf = (path: string) => path.replace(/^settings\./, "").split(".")[0] ?? "";

/**
 * Form of `ChooseStep` for data that import files require and ads do not contain, such as countries
 * and budget (`useSaveSettings`). Order of the text fields: `TEXT_SETTINGS` in `settings-draft.ts`;
 * rules: `core/exports/settings.ts`; words: `core/exports/export-dialog.copy.ts`.
 */
export function SettingsForm({ campaignId, settings, onClose }: SettingsFormProps) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [hasBadBudget, setBadBudget] = useState(false);
  const save = useSaveSettings(campaignId);
  const refused = isApiError(save.error) ? save.error.fields : {};
  const problems = new Map(Object.entries(refused).map(([path, message]) => [fieldOf(path), message]));
  if (hasBadBudget) problems.set("dailyBudget", copy.badBudget);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const changes = changesOf(draft);
    setBadBudget(changes === undefined);
    if (changes === undefined) return;
    const stored = await save.mutateAsync(changes).catch(() => undefined);
    if (stored) onClose();
  }

  const choice = (
    name: "specialCategory" | "objective" | "euPolitical",
    options: Readonly<Record<string, string>>,
  ) => (
    <Field label={copy.fields[name]} error={problems.get(name)}>
      <Select
        value={draft[name]}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      />
    </Field>
  );
  const named = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
    Object.fromEntries(names.map((name) => [name, labels[name]]));

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {save.isError && problems.size === 0 && (
        <Note tone="bad" role="alert">
          {failureMessage(save.error, copy.saveFailed)}
        </Note>
      )}
      <p className="text-label text-ink-2">{copy.settingsLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {TEXT_SETTINGS.map((name) => (
          <Field key={name} label={copy.fields[name]} optional hint={HINTS[name]} error={problems.get(name)}>
            <Input
              type={name === "startsOn" ? "date" : "text"}
              value={draft.texts[name]}
              onChange={(event) =>
                setDraft({ ...draft, texts: { ...draft.texts, [name]: event.target.value } })
              }
            />
          </Field>
        ))}
        {choice("objective", named(OBJECTIVES, copy.objectives))}
        {choice("specialCategory", named(SPECIAL_CATEGORIES, copy.categories))}
        {choice("euPolitical", copy.political)}
      </div>
      <label className="flex items-start gap-2.5 text-label">
        <Checkbox
          className="mt-0.5"
          checked={draft.createCampaign}
          onChange={(event) => setDraft({ ...draft, createCampaign: event.target.checked })}
        />
        <span>
          {copy.fields.createCampaign}
          <span className="block text-caption text-ink-2">{copy.hints.createCampaign}</span>
        </span>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={save.isPending} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
