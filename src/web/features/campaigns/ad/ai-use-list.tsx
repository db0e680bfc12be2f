import type { Ad } from "#core/campaigns/ad.ts";
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";

/** Which part of an ad was made by which engine, and what a person changed. */
export function AiUseList({ ad }: { ad: Ad }) {
  const fields = fieldsOf(ad.platform);
  if (ad.aiUse.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="text-label font-medium">{adCopy.madeBy}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-caption">
        {ad.aiUse.map(({ part, engine, changedAt }) => {
          const made = adCopy.engine(engine);
          return (
            <div key={part} className="contents">
              <dt className="text-ink-3">{part === "media" ? adCopy.picture : fields[part]?.label}</dt>
              <dd>{changedAt === null || engine === null ? made : adCopy.changedByYou(made)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
