import { shot, type StyleDirection } from "../style-direction.ts";

/** A day in quick cuts. */
export const LIFESTYLE: StyleDirection = {
  voice: "Young, unhurried, half a smile; rides on the beat and leaves it room.",
  insert: "Two frames on the beat: {picture}, tilted, like a snapshot dropped on the table.",
  scenes: [
    {
      shots: [
        shot(5, "Quick cuts on the beat: curtains, bare feet, a key caught in the air."),
        shot(10, "Gliding shot at walking speed through {place}."),
        shot(5, "Point of view: a door opens, sunlight floods the lens."),
        shot(20, "From a moving bicycle: shop fronts, shadows, a wave from across the street."),
        shot(30, "Silhouettes against the sun, jackets flying."),
      ],
      sounds: [
        "An easy groove with finger snaps, city sounds mixed in: {noise}.",
        "A bass line starts with the first cut; street and voices around it.",
      ],
    },
    {
      shots: [
        shot(5, "In the thick of it, wide lens, close to people: {use}."),
        shot(5, "Slow motion, title {name} in big type: {detail}."),
        shot(10, "Handheld circle around a group, faces lit from the side."),
        shot(20, "Phone footage, upright and shaky, laughing behind the camera."),
        shot(30, "From above: the table, the square or the room as a pattern of people."),
      ],
      sounds: [
        "The chorus opens up; laughter stays audible. Underneath: {noise}.",
        "Drums in. Cut the slow motion to near silence, then back on the beat.",
      ],
    },
    {
      shots: [
        shot(10, "Golden hour, long lens: friends walking away, heads together."),
        shot(5, "Still moment: {after}."),
        shot(20, "Windows light up one by one across the street."),
        shot(30, "Last dance step in a doorway, caught and let go."),
        shot(5, "The end card slides in from the side on the last beat: {end}."),
      ],
      sounds: [
        "The groove thins out to bass and evening sounds; last snap on the end card.",
        "A final chorus line without drums, fading into {noise}.",
      ],
    },
  ],
};
