import type { UsageCategory } from "./categories.ts";

/**
 * Facts and names of a kind of generation: category of units, label, text about its page. Each kind
 * has its own in `<kind>/*.kind.ts`; `kinds.ts` lists them. `tool` is missing for kinds without a
 * page.
 */
export interface KindInfo {
  /** The category whose quota a generation of this kind uses. */
  readonly usage: UsageCategory;
  /** Type in the overview's activity list. */
  readonly activity: string;
  readonly label: string;
  /** Missing for kinds without their own page. */
  readonly tool?: ToolInfo;
}

/** Text about a tool where others list it. */
interface ToolInfo {
  /** Command that starts a generation. */
  readonly command: string;
  /** Output in a few words. */
  readonly summary: string;
  /** Output in one or two sentences, for the landing page. */
  readonly feature: string;
}
