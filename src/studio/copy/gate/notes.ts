import { findAvoided } from "#core/checks/avoided-words.ts";
import { BRANDS } from "#core/checks/lexicon/brands.ts";
import type { AvoidedTopic, Rules } from "../../text/facts/rules.ts";
import type { Lexicon } from "../../text/facts/lexicon.ts";
import { findValues } from "../../text/facts/values/find-values.ts";
import type { GateReason } from "./reason.ts";
import { wordsOf, type WordIndex } from "./words.ts";

/** Words of a note in a row that show that it was printed. */
const PRINTED_WORDS = 4;

interface Asked {
  readonly rules: Rules;
  /** Notes and the audience, as typed. */
  readonly hidden: readonly string[];
  /** Words of the notes and of the brand that must not occur. */
  readonly avoid: readonly string[];
  /** Words of the statements. */
  readonly stated: WordIndex;
  readonly lexicon: Lexicon;
}

/**
 * Check of the gate (`findInventions` in `gate.ts`): where a text disobeys the notes of the brief
 * or the brand's words (`Rules` in `text/facts/rules.ts`), or prints `PRINTED_WORDS` words of a
 * note in a row. Avoided words are found by `core/checks/avoided-words.ts`; the words of discounts
 * are in `findTopic` here, prices and percentages are found by `findValues` (`text/facts/values`),
 * competitors in `core/checks/lexicon/brands.ts`, while health and age have no check. Hashtags and
 * exclamation marks are checked here, which also has the instructions to the writer.
 */
export function findDisobeyed(text: string, asked: Asked): GateReason[] {
  const written = wordsOf(text);
  const { avoid, rules, hidden } = asked;
  return [
    ...findAvoided(text, avoid).map(({ start, end }) =>
      reason(text.slice(start, end), "must not occur. Leave it out."),
    ),
    ...rules.avoidTopics.flatMap((topic) => {
      const found = findTopic(topic, text, asked);
      return found === undefined
        ? []
        : [reason(found, `speaks of ${TOPICS[topic]}, which the notes forbid. Leave it out.`)];
    }),
    ...(rules.hashtags === false && /#[\p{L}\p{N}_]/u.test(text)
      ? [reason("#", "must not occur: the notes forbid hashtags.")]
      : []),
    ...(rules.exclamations === false && /[!！]/u.test(text)
      ? [reason("!", "must not occur: the notes forbid exclamation marks.")]
      : []),
    ...hidden.flatMap((note) => {
      const printed = printedPart(written, note, asked);
      return printed === undefined
        ? []
        : [reason(printed, "is an instruction or the audience, which readers must not see. Leave it out.")];
    }),
  ];
}

const reason = (found: string, what: string): GateReason => ({
  kind: "note",
  found,
  says: `“${found}” ${what}`,
});

const TOPICS: Record<AvoidedTopic, string> = {
  price: "prices",
  competitors: "competitors",
  discount: "discounts",
  health: "health",
  age: "age",
};

function findTopic(topic: AvoidedTopic, text: string, { lexicon, stated }: Asked): string | undefined {
  const values = () => findValues("keyMessage", text, lexicon);
  if (topic === "price") return values().find(({ kind }) => kind === "price")?.text;
  if (topic === "discount")
    return (
      values().find(({ kind }) => kind === "percent")?.text ??
      /(?:discount|rabatt|remise|descuento|sconto|desconto|korting)\p{L}*/iu.exec(text)?.[0]
    );
  if (topic === "competitors") return wordsOf(text).find((word) => BRANDS.has(word) && !stated.has(word));
  return undefined;
}

/** A piece of a note in the text that the statements of the brief do not have. */
function printedPart(written: readonly string[], note: string, { stated }: Asked): string | undefined {
  const noted = wordsOf(note);
  const size = Math.min(PRINTED_WORDS, noted.length);
  if (size < 2) return undefined;
  for (let at = 0; at + size <= noted.length; at++) {
    const piece = noted.slice(at, at + size);
    const isPrinted = written.some((_, start) =>
      piece.every((word, offset) => written[start + offset] === word),
    );
    if (isPrinted && !piece.every((word) => stated.has(word))) return piece.join(" ");
  }
  return undefined;
}
