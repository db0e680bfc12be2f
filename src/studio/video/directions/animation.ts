import { shot, type StyleDirection } from "../style-direction.ts";

/** A fable of a dot and a hill in flat design. */
export const ANIMATION: StyleDirection = {
  voice: "Playful storyteller with a straight face; small pauses before each joke.",
  insert: "The shapes line up as a frame and open onto {picture}.",
  scenes: [
    {
      shots: [
        shot(5, "Flat design on a light ground: a round dot in the brand colour hops in and blinks."),
        shot(5, "A grey hill grows out of the ground line. The dot rolls up, slips, rolls back."),
        shot(10, "The attempt repeats in miniature, faster each time, in three neat frames."),
        shot(20, "The background turns to pictograms of the trade: {trouble}, drawn in single lines."),
        shot(30, "The dot lies flat as a coin; a small cloud passes and pities it."),
      ],
      sounds: [
        "Marimba and plucked strings. A soft pop per appearance, a sad slide whistle at the hill.",
        "Ukulele, light. Rolling and bouncing sounds for the dot, a low drum for the hill.",
      ],
    },
    {
      shots: [
        shot(5, "A second shape rolls in; its outline opens and shows {name} in bold letters."),
        shot(5, "Line drawing that draws itself: {detail}."),
        shot(10, "Colour spreads from the shape across the whole picture."),
        shot(20, "Icons for each point snap into a row, one per sentence."),
        shot(30, "Zoom out: the hill is a bump on a wide and friendly map."),
      ],
      sounds: [
        "The tune changes to major. A whoosh for the colour, a click per icon.",
        "Hand claps join. Each new line gets its own short pencil sound.",
      ],
    },
    {
      shots: [
        shot(5, "The dot and the new shape roll side by side; in single lines behind them: {after}."),
        shot(10, "All shapes tumble through each other and sort themselves by size."),
        shot(20, "The dot tries to wave, has no arm, and jumps instead."),
        shot(30, "A tiny ladder, no longer needed, is carried off by an ant."),
        shot(5, "The shapes lock together into letters, the end card: {end}."),
      ],
      sounds: [
        "The tune ends on a cheerful stop. One last pop as the dot lands on the end card.",
        "Everything joins in for the final bar; a tiny bell when the letters lock.",
      ],
    },
  ],
};
