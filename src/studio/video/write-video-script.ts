import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import {
  SCENES_PER_SCRIPT,
  timeScenes,
  type SceneContent,
  type VideoBrief,
  type VideoScene,
} from "#core/generations/video/video.ts";
import { createRandom } from "../random.ts";
import { commonNounOf } from "../text/ads/call-to-action.ts";
import { joined } from "../text/ads/compose.ts";
import { materialOf } from "../text/ads/write-ads.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { directionsFor } from "./script/directions.ts";
import { narrate } from "./script/narration.ts";
import { onScreenTexts } from "./script/on-screen.ts";
import { soundOf, visualOf } from "./script/scene-directions.ts";

/**
 * Writes a video script of three scenes. The same brief and seed give the same script. The
 * voice-over is the brief's own words with the names and a call to action; every shot can be filmed
 * by one person with a phone. Voice-over, on-screen text and directions are in the brief's
 * language.
 */
export function writeVideoScript(brief: VideoBrief, seed: string): VideoScene[] {
  const { companyName, productName, targetAudience, keyMessage, additionalDetails, callToAction } = brief;
  const text = { companyName, productName, targetAudience, keyMessage, additionalDetails };
  const { language } = inferBriefLanguage({ ...text, language: brief.language });
  const facts = readFacts({ ...text, callToAction }, language);
  const material = materialOf(text, facts);
  const random = createRandom(`${seed} ${brief.style} ${JSON.stringify(brief)}`);
  const narration = narrate(material, { duration: brief.duration, callToAction, random });
  const onScreen = onScreenTexts(material, narration, callToAction);
  const directions = directionsFor(language);
  const contents = ([0, 1, 2] as const).map((index): SceneContent => {
    const plan = {
      index,
      style: brief.style,
      product: commonNounOf(facts, material.grammar) ?? facts.product,
      company: facts.company,
      onScreenText: onScreen[index],
      pictures: brief.images.length,
      isOneShot: brief.duration === 15,
      seconds: brief.duration / SCENES_PER_SCRIPT,
      spoken: countSpokenWords((narration.scenes[index] ?? []).join(" ")) / SPEAKING_PACE.from,
    };
    return {
      visual: visualOf(directions, plan),
      voiceOver: joined(narration.scenes[index] ?? [], material.script),
      onScreenText: onScreen[index],
      sound: soundOf(directions, plan),
    };
  });
  return timeScenes(contents, brief.duration);
}
