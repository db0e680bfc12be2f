import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { GivenAnswers, KeptReport, ReportReadingView } from "#core/reports/api.ts";
import { networkCopy, reportReadingCopy as copy } from "#core/reports/report-reading.copy.ts";
import { reportLanguageCopy } from "#core/reports/reports.copy.ts";
import { resultsTabCopy } from "#core/results/results-tab.copy.ts";
import { problemCopy } from "#core/problems.copy.ts";
import { isRejected } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Note } from "#web/ui/note.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { mappingOf, withField } from "./column-order.ts";
import { ReportColumns } from "./mapping-table.tsx";
import { ReadingQuestions, type Question } from "./reading-questions.tsx";
import { useKeepReport, useReportReading, type ChosenFile } from "./results-queries.ts";
import { UnderstoodList } from "./understood-card.tsx";
import { UnknownRowsList, type RowsToMatch } from "./unknown-rows.tsx";

const TOO_MANY_REQUESTS = 429;

interface ReadingViewProps {
  readonly campaign: AdCampaign;
  readonly chosen: ChosenFile;
  /** Message instead of a file that cannot be read. */
  readonly fallback: (problem: string, onRetry: (() => void) | undefined) => ReactNode;
  readonly onKept: (report: KeptReport) => void;
  readonly onCancel: () => void;
}

/** Whether another try may read the same file; other files are permanently refused. */
const canRetry = (error: Error) => !isRejected(error) || error.status === TOO_MANY_REQUESTS;

/**
 * Preview of a report that was dropped or chosen in `ResultsTab` (`useReportReading`). The user
 * corrects and keeps it (`useKeepReport`); nothing is stored before that.
 * `server/modules/reports/keep-report.service.ts` reads it; words:
 * `core/reports/report-reading.copy.ts`, while it is read `core/results/results-tab.copy.ts`, of
 * languages `core/reports/reports.copy.ts`.
 */
export function ReadingView(props: ReadingViewProps) {
  const { campaign, chosen, fallback, onCancel } = props;
  const [answers, setAnswers] = useState<GivenAnswers>({});
  const query = useReportReading(campaign.id, chosen, answers);
  const cancel = useEffectEvent(onCancel);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Escape in an open picker closes only that.
      const isInSelect = event.target instanceof HTMLSelectElement;
      if (event.key === "Escape" && !event.defaultPrevented && !isInSelect) cancel();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  if (query.reading) {
    return (
      <LoadedReading
        {...props}
        reading={query.reading}
        answers={answers}
        isCurrent={query.isSuccess}
        problem={query.isError ? failureMessage(query.error, resultsTabCopy.readFailed) : undefined}
        onRetry={() => void query.refetch()}
        onAnswer={(answer) => setAnswers((before) => ({ ...before, ...answer }))}
      />
    );
  }
  if (query.isError) {
    return fallback(
      failureMessage(query.error, resultsTabCopy.readFailed),
      canRetry(query.error) ? () => void query.refetch() : undefined,
    );
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-6 max-sm:p-4">
      <Spinner label={resultsTabCopy.reading(chosen.file.name)} />
      <Button size="small" variant="ghost" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Card>
  );
}

