import CircleAlert from "lucide-react/icons/circle-alert";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Generation } from "#core/generations/api.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { engineCopy, lockedCopy, toolCopy, usageCopy, type ResultCopy } from "#core/generations/tool.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { useKindUsage } from "#web/lib/use-usage.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Note } from "#web/ui/note.tsx";
import { BuildAds } from "./build-ads.tsx";
import { scrollToBrief } from "./scroll-to-result.ts";
import type { ToolState } from "./use-tool.ts";
import type { LiveGeneration } from "./use-generation.ts";

interface ResultPanelProps {
  readonly kind: GenerationKind;
  /** Id of the heading. */
  readonly id: string;
  readonly copy: ResultCopy;
  /** Number of parts of a generation. */
  readonly total: number;
  readonly tool: ToolState;
  readonly onExample: () => void;
  /** Content while the generation is in progress. */
  readonly inProgress: ReactNode;
  /** Content when the generation is completed. */
  readonly ready: ReactNode;
  /** Shown in the header when completed; by default the name of the engine. */
  readonly action?: ReactNode;
}

/**
 * Frame of all tools' results (`text-ads-panel.tsx`, `images-panel.tsx`, `video-panel.tsx`,
 * `campaign-panel.tsx`): empty, in progress, completed, failed, not found, or locked (a kind with 0
 * units in the user's plan, `core/plans.ts`). `total` is the number of parts, from the constants of
 * each kind. Words: `copy` of the tool and `core/generations/tool.copy.ts`; the message of a
 * failure comes from the server.
 */
export function ResultPanel(props: ResultPanelProps) {
  const { kind, id, copy, total, tool, onExample, inProgress, ready, action } = props;
  const { live, busy } = tool;
  const { result, notFound } = live;
  const completed = !busy && result?.status === "completed";
  const locked = useKindUsage(kind)?.total === 0;
  return (
    <Card className="overflow-hidden">
      <CardHeader title={copy.title} id={id}>
        {busy && <Progress live={live} copy={copy} total={total} />}
        {completed && (action ?? <MadeBy result={result} />)}
      </CardHeader>
      {busy && (
        <>
          <Bar live={live} copy={copy} total={total} />
          {inProgress}
        </>
      )}
      {completed && (
        <>
          {result.fallbackReason !== undefined && (
            <FallbackNote
              text={result.fallbackReason === "daily_budget" ? engineCopy.dailyBudget : copy.fallback}
            />
          )}
          {ready}
          <BuildAds result={result} />
        </>
      )}
      {!busy && result?.status === "failed" && (
        <Failed message={result.error?.message ?? copy.failed} onRetry={() => void tool.retry()} />
      )}
      {!busy &&
        !result &&
        (notFound ? (
          <Gone onClear={() => tool.show(undefined)}>{copy.notFound}</Gone>
        ) : locked ? (
          <Locked kind={kind} />
        ) : (
          <Empty onExample={onExample}>{copy.empty}</Empty>
        ))}
    </Card>
  );
}

interface ProgressProps {
  readonly live: LiveGeneration;
  readonly copy: ResultCopy;
  readonly total: number;
}

function countOf({ live, total }: ProgressProps) {
  return { done: live.progress?.done ?? 0, all: live.progress?.total ?? total };
}

function Progress(props: ProgressProps) {
  const { done, all } = countOf(props);
  return (
    <p role="status" className="flex gap-2 text-label text-ink-2">
      <span className="max-sm:sr-only">{props.copy.placeholder}</span>
      <span className="font-medium text-ink tabular-nums">{toolCopy.progress(done, all)}</span>
    </p>
  );
}

function Bar(props: ProgressProps) {
  const { done, all } = countOf(props);
  return (
    <ProgressBar
      variant="line"
      done={(100 * done) / all}
      label={props.copy.progress}
      valueText={toolCopy.progress(done, all)}
      className="-mt-0.5"
    />
  );
}

function MadeBy({ result }: { result: Generation }) {
  return <p className="truncate text-label text-ink-3">{engineCopy.madeBy(result.engine)}</p>;
}

function FallbackNote({ text }: { text: string }) {
  return (
    <div className="px-4 pt-4 max-sm:px-3">
      <Note tone="brand" icon={<Sparkles aria-hidden className="size-4 shrink-0 text-brand-text" />}>
        <b className="font-semibold">{engineCopy.fallbackTitle}</b> {text}
      </Note>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="p-4">
      <Note
        tone="bad"
        role="alert"
        icon={<CircleAlert aria-hidden className="size-4 shrink-0" />}
        action={
          <Button size="small" onClick={onRetry}>
            {toolCopy.tryAgain}
          </Button>
        }
      >
        <b className="font-semibold">{message}</b>
        <br />
        {toolCopy.failedKept}
      </Note>
    </div>
  );
}

/** Empty state of a kind that the user's plan does not include. */
function Locked({ kind }: { kind: GenerationKind }) {
  const { title, text } = lockedCopy(kind);
  return (
    <EmptyState
      rows={0}
      title={title}
      action={
        <Link to={paths.plans} className={buttonStyles({ variant: "primary", size: "small" })}>
          {usageCopy.seePlans}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}

/** Empty state for a generation that does not exist or was deleted. */
function Gone({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <div role="status">
      <EmptyState
        rows={2}
        title={toolCopy.notFoundTitle}
        action={
          <Button size="small" onClick={onClear}>
            {toolCopy.startNew}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

function Empty({ onExample, children }: { onExample: () => void; children: ReactNode }) {
  return (
    <EmptyState
      action={
        <Button
          size="small"
          onClick={() => {
            onExample();
            scrollToBrief();
          }}
        >
          {toolCopy.fillExample}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
