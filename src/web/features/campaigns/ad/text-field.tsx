import type { AdFinding } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { Field } from "#web/ui/field.tsx";
import { FieldControl } from "./field-control.tsx";
import { FieldCounter } from "./field-counter.tsx";
import { fieldMessage } from "./field-message.ts";
import { RewriteButton, type RewriteActions } from "./rewrite-button.tsx";
import { FindingList } from "./finding-list.tsx";
import type { FindingActions } from "./finding-note.tsx";

interface AdTextFieldProps extends FindingActions, RewriteActions {
  readonly name: string;
  readonly field: TextField;
  /** Name of the platform. */
  readonly platform: string;
  readonly text: string;
  readonly isMissing: boolean;
  readonly findings: readonly AdFinding[];
  /** The text that the findings are about. */
  readonly checkedText: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * Field of `AdFieldList` with one text, its length (`field-message.ts`) and its findings. Words:
 * `core/campaigns/ad.copy.ts`; label and limits are in `PLATFORMS` in
 * `core/platforms/platforms.ts`.
 */
export function AdTextField(props: AdTextFieldProps) {
  const { name, field, platform, text, isMissing, findings, checkedText, ...rest } = props;
  const { onChange, onBlur, onRewrite, ...actions } = rest;
  const message = fieldMessage(field, text, platform);
  return (
    <div id={`part-${name}`} className="grid gap-2">
      <Field
        label={field.label}
        aside={
          <span className="flex items-center gap-1.5">
            <FieldCounter message={message} />
            {field.written > 0 && <RewriteButton field={name} label={field.label} onRewrite={onRewrite} />}
          </span>
        }
        hint={message.hint}
        error={isMissing ? adCopy.missing : message.error}
      >
        <FieldControl field={field} text={text} onChange={onChange} onBlur={onBlur} />
      </Field>
      <FindingList
        findings={findings}
        text={text}
        checkedText={checkedText}
        onChange={onChange}
        {...actions}
      />
    </div>
  );
}
