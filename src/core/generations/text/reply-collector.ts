import { findLabel, mayBecomeLabel } from "./reply-labels.ts";
import type { Label } from "./reply-labels.ts";
import { cleanPartialLine, cleanLine, MAX_AD_CHARS, unquote } from "./reply-lines.ts";
import type { CleanLine } from "./reply-lines.ts";
import { isIntroduction, isRefusal, mayBePreamble } from "./reply-preamble.ts";

/**
 * How the text of a reply ends: `growing` (more may follow), `complete`, or `cut` (for example by
 * the token limit). `lines.ts` of the OpenAI adapter passes it to `parseTextReply` (`reply.ts`).
 */
export type ReplyEnd = "growing" | "complete" | "cut";

/**
 * Collects the ads of a model's reply line by line while it streams in; `parseTextReply` feeds it.
 */
interface Collector {
  readonly ads: readonly string[];
  readonly refused: boolean;
  /** Adds a complete line. */
  addLine(raw: string): void;
  /** Inspects the unfinished last line: if it starts another ad, the previous ad is complete. */
  peek(raw: string): void;
  /** Adds the text of an ad without parsing it. */
  addAd(text: string): void;
  /** Ends the reply and completes the open ad. */
  finish(): void;
  /** The open ad, including the unfinished last line. */
  openAd(last: string): string;
}

/** An ad below a label or title; it continues until a blank line. */
interface Item {
  readonly title: string | undefined;
  /** The title names the angle ("Variation 2: Benefit") and is not part of the ad. */
  readonly titleIsName: boolean;
  readonly body: readonly string[];
}

/**
 * Layout of the ads in the reply. `lines`: one per line. `labels`: below numbers or words.
 * `titles`: below bold lines or headings. `start`: not known yet; a first plain line is held back,
 * because it is an introduction if labels follow.
 */
type Layout = "start" | "lines" | "labels" | "titles";

/** Opening markup; the closing half may change the meaning of the line. */
const MARKED_START = /^\s*[*_#`~>]/;
const QUOTED_START = /^\W*["'“„«»「『]/u;
const SENTENCE_END = /[.!?…。！？؟।]$/u;
const FIELD_LABEL =
  /^(?:headline|body|ad copy|copy|text|primary text|caption|cta|call to action|hashtags)\s*:\s*/i;

/**
 * Creates a collector that gets a reply line by line and keeps its ads: at most `count`, without
 * those of `existing`. `parseTextReply` in `reply.ts` feeds it. Labels are read by
 * `reply-labels.ts`, markup by `reply-lines.ts`, introductions and refusals by `reply-preamble.ts`.
 */
export function createCollector(existing: readonly string[], count: number): Collector {
  const ads: string[] = [];
  const known = new Set(existing.map(fingerprint));
  let refused = false;
  let layout: Layout = "start";
  let held: CleanLine | undefined;
  let item: Item | undefined;
  let lastNumber: number | undefined;

  function addAd(text: string): void {
    if (text === "" || text.length > MAX_AD_CHARS) return;
    if (ads.length >= count || known.has(fingerprint(text))) return;
    known.add(fingerprint(text));
    ads.push(text);
  }

  function closeItem(): void {
    if (item) addAd(itemText(item));
    item = undefined;
  }

  function releaseHeld(): void {
    if (held) addAd(held.text);
    held = undefined;
  }

  /** A number is a label only if it continues the list, so that "3. Generation" can start an ad. */
  function labelOf(text: string): Label | undefined {
    const label = findLabel(text);
    if (label?.number === undefined) return label;
    const expected = (lastNumber ?? existing.length) + 1;
    const listed = layout === "labels" && label.number <= 20;
    return label.number === 1 || label.number === expected || listed ? label : undefined;
  }

  function startLabeled(label: Label, emphasized: boolean): void {
    endBeforeLabel();
    layout = "labels";
    lastNumber = label.number ?? lastNumber;
    const rest = unquote(label.rest);
    const name =
      /[:：]$/.test(rest) || (emphasized && label.number === undefined && !SENTENCE_END.test(rest));
    const title = rest !== "" && (emphasized || name) ? rest.replace(/\s*[:：]$/, "") : undefined;
    item = { title, titleIsName: name, body: rest === "" || title !== undefined ? [] : [rest] };
  }

  /** Completes the item before a label; a title or plain line without text was an introduction. */
  function endBeforeLabel(): void {
    if (layout === "titles" && item?.body.length === 0) item = undefined;
    closeItem();
    held = undefined;
  }

  function itemLine(line: CleanLine): void {
    // addAd() drops an item of that length, so further lines are not needed.
    if (!item || item.body.length > MAX_AD_CHARS) return;
    const text = line.text.replace(FIELD_LABEL, "");
    if (line.emphasized && item.title === undefined && item.body.length === 0) {
      item = { ...item, title: text };
    } else if (!/[:：]$/.test(text)) item = { ...item, body: [...item.body, unquote(text)] };
  }

  function plainLine(line: CleanLine): void {
    if (layout === "lines") return addAd(line.text);
    if (line.bullet || held) {
      // A plain line before bullets is their introduction.
      if (held && line.bullet && !held.bullet) held = undefined;
      releaseHeld();
      layout = "lines";
      addAd(line.text);
    } else held = line;
  }

  function addLine(raw: string): void {
    if (ads.length >= count) return;
    const clean = cleanLine(raw);
    if (!clean) {
      if (raw.trim() === "" && item && item.body.length > 0) closeItem();
      return;
    }
    const label = labelOf(clean.text);
    if (label && layout === "lines") {
      lastNumber = label.number ?? lastNumber;
      return addAd(unquote(label.rest));
    }
    if (label) return startLabeled(label, clean.emphasized);
    if (layout === "start" && !held && isRefusal(clean.text)) refused = true;
    if (refused) return;
    const first = layout !== "labels" && !item && ads.length === 0;
    if (isIntroduction(clean.text, clean.emphasized && first)) {
      if (mayBePreamble(clean.text)) held = undefined;
      return releaseHeld();
    }
    const isTitle = clean.emphasized && (layout === "titles" || (layout === "start" && !held));
    if (isTitle) {
      closeItem();
      layout = "titles";
      item = { title: clean.text, titleIsName: false, body: [] };
    } else if (layout === "labels" || layout === "titles") itemLine(clean);
    else plainLine(clean);
  }

  /** Classifies the start of an unfinished line, as far as it is certain. */
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

  function openAd(last: string): string {
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
    addLine,
    peek,
    addAd,
    finish: () => {
      releaseHeld();
      closeItem();
    },
    openAd,
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
