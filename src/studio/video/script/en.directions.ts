import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in English, listed in `direction-table.ts`; the fields are explained
 * in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const EN: Directions = {
  shots: {
    storytelling: [
      "Open on {product} at once: a steady close-up at arm’s length, held for three seconds.",
      "Follow it from start to finish in two or three shots, in daylight.",
      "Step back to a wide shot with the name {company} in view, then the end card.",
    ],
    testimonial: [
      "Ask a real customer of yours on camera, at eye level: “{question}”",
      "The same customer, one step closer: “{question}” Cut in a close-up of {product} while they speak.",
      "The same customer: “{question}” Then the end card.",
    ],
    "product-demo": [
      "From the first second, {product} close up and for real, hands in the picture.",
      "Show one step after the other, each as a close-up of its own, hands in the picture.",
      "The result with the camera still for three seconds, then the end card.",
    ],
    lifestyle: [
      "{product} on an ordinary day, filmed by hand at walking pace.",
      "Two or three short moments with {product}, each from another side.",
      "One calm shot in evening or window light, then the end card.",
    ],
    animation: [
      "The words come in one by one in large type on your brand color; then {product}.",
      "Each fact comes in as a line of its own and stays long enough to be read twice.",
      "All lines leave; {product} and {company} stay on the end card.",
    ],
  },
  workShots: {
    storytelling: [
      "Phone at eye level: say the first sentence into the camera yourself.",
      "{product}: two or three short shots of your work as it really is.",
    ],
    "product-demo": [
      "You at work: say the first sentence into the camera.",
      "{product}: film the work step by step; if it is done on a screen, film the screen.",
      "Back to you, the camera still for three seconds, then the end card.",
    ],
    lifestyle: [
      "A few steps on the way to your work, filmed by hand.",
      "{product}: two or three short moments of an ordinary working day, each from another side.",
      "One calm shot of the place or of you, then the end card.",
    ],
  },
  soberTestimonial: [
    "You or a colleague at eye level, nobody who came for help: say the first sentence into the camera.",
    "The same person answers in their own words: “What happens at the first meeting?”",
    "The door or the table as people find it when they come, then the end card.",
  ],
  sounds: {
    storytelling: [
      "Quiet music from the first second.",
      "Real sound of the place under the voice.",
      "The music ends with the last word.",
    ],
    testimonial: [
      "The voice-over first, then the customer’s own words; no music yet.",
      "Soft music under the voice.",
      "The voice ends first, then the music.",
    ],
    "product-demo": [
      "A short, dry beat; the real sound of the first move.",
      "The real sound of each step.",
      "One clear closing note.",
    ],
    lifestyle: [
      "Light rhythm from the first cut.",
      "The rhythm stays under the voice; real sounds on the cuts.",
      "The rhythm slows down and stops.",
    ],
    animation: [
      "One soft sound for each word.",
      "A steady pulse; a sound for each new line.",
      "A closing chord under the end card.",
    ],
  },
  questions: [
    "What did you need when you came to us?",
    "What happened then?",
    "What would you tell a friend about it?",
  ],
  facts: {
    time: "Film it with a clock in the picture: “{fact}”.",
    price: "Write “{fact}” on a card or a board and hold it still in the picture.",
    offer: "Hold a card with “{fact}” up to the camera.",
    place: "One shot of a spot there that people know: “{fact}”.",
    proof: "Show the document or the sign if there is one, else say it into the camera: “{fact}”.",
    process: "Film it step by step as it really happens: “{fact}”.",
    number: "Show the number large, in chalk or on paper: “{fact}”.",
    objection: "Say it straight into the camera, at eye level: “{fact}”.",
    calendar: "Show it on a calendar or a clock, with a finger on it: “{fact}”.",
    say: "Say it into the camera while you work: “{fact}”.",
    other: "Show it if it can be seen, else say it into the camera: “{fact}”.",
  },
  oneShot: "One shot for the whole scene: {product} from close by, hands in the picture.",
  workShot: "{product}: one shot for the whole scene: you at work.",
  oneQuestion: "The same customer, one step closer: “{question}”",
  furtherShots: {
    work: [
      ["Your hands at work, close up.", "The place where you work, slowly from left to right."],
      ["The tool or device that you use most, close up.", "You at work, from the side."],
      [
        "The last step of your work, close up.",
        "The table, the shelf or the wall as it is, with the camera still.",
      ],
    ],
    thing: [
      ["From above and then from the side, slowly.", "One detail, as close as the phone stays sharp."],
      ["In use, with hands in the picture.", "The workshop, the kitchen or the storeroom as it really is."],
      [
        "From three steps away, with what stands around it.",
        "The moment when it changes hands, from the side.",
      ],
    ],
  },
  soberShots: [
    ["The room where you receive people, with the camera still.", "A window of that room, in daylight."],
    ["The way to your door, filmed slowly.", "You at the table, listening, from the side."],
    ["Two chairs at the table, with the camera still.", "Your hands with a pen and paper."],
  ],
  soberShot: "{product}: you at the table where you talk with people, one calm shot.",
  cutIn: "Cut in while they speak: {shot}",
  timedShot: "{from}–{to} s: {shot}",
  timedLine: "{from}–{to} s: “{line}”",
  ownWords: {
    about: {
      price: "“{fact}”: what is included, and what is not?",
      offer: "“{fact}”: how does that work?",
      place: "“{fact}”: what connects you with the area?",
      proof: "“{fact}”: why does that matter?",
      process: "“{fact}”: how does that go, step by step?",
      number: "“{fact}”: what is behind that number?",
      reason: "“{fact}”: why do you do it this way?",
      practice: "“{fact}”: what does that look like on an ordinary day?",
    },
    general: [
      "“What do people ask you most often?”",
      "“What do you pay attention to in your work?”",
      "“What should someone know beforehand?”",
    ],
  },
  voice: {
    silence: "About {left} seconds stay without words.",
    under:
      "The voice needs the whole scene: the customer’s picture runs under it without sound. Keep the full answer for a longer cut.",
    answer: "About {left} seconds are for the answer.",
    reading: "About {left} seconds are time to read.",
    ownWordsAfter: "After the voice-over, talk on in your own words for about {rest} seconds: {question}",
    ownWordsBefore: "Before “{call}”, talk in your own words for about {rest} seconds: {question}",
  },
  picture: "Use your picture {numbers} as a shot.",
  pictures: "Use your pictures {numbers} as shots.",
  and: "and",
};
