import Bot from "lucide-react/icons/bot";
import Files from "lucide-react/icons/files";
import Globe from "lucide-react/icons/globe";
import IdCard from "lucide-react/icons/id-card";
import Image from "lucide-react/icons/image";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import Palette from "lucide-react/icons/palette";
import Tag from "lucide-react/icons/tag";
import Type from "lucide-react/icons/type";
import Wifi from "lucide-react/icons/wifi";
import { useState, type SyntheticEvent } from "react";
import { Link } from "react-router";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { ReadingList } from "#core/readings/api.ts";
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

/** Icons of the things that are read, in the order of the texts. */
const SOURCE_ICONS = [IdCard, Image, Palette, Type, Tag, MessageSquareQuote] as const;
const HOW_ICONS = [Files, Bot, Globe, Wifi] as const;

function SourceIcon({ at }: { at: number }) {
  const Icon = SOURCE_ICONS[at] ?? Tag;
  return (
    <Icon
      aria-hidden
      className="absolute top-5 left-6 size-4.5 text-ink-3 max-sm:left-4"
      strokeWidth={1.75}
    />
  );
}

function HowIcon({ at }: { at: number }) {
  const Icon = HOW_ICONS[at] ?? Globe;
  return <Icon aria-hidden className="absolute top-0.5 left-0 size-4 text-ink-3" strokeWidth={1.75} />;
}

interface AskAddressProps {
  readonly brandId: string;
  /** Address to begin with. */
  readonly initialUrl: string;
  /** Why the last reading failed. */
  readonly problem: string | null;
  readonly list: ReadingList;
  readonly onStart: (id: string) => void;
}

/**
 * First step of /dashboard/brand/read: asks for the address of a website and starts reading it
 * (`useStartReading`). Shows why the last reading failed, or that the operator disabled reading.
 * Words: `core/readings/read-website.copy.ts` (icons beside them, by position, in this file);
 * limits: `READING_LIMITS` in `core/readings/limits.ts` and `readingsPerHour` in
 * `core/rate-limits.ts`.
 */
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
          {copy.sources.map(([name, text], at) => (
            <div
              key={name}
              className="relative bg-surface py-4.5 pr-6 pl-14 max-sm:py-4 max-sm:pr-4 max-sm:pl-12"
            >
              <dt className="font-medium">
                <SourceIcon at={at} />
                {name}
              </dt>
              <dd className="text-label text-ink-3">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardHeader title={copy.howTitle} />
        <div className="grid gap-5 p-6 max-sm:px-4 max-sm:py-5">
          <ul className="grid gap-3.5 text-label text-ink-2">
            {copy.how.map((text, at) => (
              <li key={text} className="relative pl-7">
                <HowIcon at={at} />
                {text}
              </li>
            ))}
          </ul>
          <p className="text-caption text-ink-3">{copy.left(RATE_LIMITS.readingsPerHour, list.left)}</p>
        </div>
      </Card>
    </div>
  );
}
