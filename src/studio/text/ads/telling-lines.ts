import type { Contact } from "../facts/contacts.ts";
import { isDuration, type Fact } from "../facts/facts.ts";
import { isBareAmount } from "./bare-amount.ts";
import { isContact } from "./channel.ts";
import type { Line } from "./line.ts";

/**
 * Whether a fact only says when or how long, without what: "Every Friday", "15 minutes a day".
 * `tellingLines` makes it a tag, `list-sentences.ts` no item of a list.
 */
export function isOnlyTime({ text, values }: Fact): boolean {
  const times = values.filter(({ kind }) => kind === "time");
  const length = times.reduce((sum, value) => sum + value.text.length, 0);
  return times.length > 0 && length >= text.length - MAX_BESIDE_TIME;
}
/** UTF-16 units of other words beside a time. */
const MAX_BESIDE_TIME = 4;

/** Whether a fact is what the owner says first. */
const opensMessage = ({ span }: Fact) => span.field === "keyMessage" && span.start === 0;

/**
 * The lines that ads are made of, for `materialOf` (`write-ads.ts`): without formalities if there
 * are others (`facts/formality.ts`), without fragments of sentences that ads keep whole, and
 * without contacts, which calls to action name. A duration, time (with at most `MAX_BESIDE_TIME`
 * other characters) or amount alone becomes a tag, which stands beside a name only.
 * @param channel the contact that calls to action name; without one only the details' contacts go
 */
export function tellingLines(lines: readonly Line[], channel: Contact | null): readonly Line[] {
  const isNoted = (fact: Fact) => isContact(fact) && fact.span.field === "additionalDetails";
  const hasContact = (fact: Fact) => fact.values.some(({ kind }) => kind === "contact");
  const complete = lines.filter(({ isFragment }) => !isFragment);
  const others = complete.filter(({ facts }) => !facts.some(hasContact));
  const unnoted = complete.filter(({ facts }) => !facts.every(isNoted));
  const further = channel !== null && others.length > 0 ? others : unnoted;
  // "Invoices in three clicks" is what an app is for if the message starts with it.
  const telling = further.filter((line) => !line.isFormality || line.facts.some(opensMessage));
  return (telling.length > 0 ? telling : further).map((line) =>
    isBareAmount(line.clause) ||
    (line.facts.length === 1 && line.facts.some((fact) => isDuration(fact) || isOnlyTime(fact)))
      ? { ...line, shape: "tag" }
      : line,
  );
}
