import Check from "lucide-react/icons/check";
import { comingBadge, comingNote, type ComingWords } from "../../../core/shell.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Cloth } from "../../ui/cloth.tsx";
import { PageHead } from "../../ui/page-head.tsx";

/** A tool that does not exist yet: what it will be, and that there is nothing to do here today. */
export function ComingPage({ words }: { words: ComingWords }) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Card padded className="grid max-w-160 justify-items-start gap-5">
        <Cloth rows={0} />
        <Badge tone="waiting">
          {comingBadge}: {words.issue}
        </Badge>
        <ul className="grid gap-2">
          {words.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              {point}
            </li>
          ))}
        </ul>
        <p className="text-ink-2">{comingNote}</p>
      </Card>
    </>
  );
}
