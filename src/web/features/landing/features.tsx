import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import Type from "lucide-react/icons/type";
import { GENERATION_KINDS, KINDS } from "../../../core/generations/kinds.ts";
import { featureLines, featuresWords } from "../../../core/landing.ts";
import { Card } from "../../ui/card.tsx";
import { SectionHead } from "./section-head.tsx";

const ICONS = { text: Type, image: Image, video: Clapperboard, campaign: Layers };

/** The four tools, each in a sentence. */
export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-300 px-4 py-24 max-sm:py-16 sm:px-8 wide:px-0"
    >
      <SectionHead id="features-title" title={featuresWords.title} lead={`${featuresWords.lead}*`} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {GENERATION_KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind} className="grid">
              <Card padded className="flex flex-col">
                <Icon aria-hidden className="size-5 text-brand-text" strokeWidth={1.75} />
                <h3 className="mt-6 text-card font-semibold">{KINDS[kind].label}</h3>
                <p className="mt-1.5 text-copy text-pretty text-ink-2">{featureLines[kind]}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
