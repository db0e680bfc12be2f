import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import {
  SCENES_PER_SCRIPT,
  timeScenes,
  type SceneContent,
  type VideoBrief,
  type VideoScene,
} from "#core/generations/video/video.ts";
import { createRandom } from "../random.ts";
import { commonNounOf } from "../text/ads/common-noun.ts";
import { joined } from "../text/ads/compose.ts";
import { isThing } from "../text/ads/goals.ts";
import { materialOf } from "../text/ads/write-ads.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { tidyBrief } from "../text/spelling/tidy-brief.ts";
import { directionsFor } from "./script/direction-table.ts";
import { factShots } from "./script/fact-shots.ts";
import { isSold } from "./script/leads.ts";
import { narrate } from "./script/narration.ts";
import { onScreenTexts } from "./script/on-screen.ts";
import { ownWordsOf } from "./script/own-words.ts";
import { soundOf, visualOf } from "./script/scene-directions.ts";

/**
 * Writes a video script of three scenes in the brief's language, for `ai.studio-video.ts`.
 * Voice-over: `script/narration.ts`, on-screen texts: `script/on-screen.ts`, directions:
 * `script/*.directions.ts`, times of the scenes: `timeScenes` in `core/generations/video/video.ts`,
 * shots of facts: `script/fact-shots.ts`, questions for the owner: `script/own-words.ts`; pace:
 * `core/generations/video/pace.ts`. The same brief and seed give the same script.
 */
export function writeVideoScript(typed: VideoBrief, seed: string): VideoScene[] {
  const { language } = inferBriefLanguage(typed);
  const brief = tidyBrief(typed, language);
  const { companyName, productName, targetAudience, keyMessage, additionalDetails } = brief;
  const { callToAction, campaignGoals } = brief;
  const text = { companyName, productName, targetAudience, keyMessage, additionalDetails, campaignGoals };
  const facts = readFacts({ ...text, callToAction }, language);
  const material = materialOf(text, facts);
  const random = createRandom(`${seed} ${brief.style} ${JSON.stringify(brief)}`);
  const narration = narrate(material, { duration: brief.duration, callToAction, random });
  const voiceOver = (scene: number) =>
    joined(
      (narration.scenes[scene] ?? []).map((spoken) => spoken.text),
      material.script,
    );
  const voiceOvers = [voiceOver(0), voiceOver(1), voiceOver(2)] as const;
  const onScreen = onScreenTexts(material, narration);
  const directions = directionsFor(language);
  const seconds = brief.duration / SCENES_PER_SCRIPT;
  const filmed = factShots(narration.scenes, brief);
  const scenes = ([0, 1, 2] as const).map((index) => ({
    index,
    sentences: (narration.scenes[index] ?? []).map((sentence) => sentence.text),
    facts: filmed[index] ?? [],
    seconds,
    spoken: countSpokenWords(voiceOvers[index]) / SPEAKING_PACE.from,
  }));
  const ownWords = ownWordsOf(scenes, { style: brief.style, isSober: facts.sober, isSold: isSold(facts) });
  const contents = scenes.map(({ index, ...scene }): SceneContent => {
    const plan = {
      ...scene,
      index,
      style: brief.style,
      isSober: facts.sober,
      product: commonNounOf(facts, material.grammar) ?? facts.product,
      company: facts.company,
      isThing: isThing(facts),
      onScreenText: onScreen[index],
      ownWords: ownWords[index] ?? null,
      pictures: brief.images.length,
      isOneShot: brief.duration === 15,
    };
    return {
      visual: visualOf(directions, plan),
      voiceOver: voiceOvers[index],
      onScreenText: onScreen[index],
      sound: soundOf(directions, plan),
    };
  });
  return timeScenes(contents, brief.duration);
}
