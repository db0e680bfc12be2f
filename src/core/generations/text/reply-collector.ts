import { findLabel, mayBecomeLabel } from "./reply-labels.ts";
import type { Label } from "./reply-labels.ts";
import { cleanPartialLine, cleanLine, MAX_AD_CHARS, unquote } from "./reply-lines.ts";
import type { CleanLine } from "./reply-lines.ts";
import { isIntroduction, isRefusal, mayBePreamble } from "./reply-preamble.ts";

/** `growing`: more text may come. `complete`: the model finished. `cut`: the reply broke off or hit the token limit. */
export type ReplyEnd = "growing" | "complete" | "cut";

export interface Collector {
  readonly ads: readonly string[];
  readonly refused: boolean;
  /** Takes a whole line. */
  line(raw: string): void;
  /** Looks at the last, unfinished line: where it begins another ad, the one before it is whole. */
  peek(raw: string): void;
  /** Takes an ad that needs no reading. */
  ad(text: string): void;
  /** The reply is complete: what is open is whole. */
  finish(): void;
  /** The ad being written, its unfinished line included. */
  growing(last: string): string;
}

/** An ad under a label or a title: it may go on over lines until a blank one. */
interface Item {
  readonly title: string | undefined;
  /** The title names the ad's idea ("Variation 2: Benefit") and is not part of it. */
  readonly titleIsName: boolean;
  readonly body: readonly string[];
}

/**
 * How the reply lists its ads. `lines`: one per line. `labels`: under numbers or words. `titles`: under bold lines or
 * headings. `start`: not known; one plain line may be held back, which is an introduction if labels follow it.
 */
type Layout = "start" | "lines" | "labels" | "titles";

/** Markup whose other half may still make something else of the line. */
const MARKED_START = /^\s*[*_#`~>]/;
const QUOTED_START = /^\W*["'“„«»「『]/u;
const SENTENCE_END = /[.!?…。！？؟।]$/u;
const FIELD_LABEL =
  /^(?:headline|body|ad copy|copy|text|primary text|caption|cta|call to action|hashtags)\s*:\s*/i;

export function createCollector(have: readonly string[], count: number): Collector {
  const ads: string[] = [];
  const known = new Set(have.map(fingerprint));
  let refused = false;
  let layout: Layout = "start";
  let held: CleanLine | undefined;
  let item: Item | undefined;
  let lastNumber: number | undefined;

  function ad(text: string): void {
    if (text === "" || text.length > MAX_AD_CHARS) return;
    if (ads.length >= count || known.has(fingerprint(text))) return;
    known.add(fingerprint(text));
    ads.push(text);
  }

  function closeItem(): void {
    if (item) ad(itemText(item));
    item = undefined;
  }

  function releaseHeld(): void {
    if (held) ad(held.text);
    held = undefined;
  }

  /** A number counts as a label where it continues the list, so that "3. Generation" can begin an ad. */
  function labelOf(text: string): Label | undefined {
    const label = findLabel(text);
    if (label?.number === undefined) return label;
    const expected = (lastNumber ?? have.length) + 1;
    const listed = layout === "labels" && label.number <= 20;
    return label.number === 1 || label.number === expected || listed ? label : undefined;
  }

  function startLabelled(label: Label, emphasised: boolean): void {
    endBeforeLabel();
    layout = "labels";
    lastNumber = label.number ?? lastNumber;
    const rest = unquote(label.rest);
    const name =
      /[:：]$/.test(rest) || (emphasised && label.number === undefined && !SENTENCE_END.test(rest));
    const title = rest !== "" && (emphasised || name) ? rest.replace(/\s*[:：]$/, "") : undefined;
    item = { title, titleIsName: name, body: rest === "" || title !== undefined ? [] : [rest] };
  }

  /** What stands before a label is whole; a title or plain line that led to nothing introduced the list. */
  function endBeforeLabel(): void {
    if (layout === "titles" && item?.body.length === 0) item = undefined;
    closeItem();
    held = undefined;
  }

  function itemLine(line: CleanLine): void {
    // An item of more lines than an ad has letters is dropped when it closes.
    if (!item || item.body.length > MAX_AD_CHARS) return;
    const text = line.text.replace(FIELD_LABEL, "");
    if (line.emphasised && item.title === undefined && item.body.length === 0) {
      item = { ...item, title: text };
    } else if (!/[:：]$/.test(text)) item = { ...item, body: [...item.body, unquote(text)] };
  }

  function plainLine(line: CleanLine): void {
    if (layout === "lines") return ad(line.text);
    if (line.bullet || held) {
      // Bullets after one plain line: that line introduced them.
      if (held && line.bullet && !held.bullet) held = undefined;
      releaseHeld();
      layout = "lines";
      ad(line.text);
    } else held = line;
  }

  function line(raw: string): void {
    if (ads.length >= count) return;
    const clean = cleanLine(raw);
    if (!clean) {
      if (raw.trim() === "" && item && item.body.length > 0) closeItem();
      return;
    }
    const label = labelOf(clean.text);
    if (label && layout === "lines") {
      lastNumber = label.number ?? lastNumber;
      return ad(unquote(label.rest));
    }
    if (label) return startLabelled(label, clean.emphasised);
    if (layout === "start" && !held && isRefusal(clean.text)) refused = true;
    if (refused) return;
    const first = layout !== "labels" && !item && ads.length === 0;
    if (isIntroduction(clean.text, clean.emphasised && first)) {
      if (mayBePreamble(clean.text)) held = undefined;
      return releaseHeld();
    }
    const isTitle = clean.emphasised && (layout === "titles" || (layout === "start" && !held));
    if (isTitle) {
      closeItem();
      layout = "titles";
      item = { title: clean.text, titleIsName: false, body: [] };
    } else if (layout === "labels" || layout === "titles") itemLine(clean);
    else plainLine(clean);
  }

  /** What an unfinished line already is for sure. */
  function startOf(raw: string): "label" | "bullet" | "plain" | "unknown" {
    const text = cleanPartialLine(raw);
    const label = labelOf(text);
    if (label) return label.rest === "" || QUOTED_START.test(raw) ? "unknown" : "label";
    if (mayBecomeLabel(text) || mayBePreamble(text) || MARKED_START.test(raw)) return "unknown";
    return cleanLine(raw)?.bullet ? "bullet" : "plain";
  }

  function peek(raw: string): void {
    const start = startOf(raw);
    if (start === "label") endBeforeLabel();
    else if (held && !held.bullet && start === "bullet") held = undefined;
    else if (start === "plain" || start === "bullet") releaseHeld();
  }

  function growing(last: string): string {
    const text = cleanPartialLine(last);
    const start = startOf(last);
    if (start === "label") return cleanPartialLine(labelOf(text)?.rest ?? "");
    if (held) return held.text;
    if (item) return itemText(start === "plain" ? { ...item, body: [...item.body, text] } : item);
    if (layout === "labels" || layout === "titles" || mayBecomeLabel(text)) return "";
    return text;
  }

  return {
    ads,
    get refused() {
      return refused;
    },
    line,
    peek,
    ad,
    finish: () => {
      releaseHeld();
      closeItem();
    },
    growing,
  };
}

function itemText({ title, titleIsName, body }: Item): string {
  const text = body.join(" ");
  if (title === undefined || (titleIsName && text !== "")) return text;
  if (text === "") return title;
  return /[\p{L}\p{N}]$/u.test(title) ? `${title}: ${text}` : `${title} ${text}`;
}

function fingerprint(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
