import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";

/**
 * A label at the start of a reply's line that marks the start of an ad, such as "1." or "Ad 2:";
 * `findLabel` makes it, `reply-collector.ts` reads it. `number` is `undefined` for words and number
 * emoji.
 */
export interface Label {
  /**
   * Number of a plain number label; `undefined` for the unambiguous word labels and number emoji.
   */
  readonly number: number | undefined;
  /** Text after the label. */
  readonly rest: string;
}

/** Words that models put before a number, in the most frequent languages. */
const WORDS = [
  "ad copy|ad text|ad|advert|advertisement|variation|variant|version|option|copy|post|caption|example|idea",
  "anzeige|werbeanzeige|werbetext|variante|entwurf|annonce|publicité|proposition",
  "anuncio|variación|versión|opción|propuesta|annuncio|variazione|versione|opzione",
  "anúncio|variação|versão|opção|advertentie|variatie|versie|optie|annons",
  "reklama|wariant|wersja|opcja|reklam|varyasyon|seçenek",
  "объявление|вариант|реклама|оголошення|варіант",
  "الإعلان|إعلان|اعلان|النسخة|نسخة|خيار|מודעה|גרסה|אפשרות",
  "広告|バリエーション|パターン|案|广告|廣告|文案|版本|方案|광고|버전|옵션|문구|विज्ञापन|संस्करण",
]
  .join("|")
  .split("|");
const PLATFORM_WORDS = ["social media", ...IMAGE_PLATFORMS.map((name) => name.toLowerCase())];

const DIGIT = "[0-9٠-٩۰-۹०-९০-৯０-９]";
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

const WORD_LABEL = new RegExp(
  `^(?:\\p{Extended_Pictographic}\\uFE0F?\\s*)?` +
    `(?:(?:${PLATFORM_WORDS.join("|")})\\s+)?(?:${WORDS.join("|")})` +
    `\\s*(?:n[o°º]\\.?\\s*|#|№\\s*)?(?:${DIGIT}{1,2}|[A-C](?!\\p{L})|one|two|three|[一二三])` +
    `\\s*(?:[(（][^()（）]{0,40}[)）])?\\s*(?:[:：.)\\]|–—-]+(?!${DIGIT})|$)\\s*`,
  "iu",
);
const NUMBER_LABEL = new RegExp(
  `^[#([]?(${DIGIT}{1,2})(?:\\s*[.)\\]）．、:：]{1,2}\\s*|\\s+[–—-]\\s+)(?!${DIGIT})`,
  "u",
);
/** Keycap emoji and circled numbers; two consecutive keycaps are a number within the text. */
const NUMBER_SIGN = /^(?:[0-9]\uFE0F?\u20E3(?!\s*[0-9]\uFE0F?\u20E3)|🔟|[①-⑳❶-❿➀-➓])\s*[.):：–—-]?\s*/u;

const LEADING_EMOJI = /^\p{Extended_Pictographic}\uFE0F?\s*/u;
const GROWING_NUMBER = new RegExp(`^[#([]?${DIGIT}{0,2}\\s*[.)\\]）．、:：–—-]{0,2}\\s*$`, "u");
/** Maximum length of a word label, including its remark in parentheses. */
const MAX_WORD_LABEL_CHARS = 80;

/**
 * Whether more text could turn this start of a streamed line into a label; the collector
 * (`reply-collector.ts`) then waits.
 */
export function mayBecomeLabel(start: string): boolean {
  const text = start.replace(LEADING_EMOJI, "").toLowerCase();
  if (text === "" || GROWING_NUMBER.test(text) || /^[0-9]\uFE0F?\u20E3?$/u.test(text)) return true;
  if (text.length > MAX_WORD_LABEL_CHARS || (findLabel(start)?.rest ?? "") !== "") return false;
  return [...WORDS, ...PLATFORM_WORDS].some((word) => word.startsWith(text) || text.startsWith(word));
}

/**
 * The label ("2.", "Ad 2:") at the start of a cleaned line, or `undefined`. The words of labels in
 * other languages are `WORDS` in this file. `reply.ts`, `reply-collector.ts` and `reply-lines.ts`
 * call it.
 */
export function findLabel(line: string): Label | undefined {
  const unambiguous = WORD_LABEL.exec(line) ?? NUMBER_SIGN.exec(line);
  if (unambiguous) return { number: undefined, rest: line.slice(unambiguous[0].length).trim() };
  const numbered = NUMBER_LABEL.exec(line);
  if (!numbered) return undefined;
  return { number: toNumber(numbered[1] ?? ""), rest: line.slice(numbered[0].length).trim() };
}

function toNumber(digits: string): number {
  let value = 0;
  for (const digit of digits) {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.findLast((start) => start <= code) ?? 0x30;
    value = value * 10 + (code - zero);
  }
  return value;
}
