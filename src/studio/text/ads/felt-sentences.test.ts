import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { draftsOf } from "./compose.ts";
import { displaces, withBenefits } from "./felt-sentences.ts";
import { materialOf } from "./write-ads.ts";

const MAX = 125;

const brief = {
  companyName: "Washed",
  productName: "Rug cleaning",
  keyMessage:
    "We collect and deliver free in all of Leeds. If a stain does not go, you pay nothing. Rugs from £40.",
};
const material = materialOf(brief, readFacts(brief, "en"));

/** The first draft with exactly these sentences, with a benefit. */
const felt = (...parts: string[]) =>
  draftsOf(material, 200)
    .filter((draft) => draft.parts.join(" ") === parts.join(" "))
    .slice(0, 1)
    .flatMap((draft) => withBenefits(draft, material, MAX).map(({ text }) => text));

const COLLECTED = "We collect and deliver free in all of Leeds.";
const STAIN = "If a stain does not go, you pay nothing.";

test("The benefit stands right behind its statement", () => {
  expect(felt(COLLECTED)).toEqual([`${COLLECTED} Nothing for you to carry.`]);
});

test("An ad says one benefit only", () => {
  expect(felt(COLLECTED, STAIN)).toEqual([
    `${COLLECTED} Nothing for you to carry. ${STAIN}`,
    `${COLLECTED} ${STAIN} The risk is ours.`,
  ]);
});

test("A benefit that does not fit is left out", () => {
  const [draft] = draftsOf(material, 200).filter(({ parts }) => parts.join(" ") === COLLECTED);
  expect(draft && withBenefits(draft, material, COLLECTED.length + 5)).toEqual([]);
});

test("A benefit that an earlier ad says is not said again", () => {
  const [draft] = draftsOf(material, 200).filter(({ parts }) => parts.join(" ") === COLLECTED);
  const [earlier] = draft === undefined ? [] : withBenefits(draft, material, MAX);
  expect(draft && earlier && withBenefits(draft, material, MAX, [earlier])).toEqual([]);
});

test("A benefit displaces no price and no call that the brief asks for", () => {
  const drafts = draftsOf(material, 200);
  const ad = (text: string) => drafts.find(({ parts }) => parts.join(" ") === text);
  const plain = ad(`${COLLECTED} Rugs from £40.`);
  const other = ad(COLLECTED);
  expect(plain && other && displaces(other, plain, material.facts)).toBe(true);
  expect(plain && other && displaces(plain, other, material.facts)).toBe(false);
  expect(other && displaces(other, { ...other, isAimed: true, call: "Book for May." }, material.facts)).toBe(
    true,
  );
});
