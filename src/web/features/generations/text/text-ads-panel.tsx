import type { Generation } from "#core/generations/api.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { textAdsCopy, textResultCopy } from "#core/generations/text/text.copy.ts";
import { ResultPanel } from "../result-panel.tsx";
import { UnfinishedTextAdCard, TextAdCard } from "./text-ad-card.tsx";
import type { LiveGeneration } from "../use-generation.ts";
import type { ToolState } from "../use-tool.ts";

const HEADING = "generated-ads";
const LIST = "grid gap-3 p-4 max-sm:p-3";

/**
 * Result panel of `TextAdTool`: the ads as they are written, then all of them. Number of ads:
 * `TEXT_ADS_PER_GENERATION` in `core/generations/text/text.ts`; words:
 * `core/generations/text/text.copy.ts`; an ad: `text-ad-card.tsx`.
 */
export function TextAdsPanel({ tool, onExample }: { tool: ToolState; onExample: () => void }) {
  return (
    <ResultPanel
      kind="text"
      id={HEADING}
      copy={textResultCopy}
      total={TEXT_ADS_PER_GENERATION}
      tool={tool}
      onExample={onExample}
      inProgress={<InProgress live={tool.live} />}
      ready={tool.live.result && <Ready result={tool.live.result} />}
    />
  );
}

function InProgress({ live }: { live: LiveGeneration }) {
  const total = live.progress?.total ?? TEXT_ADS_PER_GENERATION;
  return (
    <ol aria-labelledby={HEADING} className={LIST}>
      {Array.from({ length: total }, (_, index) => {
        const part = live.parts[index];
        return part?.whole ? (
          <TextAdCard key={index} index={index} text={part.text} />
        ) : (
          <UnfinishedTextAdCard key={index} index={index} part={part} />
        );
      })}
    </ol>
  );
}

function Ready({ result }: { result: Generation }) {
  const generation = result.kind === "text" ? result : undefined;
  const ads = generation?.output?.ads ?? [];
  const names = generation && [generation.input.companyName, generation.input.productName];
  return (
    <>
      <p role="status" className="sr-only">
        {textAdsCopy.ready(ads.length)}
      </p>
      <ol aria-labelledby={HEADING} className={LIST}>
        {ads.map((text, index) => (
          <TextAdCard key={`${index} ${text}`} index={index} text={text} {...(names && { names })} />
        ))}
      </ol>
    </>
  );
}
