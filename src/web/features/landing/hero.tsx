import Check from "lucide-react/icons/check";
import Play from "lucide-react/icons/play";
import { heroCopy } from "#core/landing.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { HeroLoom } from "./hero-loom.tsx";
import { FootnoteLink } from "./footnote-link.tsx";

/**
 * First section of the landing page: headline, calls to action, benefits and an illustration of a
 * brief becoming ads (`HeroLoom`). Words: `heroCopy` in `core/landing.copy.ts`.
 */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="pt-14 max-sm:pt-10">
      <div className="grid justify-items-center px-4 text-center">
        <h1
          id="hero-title"
          className="max-w-190 text-display font-semibold max-sm:text-section max-sm:leading-11 max-sm:tracking-[-0.03em]"
        >
          {heroCopy.headline}
        </h1>
        <p className="mt-5 max-w-160 text-lead text-balance text-ink-2 max-sm:mt-4 max-sm:text-card">
          {heroCopy.lead}
        </p>
        <div className="mt-7 flex gap-3 max-sm:w-full max-sm:flex-col">
          <a href={paths.signup} className={buttonStyles({ variant: "primary", size: "large" })}>
            {heroCopy.start}
          </a>
          <a href="#demo" data-watch-demo className={buttonStyles({ variant: "secondary", size: "large" })}>
            <Play aria-hidden className="size-4" strokeWidth={1.75} />
            {heroCopy.demo}
          </a>
        </div>
        <ul className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 font-medium text-ink-2">
          {heroCopy.benefits.map((benefit, index) => (
            <li key={benefit} className="flex items-center gap-2">
              <Check aria-hidden className="size-4 text-weft" strokeWidth={2.25} />
              <span>
                <span>{benefit}</span>
                {index > 0 && <FootnoteLink />}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <HeroLoom />
    </section>
  );
}
