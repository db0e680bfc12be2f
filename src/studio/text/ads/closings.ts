import type { Contact } from "../facts/contacts.ts";
import { lowerFirst } from "../../language/letter-case.ts";
import type { Candidate } from "./ad.ts";
import { joined, type Material } from "./compose.ts";
import { overlaps } from "./distinct-lines.ts";
import { containsWord } from "../../language/contains-word.ts";
import { onlyPrice } from "./name-lines.ts";

/**
 * An ad with each call to action that fits. An ad that ends with a call of the brief's own, or of a
 * language without calls, stays as it is.
 */
export function withCalls(ad: Candidate, material: Material, max: number): Candidate[] {
  const { calls, ownCalls, facts, script, grammar, channel } = material;
  if (ad.call !== "" || calls.length + ownCalls.length === 0) return [ad];
  const names = [facts.company, facts.product].filter((name) => containsWord(ad.text, name));
  const usual = calls
    .filter((call) => !names.some((name) => containsWord(call, name)))
    .map((call) => ({ call, line: null }));
  const own = ownCalls
    .filter((line) => !ad.lines.some((other) => overlaps(other, line)))
    .map((line) => ({ call: line.text, line }));
  return [...own, ...usual]
    .flatMap(({ call, line }) => {
      const last = ad.parts.at(-1) ?? "";
      const apart = { ...ad, parts: [...ad.parts, call] };
      // "Boiler repair from Northside: call today." says it in one sentence.
      const mark = `${grammar.spaceBeforeMarks ? "\u00A0" : ""}:`;
      const together = {
        ...ad,
        parts: [...ad.parts.slice(0, -1), `${last.slice(0, -1)}${mark} ${lowerFirst(call)}`],
      };
      const canJoin = ad.endsWithNames && /^[^.:!?]+\.$/u.test(last) && !grammar.capitalNouns;
      const reached =
        channel === null || containsWord(apart.parts.join(" "), channel.text)
          ? []
          : [withChannel(apart, channel, mark)];
      const forms = canJoin && names.length === 2 ? [apart, together, ...reached] : [apart, ...reached];
      return [...forms, ...withPrice(ad, call, material)].map((form) => ({
        ...form,
        call,
        hasOwnCall: line !== null,
        lines: [...form.lines, ...(line === null ? [] : [line])],
        facts: [...new Set([...form.facts, ...(line?.facts ?? [])])],
        hasChannel: channel !== null && form.parts.at(-1)?.includes(channel.text) === true,
        text: joined(form.parts, script),
      }));
    })
    .filter(({ text }) => text.length <= max);
}

/** The ad with the way to take the next step: "Book at Salon Cléo: salon-cleo.fr." */
function withChannel(ad: Candidate, { type, text }: Contact, mark: string): Candidate {
  const last = ad.parts.at(-1) ?? "";
  // "Talk to Yahoo!" keeps its own mark.
  const named = /[!?]$/u.test(last) ? last : `${last.replace(/\.$/u, "")}${type === "service" ? "" : mark}`;
  return { ...ad, parts: [...ad.parts.slice(0, -1), `${named} ${text}.`] };
}

/** The ad with a price in its call to action: "Book your eye test at Maple Street for £25." */
function withPrice(ad: Candidate, call: string, { lines, grammar, facts }: Material): Candidate[] {
  const word = /\{product\} (\p{L}+) \{price\}/u.exec(grammar.priced.join(" "))?.[1];
  const isPriced = ad.facts.some(({ values }) => values.some(({ kind }) => kind === "price"));
  if (word === undefined || grammar.capitalNouns || isPriced || !containsWord(call, facts.product)) return [];
  return lines
    .filter((line) => onlyPrice(line, grammar)?.from === false && !/^\p{L}/u.test(line.inside))
    .map((line) => ({
      ...ad,
      facts: [...ad.facts, ...line.facts],
      parts: [...ad.parts, `${call.slice(0, -1)} ${word} ${line.inside}.`],
    }));
}
