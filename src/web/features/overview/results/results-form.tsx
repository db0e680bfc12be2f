import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { sumFigures, type ReportGroup } from "#core/overview/report.ts";
import { resultsCopy } from "#core/overview/results.copy.ts";
import {
  resultsSchema,
  type GenerationResults,
  type Results,
  type ResultsFormValues,
} from "#core/overview/results.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { campaignResultsPath } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { ReportReader } from "./report-reader.tsx";
import { useChangeCampaignResults } from "./results-requests.ts";

const FIELDS = ["impressions", "clicks", "conversions"] as const;

interface ResultsFormProps {
  readonly campaign: GenerationResults;
  readonly onClose: () => void;
}

/**
 * Form of `CampaignResultsRow` for the results of a generation; a report can fill in the fields
 * (sums: `core/overview/report.ts`), or, for a generation with a campaign, a link leads to its tab
 * Results. Rules: `resultsSchema` in `core/overview/results.ts`; words:
 * `core/overview/results.copy.ts`.
 */
export function ResultsForm({ campaign: { id, title, results, campaignId }, onClose }: ResultsFormProps) {
  const form = useSchemaForm<ResultsFormValues, Results>(resultsSchema, {
    impressions: results?.impressions.toString() ?? "",
    clicks: results?.clicks.toString() ?? "",
    conversions: results?.conversions.toString() ?? "",
  });
  const { register, handleSubmit, setValue, setFocus, formState } = form;
  const change = useChangeCampaignResults();
  const toast = useToast();
  const formElement = useRef<HTMLFormElement>(null);

  useEffect(() => {
    setFocus("impressions", { preventScroll: true } as object);
    formElement.current?.scrollIntoView({ block: "nearest" });
  }, [setFocus]);

  function fill(groups: readonly ReportGroup[]) {
    const sums = sumFigures(groups);
    for (const field of FIELDS) {
      const isComplete = groups.every((group) => group[field] !== null);
      if (isComplete) setValue(field, String(sums[field]), { shouldValidate: true, shouldDirty: true });
    }
  }

  const save = handleSubmit((value) =>
    change.mutateAsync({ id, part: "results", value }).then(
      () => {
        toast.success(resultsCopy.saved);
        onClose();
      },
      (error: unknown) => {
        if (!setServerErrors(form, error)) toast.error(failureMessage(error, resultsCopy.failed));
      },
    ),
  );

  return (
    <form
      ref={formElement}
      noValidate
      aria-label={resultsCopy.formTitle(title)}
      onSubmit={(event) => void save(event)}
      className="mt-4 grid gap-5 rounded-md bg-sunken p-5 inset-ring inset-ring-line max-sm:p-4"
    >
      {campaignId === null ? (
        <ReportReader onRead={fill} />
      ) : (
        <p className="text-label text-pretty text-ink-2">
          {resultsCopy.hasTab}{" "}
          <Link to={campaignResultsPath(campaignId)} className={TEXT_LINK}>
            {resultsCopy.openTab}
          </Link>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        {FIELDS.map((field) => (
          <Field key={field} label={resultsCopy[field]} error={formState.errors[field]?.message}>
            <Input
              {...register(field, { deps: ["clicks", "conversions"] })}
              inputMode="numeric"
              autoComplete="off"
              className="tabular-nums"
            />
          </Field>
        ))}
      </div>
      <div className="flex gap-2 max-sm:flex-col">
        <Button type="submit" variant="primary" busy={change.isPending}>
          {resultsCopy.save}
        </Button>
        <Button onClick={onClose}>{resultsCopy.cancel}</Button>
      </div>
    </form>
  );
}