interface LoadedReadingProps extends ReadingViewProps {
  readonly reading: ReportReadingView;
  readonly answers: GivenAnswers;
  /** Whether `reading` is that of these answers. */
  readonly isCurrent: boolean;
  /** Why the file could not be read again. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onAnswer: (answer: Partial<GivenAnswers>) => void;
}

function LoadedReading(props: LoadedReadingProps) {
  const { campaign, chosen, reading, answers, isCurrent, problem, onRetry, onAnswer, onCancel } = props;
  const keep = useKeepReport(campaign.id);
  const [changed, setChanged] = useState<number>();
  const [isChecked, setChecked] = useState(false);
  const questions = useAsked(reading.questions);
  const { groups, adOf, onMatch } = useMatches(reading, answers, onAnswer);
  const heading = useRef<HTMLHeadingElement>(null);
  const { network, language, rows } = reading;
  const hasRows = reading.matched.rows + reading.unknown.rows > 0;
  const mapping = answers.mapping ?? mappingOf(reading.columns);

  useEffect(() => heading.current?.focus(), []);

  function onMapping(index: number, field: Parameters<typeof withField>[2]) {
    setChanged(index);
    onAnswer({ mapping: withField(mapping, index, field) });
  }

  async function onKeep() {
    setChecked(true);
    if (reading.questions.length > 0) return;
    const report = await keep.mutateAsync({ file: chosen.file, answers }).catch(() => undefined);
    if (report) props.onKept(report);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-6 max-xl:grid-cols-1">
      <div className="grid min-w-0 gap-4">
        <Card className="min-w-0">
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-6 py-4 max-sm:px-4 max-sm:py-3">
            <h2 ref={heading} tabIndex={-1} className="text-card font-semibold focus:outline-none">
              {copy.title}
            </h2>
            <span className="text-right text-caption text-ink-3 tabular-nums">
              {copy.source(
                network === null ? undefined : networkCopy[network],
                language === null ? undefined : reportLanguageCopy[language],
                rows,
              )}
            </span>
          </div>
          {problem !== undefined && (
            <div className="border-b border-line p-4">
              <Note
                tone="bad"
                role="alert"
                action={
                  <Button size="small" onClick={onRetry}>
                    {problemCopy.tryAgain}
                  </Button>
                }
              >
                {problem}
              </Note>
            </div>
          )}
          {questions.length > 0 && (
            <ReadingQuestions
              questions={questions}
              answers={answers}
              isChecked={isChecked}
              onAnswer={onAnswer}
            />
          )}
          <ReportColumns
            columns={reading.columns}
            fieldOf={(index) => fieldAt(mapping, index)}
            busy={isCurrent || problem !== undefined ? undefined : changed}
            onChange={onMapping}
          />
        </Card>
        <p className="text-caption text-ink-3">{reading.remembered ? copy.remembered : copy.willRemember}</p>
      </div>
      <Card className="min-w-0">
        <h2 className="flex min-h-16 items-center border-b border-line px-6 py-4 text-card font-semibold tabular-nums max-sm:px-4">
          {copy.rows(rows)}
        </h2>
        <UnderstoodList
          reading={reading}
          unknown={
            groups.length === 0 ? null : (
              <UnknownRowsList campaign={campaign} groups={groups} adOf={adOf} onMatch={onMatch} />
            )
          }
        />
        {keep.isError && (
          <div className="border-t border-line p-4">
            <Note tone="bad" role="alert">
              {failureMessage(keep.error, copy.keepFailed)}
            </Note>
          </div>
        )}
        <div className="flex items-center justify-between gap-4 border-t border-line px-6 py-3.5 max-sm:px-4">
          <Button variant="ghost" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!isCurrent || !hasRows}
            title={hasRows ? undefined : copy.nothingToKeep}
            busy={keep.isPending}
            busyLabel={copy.keeping}
            onClick={() => void onKeep()}
          >
            {copy.keep}
          </Button>
        </div>
      </Card>
    </div>
  );
}

function fieldAt(mapping: ReturnType<typeof mappingOf>, index: number) {
  const found = Object.entries(mapping).find(([, column]) => column === index);
  return (found?.[0] ?? null) as Parameters<typeof withField>[2];
}

/** Questions of a file stay on screen when they are answered, so that answers can be changed. */
function useAsked(open: readonly Question[]): readonly Question[] {
  const [asked, setAsked] = useState(open);
  const fresh = open.filter((question) => !asked.includes(question));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  return asked;
}

/** Rows without an ad, and those that were matched by hand, whose choice can be changed. */
function useMatches(
  reading: ReportReadingView,
  { matches = [] }: GivenAnswers,
  onAnswer: (answer: Partial<GivenAnswers>) => void,
) {
  const [picked, setPicked] = useState<readonly RowsToMatch[]>([]);
  const isPicked = (source: string) => picked.some((group) => group.source === source);
  return {
    groups: [...picked, ...reading.unknown.groups.filter(({ source }) => !isPicked(source))],
    adOf: (source: string) => matches.find((match) => match.source === source)?.adId ?? null,
    onMatch: (group: RowsToMatch, adId: string | null) => {
      if (!isPicked(group.source)) setPicked((before) => [...before, group]);
      onAnswer({
        matches: [...matches.filter(({ source }) => source !== group.source), { source: group.source, adId }],
      });
    },
  };
}
