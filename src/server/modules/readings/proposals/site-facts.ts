import type { SiteSummary } from "#core/readings/site-prompt.ts";
import type { Upload } from "#core/uploads/api.ts";
import type { PageFacts } from "#server/workers/website/page-facts.ts";
import type { ManifestFacts } from "#server/workers/website/site-files.ts";
import type { StyleFacts } from "#server/workers/website/style-facts.ts";

/**
 * A page that `readSite` (`read-site.ts`) has read, with the facts that a worker parsed
 * (`workers/website/read-page.ts`); the files in `proposals` read it.
 */
export interface SitePage {
  readonly url: string;
  readonly facts: PageFacts;
}

/**
 * A logo of a site that `fetchLogos` (`site-pictures.ts`) has stored; `describeLogo`
 * (`render/pictures/describe-logo.ts`) determines `kind` and `colors`; `proposeLook` makes a
 * proposal and colors from it.
 */
export interface SiteLogo {
  readonly upload: Upload;
  readonly kind: "light" | "dark" | "square";
  readonly url: string;
  readonly how: string;
  /** Colors of the logo, most frequent first, as "#rrggbb". */
  readonly colors: readonly string[];
}

/**
 * Everything that `readSite` (`read-site.ts`) has read so far, from which `propose` makes
 * proposals; the first page is that of the address that the user entered. `summary` is the AI's
 * (`core/readings/site-prompt.ts`).
 */
export interface SiteFacts {
  readonly pages: readonly SitePage[];
  readonly styles: readonly { readonly url: string; readonly facts: StyleFacts }[];
  readonly manifest: { readonly url: string; readonly facts: ManifestFacts } | undefined;
  /** Summary by the AI provider. */
  readonly summary: SiteSummary | undefined;
  readonly logos: readonly SiteLogo[];
  /** Stored pictures by their address on the website. */
  readonly pictures: ReadonlyMap<string, Upload>;
}
