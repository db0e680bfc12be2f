import { shot, type StyleDirection } from "../style-direction.ts";

/** An ordinary day that takes a turn. */
export const STORYTELLING: StyleDirection = {
  voice: "Narrator, warm and close to the microphone, as if reading to one person.",
  insert: "Match cut: {picture}, full frame, the camera drifting in.",
  scenes: [
    {
      shots: [
        shot(5, "Wide, handheld, natural light: {place}."),
        shot(10, "Over the shoulder: our main character comes in, back to us."),
        shot(5, "Close-up, held a beat longer than comfortable: {trouble}."),
        shot(20, "Medium: a look at the clock, a breath, on with the day."),
        shot(30, "Profile against the window, thinking, the street out of focus."),
      ],
      sounds: [
        "Room tone first: {noise}. A single piano note after the first sentence.",
        "No music for a breath: {noise}. Then one quiet cello line.",
      ],
    },
    {
      shots: [
        shot(30, "Wide: the same room from the other side, the light has moved."),
        shot(5, "Slow push in, small title {name}: {detail}."),
        shot(10, "Close-up on the face: the eyebrows go up, just a little."),
        shot(5, "Medium, the camera circling: {use}."),
        shot(20, "Over the shoulder: our main character takes a closer look, without hurry."),
      ],
      sounds: [
        "The piano finds its melody, strings join softly. Underneath: {noise}.",
        "Cello and a light pulse. The real sounds stay in: {noise}.",
      ],
    },
    {
      shots: [
        shot(20, "Wide, evening light: {place}, changed by nothing but the mood."),
        shot(5, "Locked-off shot: {after}."),
        shot(10, "Close-up: our main character, a small smile, eyes off camera."),
        shot(30, "Tracking shot: steps leading out of the frame, the camera stays."),
        shot(5, "Fade to the end card: {end}."),
      ],
      sounds: [
        "The melody resolves on the name and rings out over the end card.",
        "Everything falls away to one last held note under the end card.",
      ],
    },
  ],
};
