import { IMAGE_STYLE_BY_VOICE } from "#core/generations/campaign/brand-voice.ts";
import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import { chosenColor } from "#core/generations/image/image.ts";
import { STYLE_PROMPTS } from "#core/generations/image/prompt.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { normalizeSpaces } from "../language/lines.ts";
import { createRandom } from "../random.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import { isThing } from "../text/ads/goals.ts";
import type { Offering } from "../text/facts/offering.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { textBriefOf } from "./briefs.ts";

/** Area of the image that is left free for the headline, by prompt. */
const HEADLINE_SPACE = [
  "Square format, the upper third calm enough for a headline.",
  "Tall format, the subject low, open space above it for a headline.",
  "Wide format, the subject on the right, open space on the left for a headline.",
] as const;

const VIEWS = [
  "Seen at eye level.",
  "Seen slightly from above.",
  "Seen from close by.",
  "Seen from a few steps away.",
] as const;

/** Subjects of the three pictures: an overview, people, and a still life. */
type Subjects = readonly [string, string, string];

/** Without props: a wrong guess of the trade would show another business. */
const WORK: Subjects = [
  "the place where it happens, as it really looks",
  "one person doing this work, face and hands in view",
  "the tools or objects that this work needs",
];
const THING: Subjects = [
  "the product itself, sharp and close, in the place where it is used",
  "someone using the product",
  "the product alone, all of it in view",
];
const TAKING_PART: Subjects = [
  "the place where it happens, shortly before it begins",
  "people taking part",
  "the things that people use there",
];
const SUBJECTS: Partial<Record<Offering, Subjects>> = {
  goods: THING,
  meal: [
    "the dish itself, sharp and close, on a table of the house",
    "guests at the table",
    "the dish alone, seen whole",
  ],
  rental: THING,
  event: TAKING_PART,
  software: [
    "the place where people use it, a device in front with its screen out of focus",
    "someone using it on a phone or a computer, the screen turned away",
    "a device on a table, its screen dark",
  ],
};

/**
 * Writes the studio's three English prompts for further images of a full package: an overview,
 * people, a still life; `ai.studio-prompts.ts` of the server calls it. They name the product and
 * the subjects that suit its kind of offering (`SUBJECTS`, `VIEWS` and the sentences here), and
 * claim nothing about it. The words of a style are in `core/generations/image/prompt.ts`. The style
 * is that of `core/generations/campaign/brand-voice.ts`.
 */
export function writeImagePrompts(input: CampaignInput, seed: string): string[] {
  const brief = textBriefOf(input);
  const facts = readFacts(brief, inferBriefLanguage(brief).language);
  const { offering } = facts;
  const sure = offering?.sure === true ? offering.kind : undefined;
  const kind = isThing(facts) ? (offering?.kind ?? "goods") : sure;
  const [place, use, still] = (kind && SUBJECTS[kind]) ?? WORK;
  const random = createRandom(`${seed} prompts ${input.companyName} ${input.productName}`);
  const first = Math.floor(random() * VIEWS.length);
  const [company, product] = [normalizeSpaces(input.companyName), normalizeSpaces(input.productName)];
  const offer = company === product ? `“${product}”` : `“${product}” by ${company}`;
  const audience = normalizeSpaces(input.targetAudience);
  const look = capitalizeFirst(STYLE_PROMPTS[IMAGE_STYLE_BY_VOICE[input.brandVoice]]);
  const color = chosenColor(input.primaryColor);
  const scenes = [
    `Advertising photograph for ${offer}: ${place}.`,
    `Advertising photograph for ${offer}: ${use}. Candid, never posed.`,
    `Still life for ${offer}: ${still}. Nothing else in the picture.`,
  ];
  return scenes.map((scene, index) =>
    [
      scene,
      ...(index === 1 && audience !== "" ? [`The people in it could be the audience: ${audience}.`] : []),
      VIEWS[(first + index) % VIEWS.length],
      `${look}.`,
      ...(color === undefined ? [] : [`Brand color ${color} as an accent.`]),
      HEADLINE_SPACE[index],
      ...(input.images.length > 0 ? ["Show the product of the attached pictures unchanged."] : []),
      "No lettering, no logos.",
    ].join(" "),
  );
}
