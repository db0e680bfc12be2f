import type { Network, PlatformId } from "#core/platforms/platforms.ts";

/**
 * A user's own sheet for tests: its bytes, the expected header and the expected cells. `sheet`
 * below makes it for the lists in `text-sheets.fixture.ts`, `tiktok-sheets.fixture.ts` and
 * `workbook-sheets.fixture.ts`; `fill-templates.test.ts` compares with it.
 */
export interface SampleSheet {
  readonly what: string;
  readonly network: Network;
  readonly platforms: readonly PlatformId[];
  readonly bytes: Uint8Array;
  readonly headerRow: number;
  /** Last row before the new ones. */
  readonly lastRow: number;
  /** Row whose settings are copied; `null` without rows. */
  readonly copyFrom: number | null;
  /** Header of the column with the name of ads. */
  readonly name: string;
  /** Columns that must be found, with their cells for the first ad. */
  readonly cells: Readonly<Record<string, string | RegExp>>;
  /** Columns that are copied from the row, with its content. */
  readonly copied?: Readonly<Record<string, string>>;
}

type Facts = Omit<SampleSheet, "bytes" | "platforms" | "copyFrom" | "headerRow"> & {
  readonly platforms?: readonly PlatformId[];
  readonly copyFrom?: number | null;
  readonly headerRow?: number;
};

const PLATFORMS: Readonly<Partial<Record<Network, readonly PlatformId[]>>> = {
  meta: ["facebook", "instagram"],
  google: ["google_search"],
  pinterest: ["pinterest"],
  tiktok: ["tiktok"],
  openai: ["chatgpt"],
  microsoft: ["microsoft_search"],
  linkedin: ["linkedin"],
  x: ["x"],
};

/**
 * Makes a `SampleSheet` of its bytes and expectations, for the lists of sample sheets beside this
 * file; without others stated, it has no row to copy, its header is in row 1, and its platforms are
 * those of `PLATFORMS` in this file.
 */
export const sheet = (bytes: Uint8Array, facts: Facts): SampleSheet => ({
  platforms: PLATFORMS[facts.network] ?? [],
  copyFrom: null,
  headerRow: 1,
  ...facts,
  bytes,
});

/**
 * Columns of an export of Meta's Ads Manager, the header of sample sheets in
 * `text-sheets.fixture.ts` and `workbook-sheets.fixture.ts` and of uploads in
 * `tests/integration/exports/templates.test.ts`.
 */
export const META = [
  "Campaign ID",
  "Campaign Name",
  "Campaign Status",
  "Campaign Objective",
  "Ad Set Name",
  "Ad Set Run Status",
  "Ad Set Daily Budget",
  "Ad ID",
  "Ad Name",
  "Ad Status",
  "Title",
  "Body",
  "Link",
  "URL Tags",
  "Call to Action",
  "Image File Name",
  "Image Hash",
  "Additional Body 1",
];
/**
 * An ad in an export of Meta's Ads Manager, cell by cell below `META`: the row that new rows copy
 * in sample sheets (`text-sheets.fixture.ts`, `workbook-sheets.fixture.ts`) and in the integration
 * tests of own sheets.
 */
export const META_ROW = [
  "cg:1",
  "Old campaign",
  "ACTIVE",
  "Outcome Leads",
  "Old set",
  "ACTIVE",
  "12.50",
  "a:77",
  "Old ad",
  "ACTIVE",
  "Old title",
  "Old body",
  "https://old.example",
  "utm_source=old",
  "SHOP_NOW",
  "old.png",
  "1:abc",
  "Second body",
];
/**
 * Cells that the first ad (`sampleInputOf` in `formats/sample-input.fixture.ts`) has to get in the
 * columns `META`; the sample sheets have them as `cells`, with which `fill-templates.test.ts`
 * compares.
 */
export const META_CELLS = {
  "Campaign ID": "",
  "Campaign Name": "Dusk, winter",
  "Campaign Status": "PAUSED",
  "Ad Set Name": "Dusk Lamp Facebook",
  "Ad Set Run Status": "PAUSED",
  "Ad ID": "",
  "Ad Status": "PAUSED",
  Title: 'The "Dusk" lamp, 20 hours',
  Body: "Dims as the sun sets.\n\nMade in “Aarhus”, by hand. 🌙",
  Link: "https://bücher.example/dusk?color=warm&utm_medium=cpc#buy",
  "URL Tags": /utm_content=AL7K3Q9Z-FB1a&utm_term=\{\{placement\}\}/,
  "Call to Action": "LEARN_MORE",
  "Image File Name": "al7k3q9z-fb1a-1080x1350.png",
  "Image Hash": "",
  "Additional Body 1": "",
};
/**
 * Cells that new rows have to copy from `META_ROW`; the sample sheets of Meta with an existing row
 * add them to `META_CELLS`, and `fill-templates.test.ts` compares.
 */
export const META_COPIED = { "Campaign Objective": "Outcome Leads", "Ad Set Daily Budget": "12.50" };
