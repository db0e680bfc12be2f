import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import Type from "lucide-react/icons/type";
import { Link } from "react-router";
import { GENERATION_KINDS, KINDS } from "../../../core/generations/kinds.ts";
import { overviewWords, toolLines } from "../../../core/shell.ts";
import { TOOL_PATHS } from "../../lib/paths.ts";
import { Card } from "../../ui/card.tsx";

const ICONS = { text: Type, image: Image, video: Clapperboard, campaign: Layers };

/** The four tools, each a way in. */
export function ToolList() {
  return (
    <section aria-labelledby="tools-title" className="mt-10">
      <h2 id="tools-title" className="text-card font-semibold">
        {overviewWords.toolsTitle}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {GENERATION_KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className="grid">
              <Card className="relative p-5 transition-colors hover:border-line-strong">
                <Icon aria-hidden className="size-5 text-brand-text" strokeWidth={1.75} />
                <h3 className="mt-4 font-medium">
                  <Link to={TOOL_PATHS[kind]} className="after:absolute after:inset-0 after:rounded-lg">
                    {KINDS[kind].label}
                  </Link>
                </h3>
                <p className="mt-1 text-label text-pretty text-ink-2">{toolLines[kind]}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
