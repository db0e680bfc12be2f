import type { Proposal } from "#core/readings/proposal.ts";
import type { SiteSummary, SiteText } from "#core/readings/site-prompt.ts";
import type { ReadPage } from "#core/readings/api.ts";
import type { Upload } from "#core/uploads/api.ts";
import { ReadError } from "#server/adapters/website/read-error.ts";
import { choosePages } from "./proposals/choose-pages.ts";
import { findProducts } from "./proposals/propose-products.ts";
import { hasUsefulProposal, propose } from "./proposals/propose.ts";
import type { SiteFacts, SiteLogo, SitePage } from "./proposals/site-facts.ts";
import type { SiteFetcher } from "./fetch-files.ts";
import { fetchLogos, fetchProductPictures, type StorePicture } from "./site-pictures.ts";

const MAX_STYLE_SHEETS = 4;

/**
 * Pages and proposals of a reading so far; `readSite` makes it (proposals: `propose` in
 * `proposals/propose.ts`), and `saveProgress` (`readings.repo.ts`) stores it for the brand page.
 */
export interface Progress {
  readonly pages: readonly ReadPage[];
  readonly proposals: readonly Proposal[];
}

/** Files of a site besides its pages. */
interface Site {
  readonly styles: SiteFacts["styles"][number][];
  manifest: SiteFacts["manifest"];
  summary: SiteFacts["summary"];
  readonly logos: SiteLogo[];
  readonly pictures: Map<string, Upload>;
}

interface SiteReading {
  readonly url: string;
  readonly fetcher: SiteFetcher;
  readonly store: StorePicture;
  /** Asks the provider; `undefined` without one, or when it fails. */
  readonly describe: (site: SiteText) => Promise<SiteSummary | undefined>;
  /** Called after each step; an error ends the reading. */
  readonly report: (progress: Progress) => Promise<void>;
}

/** Result of `work`; `undefined` if the file cannot be read. */
async function ifReadable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}

/**
 * Reads a website for `runReading` (`run-reading.ts`): the given page, pages linked from it
 * (`choosePages` in `choose-pages.ts`), style sheets, manifest and pictures, and reports each step
 * (`report`). Limits: `READING_LIMITS` in `core/readings/limits.ts`, `MAX_STYLE_SHEETS` in this
 * file, and those in `site-pictures.ts`. Only the first page must be readable. Throws its
 * `ReadError`, and `nothing_found` (`hasUsefulProposal` in `propose.ts`).
 */
export async function readSite({ url, fetcher, store, describe, report }: SiteReading): Promise<Progress> {
  const site: Site = { styles: [], manifest: undefined, summary: undefined, logos: [], pictures: new Map() };
  /** Pages by the requested address, in the order of the site. */
  const states = new Map<string, ReadPage>();
  const read = new Map<string, SitePage>();
  const pagesSoFar = () => [...states.keys()].flatMap((address) => read.get(address) ?? []);
  const siteSoFar = (): SiteFacts => ({ ...site, pages: pagesSoFar() });
  const progress = (): Progress => ({ pages: [...states.values()], proposals: propose(siteSoFar()) });
  const setState = (address: string, state: ReadPage["state"], ms: number | null = null) =>
    states.set(address, { url: address, state, ms });

  async function readPage(address: string): Promise<SitePage> {
    const start = performance.now();
    try {
      const page = await fetcher.page(address);
      read.set(address, page);
      setState(address, "read", Math.round(performance.now() - start));
      return page;
    } catch (error) {
      setState(address, "failed", Math.round(performance.now() - start));
      throw error;
    }
  }

  setState(url, "reading");
  await report(progress());
  const home = await readPage(url);
  const linked = choosePages(home.url, home.facts.links);
  for (const address of linked) setState(address, "reading");
  await report(progress());
  await Promise.all([
    ...home.facts.styleSheets.slice(0, MAX_STYLE_SHEETS).map(async (address) => {
      const facts = await ifReadable(fetcher.styleSheet(address));
      if (facts) site.styles.push({ url: address, facts });
    }),
    ...[home.facts.manifest]
      .filter((address) => address !== undefined)
      .map(async (address) => {
        const facts = await ifReadable(fetcher.manifest(address));
        if (facts) site.manifest = { url: address, facts };
      }),
    ...linked.map(async (address) => {
      await ifReadable(readPage(address));
      await report(progress());
    }),
  ]);
  await report(progress());
  await Promise.all([
    fetchLogos(siteSoFar(), fetcher, store, async (logo) => {
      site.logos.push(logo);
      await report(progress());
    }),
    fetchProductPictures(siteSoFar(), fetcher, store, async (address, upload) => {
      site.pictures.set(address, upload);
      await report(progress());
    }),
  ]);
  const pages = pagesSoFar();
  const text = pages.map(({ facts }) => facts.text).join("\n\n");
  if (text !== "") {
    const products = findProducts(pages).map(({ product }) => product.name);
    site.summary = await describe({ text, products });
  }
  const result = progress();
  if (!hasUsefulProposal(result.proposals)) throw new ReadError("nothing_found");
  return result;
}
