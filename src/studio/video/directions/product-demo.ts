import { shot, type StyleDirection } from "../style-direction.ts";

/** A presenter demonstrates the product on a table. */
export const PRODUCT_DEMO: StyleDirection = {
  voice: "Presenter, brisk and friendly, short breaks after each point.",
  insert: "Full screen: {picture}, with a slow zoom into the detail that is being explained.",
  scenes: [
    {
      shots: [
        shot(
          10,
          "Top shot on a clean table: everything that belongs to the demonstration, laid out at right angles.",
        ),
        shot(5, "Macro, side light: {trouble}."),
        shot(5, "Hands enter from the left and stop: a finger taps once."),
        shot(20, "Slow slider move along the table, left to right."),
        shot(30, "Freeze frame with a thin circle drawn around what matters."),
      ],
      sounds: [
        "Clean and close: {noise}. A dry click marks each cut.",
        "Foley only, very near: {noise}. A metronome-like beat from the second shot on.",
      ],
    },
    {
      shots: [
        shot(5, "Macro, tripod, no movement, label {name}: {detail}."),
        shot(20, "The same again from above, at half speed."),
        shot(5, "Medium: {use}, one continuous take."),
        shot(10, "Split screen: before on the left, during on the right."),
        shot(30, "Extreme close-up, focus pulled slowly from front to back."),
      ],
      sounds: [
        "Every touch is audible: {noise}. Minimal electronic beat, a click per point.",
        "The beat carries on, and drops out for each close-up: {noise}.",
      ],
    },
    {
      shots: [
        shot(10, "Medium: the hands step back from the table, palms open."),
        shot(5, "Top shot, as at the beginning: {after}."),
        shot(20, "The camera rises until the whole table is in the frame."),
        shot(30, "Fast recap in three cuts: what we started with, the detail, the result."),
        shot(5, "Type builds up line by line on the end card: {end}."),
      ],
      sounds: [
        "The beat stops on the name. One last click with the final line of the end card.",
        "A rising tone and a clean stop; silence under the end card.",
      ],
    },
  ],
};
