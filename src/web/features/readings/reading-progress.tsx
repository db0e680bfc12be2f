import type { ReactNode } from "react";
import type { Reading } from "#core/readings/api.ts";
import type { Proposal, ProposalOf } from "#core/readings/proposal.ts";
import { READING_LIMITS } from "#core/readings/limits.ts";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { ProgressPlaceholder } from "#web/ui/progress-bar.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { placeName } from "./place-link.tsx";
import { LogoImage, formatProposedPrice, ProposalValue, Swatch } from "./proposal-value.tsx";
import { useStopReading } from "./use-readings.ts";

interface TileProps {
  readonly title: string;
  /** Page of the first found value; `undefined` before it. */
  readonly foundAt: string | undefined;
  readonly children: ReactNode;
}

function Tile({ title, foundAt, children }: TileProps) {
  return (
    <div className="grid min-h-26 content-start gap-2.5 rounded-md border border-line px-4 py-3.5">
      <div className="flex justify-between gap-3 text-caption text-ink-3">
        <h3 className="font-medium">{title}</h3>
        {foundAt !== undefined && <span className="truncate">{placeName(foundAt)}</span>}
      </div>
      {foundAt === undefined ? (
        <ProgressPlaceholder className="h-10 rounded-sm" />
      ) : (
        <div className="animate-appear">{children}</div>
      )}
    </div>
  );
}

/** Number of values found so far, by kind. */
function Tiles({ proposals }: { proposals: readonly Proposal[] }) {
  const first = <Field extends Proposal["field"]>(field: Field) =>
    proposals.find((proposal) => proposal.field === field) as ProposalOf<Field> | undefined;
  const colors = proposals.filter(({ field }) => field.startsWith("colors."));
  const logo = first("logos.light") ?? first("logos.dark") ?? first("logos.square");
  const products = proposals.filter(
    (proposal): proposal is ProposalOf<"product"> => proposal.field === "product",
  );
  const [name, typefaces, sentences] = [first("name"), first("typefaces"), first("voiceExamples")];
  return (
    <div className="grid grid-cols-2 gap-3 p-6 max-sm:grid-cols-1 max-sm:p-4">
      <Tile title={copy.tiles.name} foundAt={name?.foundAt}>
        <span className="font-medium">{name?.value}</span>
      </Tile>
      <Tile title={copy.tiles.logo} foundAt={logo?.foundAt}>
        {logo && <LogoImage url={logo.value.url} isDark={logo.field === "logos.dark"} />}
      </Tile>
      <Tile title={copy.tiles.colors} foundAt={colors[0]?.foundAt}>
        <span className="flex gap-1.5">
          {colors.map(({ field, value }) => (
            <Swatch key={field} color={String(value)} className="h-10 w-8 rounded-sm" />
          ))}
        </span>
      </Tile>
      <Tile title={copy.tiles.typefaces} foundAt={typefaces?.foundAt}>
        {typefaces && <ProposalValue {...typefaces} />}
      </Tile>
      <Tile title={copy.tiles.products} foundAt={products[0]?.foundAt}>
        <ul className="text-ink-2">
          {products.slice(0, 4).map(({ value }) => (
            <li key={value.name} className="truncate">
              {value.name}
              {value.price !== null && `, ${formatProposedPrice(value)}`}
            </li>
          ))}
        </ul>
      </Tile>
      <Tile title={copy.tiles.voiceExamples} foundAt={sentences?.foundAt}>
        {sentences && <ProposalValue {...sentences} />}
      </Tile>
    </div>
  );
}

/**
 * Second step of /dashboard/brand/read (`read-website.tsx`) while a reading runs: the proposals
 * found so far (of products the first four), the state of each page (at most `READING_LIMITS.pages`
 * in `core/readings/limits.ts`), and a button to stop. Words: `core/readings/read-website.copy.ts`.
 */
export function ReadingProgress({ reading }: { reading: Reading }) {
  const stop = useStopReading(reading.id);
  const { pages, proposals } = reading;
  const read = pages.filter(({ state }) => state !== "reading").length;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_336px]">
      <Card aria-busy>
        <CardHeader title={copy.soFar}>
          <span role="status" className="text-label text-ink-3 tabular-nums">
            {copy.things(proposals.length)}
          </span>
        </CardHeader>
        <Tiles proposals={proposals} />
      </Card>
      <Card>
        <CardHeader title={URL.parse(reading.url)?.hostname ?? reading.url}>
          <span className="text-label font-medium text-ink-2 tabular-nums">
            {copy.pagesRead(read, Math.max(1, Math.min(pages.length, READING_LIMITS.pages)))}
          </span>
        </CardHeader>
        <ul className="divide-y divide-line">
          {pages.map(({ url, state, ms }) => (
            <li key={url} className="flex min-h-14 items-center justify-between gap-4 px-6 py-3 max-sm:px-4">
              <span className="truncate font-medium">{placeName(url)}</span>
              <span className="flex shrink-0 items-center gap-2 text-label text-ink-3 tabular-nums">
                {state === "reading" && <SpinnerIcon />}
                {state === "reading"
                  ? copy.inProgress
                  : state === "failed"
                    ? copy.notRead
                    : copy.seconds(ms ?? 0)}
              </span>
            </li>
          ))}
        </ul>
        <div className="flex justify-end border-t border-line px-6 py-3.5 max-sm:px-4">
          <Button size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
            {copy.stop}
          </Button>
        </div>
      </Card>
    </div>
  );
}
