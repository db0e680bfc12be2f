import { capitalizeFirst } from "../language/letter-case.ts";
import { isIdeographic, type Script } from "../language/script.ts";
import { shorten } from "../language/shorten.ts";
import { pick, type Random } from "../random.ts";
import type { Fact } from "./facts.ts";
import { fillFrame, fitsFrame, type Slots } from "./fill.ts";
import { nameThenFact } from "./name-then-fact.ts";
import type { Frames, PhraseBook, Scene } from "./phrase-book.ts";
import type { SharedFacts } from "./share-facts.ts";

export interface Material {
  readonly book: PhraseBook;
  readonly scene: Scene;
  readonly slots: Slots;
  readonly facts: SharedFacts;
  readonly script: Script;
  readonly language: string;
  readonly random: Random;
  /** Sentences of the ads written before: not used again. */
  readonly used: readonly string[];
  /** 0 says everything; 1 leaves out what is optional; 2 also shortens the user's sentences. */
  readonly brevity: number;
}

const SHORT_FACT = 110;
const ROOMY = 110;
/** A call without anything to say for itself, such as a bare phone number, gets a picture beside it. */
const SHORT_CALL = 40;

/** Message first, then who makes it and for whom, then a picture of the moment after. */
export function composeBenefit(material: Material): string[] {
  const facts = say(material, material.facts.benefit);
  const presents = speak(material, material.scene.presents ?? material.book.presents, true);
  const parts = [...facts, presents];
  if (material.brevity === 0 || facts.length === 0) parts.push(joy(material));
  return closeIfShort(material, parts);
}

/** An everyday annoyance, or the user's own question, then the offer as the answer. */
export function composeProblem(material: Material): string[] {
  const { facts, scene, random } = material;
  const hook = facts.question === null ? line(material, scene.pains) : say(material, [facts.question])[0];
  const [fact] = facts.problem;
  const named =
    fact === undefined || random() < 0.35
      ? null
      : nameThenFact(material, fact, say(material, [fact])[0] ?? "");
  if (named !== null) return closeIfShort(material, [hook, named]);
  const answer = speak(material, material.book.answers, random() < 0.5);
  return closeIfShort(material, [hook, answer, ...say(material, facts.problem.slice(0, 1))]);
}

/** A hand held out: the offer, what speaks for it, and the next step. */
export function composeInvitation(material: Material): string[] {
  const { facts, random } = material;
  const openToAudience = random() < 0.5;
  const opener = speak(material, material.scene.openers ?? material.book.openers, openToAudience);
  const addressed = openToAudience && material.slots.audience !== "";
  const own = addressed || material.brevity > 0 ? undefined : speakAudience(material);
  const said = say(material, facts.invitation);
  const parts = [opener, ...said, own, said.length === 0 ? joy(material) : undefined];
  const calls = facts.invitation.some((fact) => fact.kind === "action");
  const filler = said.join(" ").length < SHORT_CALL ? line(material, material.scene.joys) : undefined;
  return clean(calls ? [opener, own, filler, ...said] : [...parts, close(material)]);
}

function say(material: Material, facts: readonly Fact[]): string[] {
  return facts.map((fact) => (material.brevity > 1 ? shorten(fact.text, SHORT_FACT) : fact.text));
}

/** General ones fill up an ad without a message; next to one they would only be in the way. */
function joy(material: Material): string | undefined {
  const { scene, book, facts } = material;
  return facts.lead === null || scene !== book.general ? line(material, scene.joys) : undefined;
}

function speak(material: Material, frames: Frames, withAudience: boolean): string | undefined {
  const { audience, audienceLabel } = material.slots;
  const wanted = withAudience && material.brevity === 0;
  const lists = [
    ...(wanted && audience !== "" ? [frames.to] : []),
    ...(wanted && audienceLabel !== "" && audience === "" ? [frames.label] : []),
    frames.plain,
  ];
  for (const list of lists) {
    const sentence = line(material, list);
    if (sentence !== undefined) return sentence;
  }
  return fillFrame(frames.plain[0] ?? "{offer}.", material.slots);
}

function speakAudience(material: Material): string | undefined {
  const { audience, audienceLabel } = material.slots;
  if (audience !== "") return line(material, material.book.audience.to);
  return audienceLabel === "" ? undefined : line(material, material.book.audience.label);
}

/** One of the frames that fit the user's words and that no earlier ad used. */
function line(material: Material, frames: readonly string[]): string | undefined {
  const winding = material.slots.audience.length > 24;
  const fitting = frames.filter(
    (frame) => fitsFrame(frame, material.slots) && !(winding && /\{audience\}\s/u.test(frame)),
  );
  const filled = fitting.map((frame) => fillFrame(frame, material.slots));
  return pick(
    material.random,
    filled.filter((sentence) => !material.used.some((text) => text.includes(sentence))),
  );
}

function close(material: Material): string | undefined {
  return line(material, material.scene.closings) ?? line(material, material.book.general.closings);
}

function closeIfShort(material: Material, parts: readonly (string | undefined)[]): string[] {
  const said = clean(parts);
  const short = said.join(" ").length < (isIdeographic(material.script) ? ROOMY / 2 : ROOMY);
  return short ? clean([...said, close({ ...material, used: [...material.used, ...said] })]) : said;
}

function clean(parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== "").map((part) => capitalizeFirst(part ?? ""));
}
