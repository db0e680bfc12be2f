import { shot, type StyleDirection } from "../style-direction.ts";

/** A customer talks to the camera. */
export const TESTIMONIAL: StyleDirection = {
  voice: "Original sound of a real customer, pauses and smiles left in.",
  insert: "B-roll over the voice: {picture}, still, for as long as it is talked about.",
  scenes: [
    {
      shots: [
        shot(10, "Wide: chair, one lamp, camera visible at the edge; the customer sits down."),
        shot(5, "Interview framing, eyes beside the lens: the customer, chest up, unscripted."),
        shot(20, "Detail: hands adjusting a small microphone on the collar."),
        shot(5, "B-roll: {trouble}."),
        shot(30, "Two-shot from behind the interviewer, listening."),
      ],
      sounds: [
        "Synchronous sound only, the room audible: {noise}. No music.",
        "Clip-on microphone, dry and near. A chair creaks; leave it in. No music.",
      ],
    },
    {
      shots: [
        shot(5, "Tighter interview framing, jump cuts between sentences: the customer."),
        shot(5, "B-roll with the title {name}: {detail}."),
        shot(10, "B-roll: {use}, shot from the side, nobody posing."),
        shot(20, "Back to the customer: searching for a word, finding it, laughing."),
        shot(30, "Detail: hands drawing in the air what words cannot say."),
      ],
      sounds: [
        "The voice carries it. B-roll keeps its own sound, low: {noise}.",
        "Original sound throughout, cut on breaths. Underneath: {noise}.",
      ],
    },
    {
      shots: [
        shot(5, "Close-up, now straight into the lens: the customer."),
        shot(20, "Wide again: the customer gets up and shakes hands with the crew."),
        shot(10, "B-roll: {after}."),
        shot(30, "A last look over the shoulder on the way out, unplanned."),
        shot(5, "Hard cut to the end card: {end}."),
      ],
      sounds: [
        "A plain acoustic guitar enters on the last sentence and closes the end card.",
        "Room tone until the cut, then two soft chords under the end card.",
      ],
    },
  ],
};
