import { textInputSchema, type TextFormValues, type TextInput } from "#core/generations/text/text.ts";
import type { GenerationOf } from "#core/generations/api.ts";
import { textAdsCopy, textHistoryCopy } from "#core/generations/text/text.copy.ts";
import { setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { useUser } from "#web/lib/session.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { TextAdFormCard } from "./text-ad-form.tsx";
import { TextAdsPanel } from "./text-ads-panel.tsx";
import { adsCount } from "#core/generations/text/text.copy.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { adToasts } from "./ad-toasts.ts";
import { useTool } from "../use-tool.ts";

const EMPTY: TextFormValues = {
  companyName: "",
  productName: "",
  targetAudience: "",
  keyMessage: "",
  additionalDetails: "",
  language: undefined,
  brandId: undefined,
  productId: undefined,
};

/**
 * Content of /dashboard/text-ads: form, result and history of the kind "text" (`useTool`). The form
 * is kept as a draft in this browser. Schema: `core/generations/text/text.ts`; words:
 * `core/generations/text/text.copy.ts`.
 */
export function TextAdTool() {
  const user = useUser();
  const form = useSchemaForm<TextFormValues, TextInput>(textInputSchema, EMPTY);
  useDraft(form, user.id, "text");
  const copy = useCopyText(adToasts);
  const tool = useTool({
    kind: "text",
    request: (input: TextInput) => ({ kind: "text", input }),
    onRejected: (error) => void setServerErrors(form, error),
  });

  function repeat({ input }: GenerationOf<"text">) {
    form.reset(input);
    void tool.generate(input);
  }

  return (
    <ToolLayout
      form={
        <TextAdFormCard
          form={form}
          busy={tool.busy}
          toastId={tool.toastId}
          onGenerate={(input) => void tool.generate(input)}
        />
      }
      result={<TextAdsPanel tool={tool} onExample={() => form.reset(textAdsCopy.examples)} />}
      history={
        <ToolHistory
          kind="text"
          copy={textHistoryCopy}
          tool={tool}
          resultOf={({ output }) => adsCount(output?.ads.length ?? 0)}
          onRepeat={repeat}
          onCopy={({ output }) => (output ? () => void copy(output.ads.join("\n\n")) : undefined)}
        />
      }
    />
  );
}
