import { useState, type SyntheticEvent } from "react";
import { Link } from "react-router";
import type { ReadingList } from "#core/readings/api.ts";
import { READING_LIMITS } from "#core/readings/reading-failures.copy.ts";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { useStartReading } from "./use-readings.ts";

interface AskAddressProps {
  readonly brandId: string;
  /** Address to begin with. */
  readonly initialUrl: string;
  /** Why the last reading failed. */
  readonly problem: string | null;
  readonly list: ReadingList;
  readonly onStart: (id: string) => void;
}

/** Asks for the address of the website. */
export function AskAddress({ brandId, initialUrl, problem, list, onStart }: AskAddressProps) {
  const [url, setUrl] = useState(initialUrl);
  const start = useStartReading(brandId);
  const fieldProblem = isApiError(start.error) ? start.error.fields?.["url"] : undefined;
  const failure =
    start.error && fieldProblem === undefined ? failureMessage(start.error, copy.failed) : problem;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    start.mutate(url, { onSuccess: ({ id }) => onStart(id) });
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_336px]">
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-4 p-6 max-sm:px-4 max-sm:py-5">
          {failure !== null && !start.isPending && (
            <Note tone="bad" role="alert">
              {failure}
            </Note>
          )}
          {!list.isEnabled && (
            <Note
              action={
                <Link to={paths.brand} className={buttonStyles({ size: "small" })}>
                  {copy.toKit}
                </Link>
              }
            >
              {copy.off}
            </Note>
          )}
          <div className="grid grid-cols-[1fr_auto] items-start gap-2 max-sm:grid-cols-1">
            <Field label={copy.address} error={fieldProblem}>
              <Input
                type="url"
                inputMode="url"
                autoComplete="url"
                placeholder={copy.placeholder}
                value={url}
                onChange={(event) => setUrl(event.target.value)}
              />
            </Field>
            <Button
              type="submit"
              variant="primary"
              className="sm:mt-[26px]"
              busy={start.isPending}
              busyLabel={copy.starting}
              disabled={!list.isEnabled}
            >
              {copy.start}
            </Button>
          </div>
        </form>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-lg border-t border-line bg-line max-sm:grid-cols-1">
          {copy.sources.map(([name, text]) => (
            <div key={name} className="bg-surface px-6 py-4.5 max-sm:p-4">
              <dt className="font-medium">{name}</dt>
              <dd className="text-label text-ink-3">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardHeader title={copy.howTitle} />
        <div className="grid gap-5 p-6 max-sm:px-4 max-sm:py-5">
          <ul className="grid list-disc gap-3 pl-4 text-label text-ink-2 marker:text-ink-3">
            {copy.how.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="text-caption text-ink-3">{copy.left(READING_LIMITS.perHour, list.left)}</p>
        </div>
      </Card>
    </div>
  );
}
