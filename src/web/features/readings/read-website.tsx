import { useState, type ReactNode } from "react";
import { loadingText } from "#core/problems.copy.ts";
import type { Reading, ReadingList } from "#core/readings/api.ts";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { AskAddress } from "./ask-address.tsx";
import { ProposalList } from "./proposal-list.tsx";
import type { BrandState } from "./proposal-rows.ts";
import { ReadingProgress } from "./reading-progress.tsx";
import { useReading, useReadings } from "./use-readings.ts";

interface ReadWebsiteProps {
  readonly state: BrandState;
  /** Reads the brand again. */
  readonly reload: () => Promise<unknown>;
}

/**
 * Content of /dashboard/brand/read (`routes/brand-read.tsx`): asks for a website (`AskAddress`),
 * shows the progress of reading it, then its proposals; the state of the brand's newest reading
 * (`useReadings`) chooses the step. Words: `core/readings/read-website.copy.ts`.
 */
export function ReadWebsite({ state, reload }: ReadWebsiteProps) {
  const { brand } = state;
  const query = useReadings(brand.id);
  /** Reading that the person has put aside to enter another address. */
  const [aside, setAside] = useState<string>();
  if (query.isPending) return <PageSpinner label={loadingText} />;
  if (query.isError) return <LoadError query={query} message={copy.loadFailed} />;
  const newest = query.data.items[0];
  const ask = (problem: string | null, url = brand.website) => (
    <AskAddress
      key={newest?.id}
      brandId={brand.id}
      initialUrl={url}
      problem={problem}
      list={query.data}
      onStart={() => setAside(undefined)}
    />
  );
  if (!newest || newest.id === aside) return ask(null);
  return (
    <OneReading
      key={newest.id}
      known={newest}
      ask={ask}
      {...{ state, reload }}
      onReadAgain={() => setAside(newest.id)}
    />
  );
}

interface OneReadingProps extends ReadWebsiteProps {
  readonly known: ReadingList["items"][number];
  readonly ask: (problem: string | null, url?: string) => ReactNode;
  readonly onReadAgain: () => void;
}

function OneReading({ known, ask, state, reload, onReadAgain }: OneReadingProps) {
  const reading: Reading = useReading(known).data;
  if (reading.status === "reading") return <ReadingProgress reading={reading} />;
  if (reading.status === "failed") return ask(reading.error, reading.url);
  return <ProposalList reading={reading} state={state} reload={reload} onReadAgain={onReadAgain} />;
}
