import type { Ad } from "#core/campaigns/ad.ts";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { FindingActions } from "./finding-note.tsx";
import { AdListField } from "./list-field.tsx";
import type { RewriteActions } from "./rewrite-button.tsx";
import { AdTextField } from "./text-field.tsx";
import type { AdEditor } from "./use-ad-editor.ts";
import type { LiveFindings } from "./use-live-findings.ts";

interface AdFieldsProps extends FindingActions, RewriteActions {
  readonly ad: Ad;
  readonly editor: AdEditor;
  readonly live: LiveFindings;
}

/**
 * Part of `AdPanel` with a field for each text of the ad's platform, and its call to action.
 * Fields, their order and limits: `PLATFORMS` in `core/platforms/platforms.ts`; findings:
 * `useLiveFindings`; words: `core/campaigns/ad.copy.ts`.
 */
export function AdFieldList({ ad, editor, live, ...actions }: AdFieldsProps) {
  const { draft, change, save } = editor;
  const { name: platform, callsToAction }: PlatformSpec = PLATFORMS[ad.platform];
  const set = (name: string, value: string | string[]) =>
    change({ fields: { ...draft.fields, [name]: value } });
  const onBlur = () => void save();
  return (
    <div className="grid gap-6">
      {Object.entries(fieldsOf(ad.platform)).map(([name, field]) => {
        const value = draft.fields[name];
        const findings = live.findings.filter((finding) => finding.field === name);
        const checked = textsOf(live.fields[name]);
        const shared = { name, platform, findings, onBlur, ...actions };
        return field.list ? (
          <AdListField
            key={name}
            {...shared}
            field={{ ...field, list: field.list }}
            texts={textsOf(value)}
            checkedTexts={checked}
            onChange={(texts) => set(name, texts)}
          />
        ) : (
          <AdTextField
            key={name}
            {...shared}
            field={field}
            text={typeof value === "string" ? value : ""}
            checkedText={checked[0]}
            isMissing={field.required === true && textsOf(value).join("").trim() === ""}
            onChange={(text) => set(name, text)}
          />
        );
      })}
      {callsToAction && (
        <Field label={adCopy.callToAction}>
          <Select
            value={draft.callToAction ?? ""}
            onChange={(event) => change({ callToAction: event.target.value || null })}
            onBlur={onBlur}
            options={[
              { value: "", label: adCopy.noCall },
              ...Object.entries(callsToAction).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
      )}
    </div>
  );
}
