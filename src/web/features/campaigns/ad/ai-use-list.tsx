import Info from "lucide-react/icons/info";
import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { aiLabelOf } from "#core/campaigns/ai-label.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { dayOf, timeOf } from "../format-day.ts";
import { labelOf } from "./part-label.ts";

/**
 * Part of `AdPanel`: the engine that made each part, changes by a person, and the label that a law
 * or platform requires (`aiLabelOf` in `core/campaigns/ai-label.ts`). Names of engines:
 * `engineName` in `core/generations/tool.copy.ts`; words of the label: `ai-label.ts` and
 * `core/checks/ai-switches.ts`, all others `core/campaigns/ad.copy.ts`.
 */
export function AiUseList({ ad }: { ad: Ad }) {
  const label = aiLabelOf(ad);
  if (ad.aiUse.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="text-label font-medium">{adCopy.madeBy}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
        {ad.aiUse.map(({ part, engine, at, changedAt }) => (
          <div key={part} className="contents">
            <dt className="text-ink-3">{labelOf(ad.platform, part)}</dt>
            <dd className="break-words">
              {changedAt === null || engine === null
                ? adCopy.madeAt(adCopy.engine(engine), dayOf(at))
                : adCopy.changedByYou(adCopy.engine(engine), `${dayOf(changedAt)}, ${timeOf(changedAt)}`)}
            </dd>
          </div>
        ))}
      </dl>
      {label && (
        <p className="flex gap-2 rounded-md bg-sunken p-3 text-caption text-ink-2">
          <Info aria-hidden className="size-4 shrink-0" />
          <span>
            {label.platform}{" "}
            <a href={label.lawUrl} target="_blank" rel="noreferrer" className={TEXT_LINK}>
              {label.law}
            </a>
            .
          </span>
        </p>
      )}
    </section>
  );
}
