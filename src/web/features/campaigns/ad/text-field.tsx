import type { AdFinding } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { FieldCounter } from "./field-counter.tsx";
import { fieldMessage } from "./field-message.ts";
import { RewriteButton, type RewriteActions } from "./rewrite-button.tsx";
import { FindingList, type FindingActions } from "./finding-list.tsx";

/** Texts of this length fit on a line of the form. */
const LINE = 60;

interface AdTextFieldProps extends FindingActions, RewriteActions {
  readonly name: string;
  readonly field: TextField;
  /** Name of the platform. */
  readonly platform: string;
  readonly text: string;
  readonly isMissing: boolean;
  readonly findings: readonly AdFinding[];
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A text of an ad with its length and what the checks found in it. */
export function AdTextField(props: AdTextFieldProps) {
  const { name, field, platform, text, isMissing, findings, onChange, onBlur, onRewrite, onDecide } = props;
  const message = fieldMessage(field, text, platform);
  const Control = (field.shown ?? field.max ?? 0) > LINE ? Textarea : Input;
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
        <Control
          dir="auto"
          value={text}
          onBlur={onBlur}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        />
      </Field>
      <FindingList findings={findings} text={text} onChange={onChange} onDecide={onDecide} />
    </div>
  );
}
