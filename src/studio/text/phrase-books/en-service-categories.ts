import type { CategoryPhrases, PhraseBook, TemplateSet } from "../phrase-book.ts";

const OPENERS: TemplateSet = {
  plain: [
    "Thinking about {product}? Talk to {company}.",
    "Curious about {product}? Ask {company}.",
    "Keep this in mind: {offer}.",
    "Save this for later: {offer}.",
    "Ready when you are: {offer}.",
  ],
  withAudience: [
    "A note for {audience}: {offer}.",
    "One for {audience}: {offer}.",
    "Worth knowing for {audience}: {offer}.",
  ],
  withLabel: [],
};

const INTRODUCTIONS: TemplateSet = {
  plain: ["{offer}.", "The name to remember: {offer}."],
  withAudience: ["{offer}, for {audience}.", "{offer}, with {audience} in mind.", "For {audience}: {offer}."],
  withLabel: ["{offer}. Who it's for: {audienceLabel}."],
};

/** Services: repairs, advice, lessons, events. */
const CATEGORIES = {
  cleaning: {
    pains: ["Dust never takes a day off.", "Weekends are too short for scrubbing."],
    payoffs: ["Enjoy the room, skip the chores.", "Put your feet up. The floor can take it."],
    closings: ["Tell us which room comes first.", "Ask us about your place."],
  },
  plumbing: {
    pains: [
      "Leaks never pick a good moment.",
      "A dripping tap gets louder at night.",
      "Water always finds the gap, usually at night.",
    ],
    payoffs: [
      "Towels are for drying hands, not floors.",
      "Let the only thing dripping be the shower.",
      "Quiet pipes are good neighbors.",
    ],
    closings: ["Tell us what's leaking.", "Better a quick message than a wet floor."],
  },
  electrical: {
    pains: ["Flickering lights rarely fix themselves.", "Extension cords are not a wiring plan."],
    payoffs: ["Flip the switch and think about something else.", "Light should be the easy part."],
    closings: ["Tell us what needs power.", "Leave the screwdriver in the drawer and message us."],
  },
  trades: {
    pains: ["That repair has been on the list long enough.", "Small jobs have a habit of growing."],
    payoffs: ["Cross it off and enjoy the weekend.", "Leave the ladder in the shed."],
    closings: ["Tell us what needs doing.", "Show us the job."],
  },
  auto: {
    pains: ["That noise isn't going to turn itself down.", "Warning lights are bad at patience."],
    payoffs: ["Turn the key and think about the road.", "Back to arguing over the playlist."],
    closings: ["Tell us what you drive.", "Ask us before the next long drive."],
  },
  software: {
    pains: [
      "Too many tabs, too little done.",
      "Busywork has a way of eating the afternoon.",
      "Somewhere, a spreadsheet is being copied into another spreadsheet.",
    ],
    payoffs: [
      "Close a few tabs.",
      "Keep your head for the actual work.",
      "Leave the copying and pasting to history.",
    ],
    closings: ["See how it works.", "Show it to your team.", "Click around and judge for yourself."],
  },
  marketing: {
    pains: ["Good work can still go unseen.", "A blank page is a slow colleague."],
    payoffs: ["Let the work do some talking.", "Be the one people mention."],
    closings: ["Tell us what you want to be known for.", "Bring the half-finished idea."],
  },
  legal: {
    pains: ["Legal letters rarely come in plain language.", "Fine print has a habit of growing."],
    payoffs: [
      "Start with a conversation, not with paperwork.",
      "A clear answer lets you think again.",
      "Fewer paragraphs to read at midnight.",
    ],
    closings: ["Tell us where things stand.", "Bring your questions."],
  },
  finance: {
    pains: ["Money questions tend to get postponed.", "Numbers should answer questions, not raise them."],
    payoffs: [
      "Know where things stand and think about something nicer.",
      "Paperwork can be someone's favorite part. Ours, for one.",
    ],
    closings: ["Ask the question you've been putting off.", "Let's look at it together."],
  },
  realestate: {
    pains: ["Photos never tell you how a home feels.", "A long search gets quiet after a while."],
    payoffs: ["Picture the sofa. Picture the morning light.", "Keys make a lovely sound."],
    closings: ["Tell us how you want to live.", "Come and stand in the room."],
  },
  education: {
    pains: [
      "Some things only click when someone explains them well.",
      "“I'll learn it someday” is a long time.",
    ],
    payoffs: ["Start where you are.", "Questions are welcome. Wrong answers, too."],
    closings: ["Ask us where to begin.", "Come with questions."],
  },
  events: {
    pains: [
      "Nobody remembers the seating plan. Everybody remembers the evening.",
      "Big days are made of small decisions.",
    ],
    payoffs: ["Be a guest at your own party.", "Leave the checklist at home."],
    closings: ["Tell us what you're celebrating.", "Bring the date, we'll bring the questions."],
  },
  photography: {
    pains: ["Some moments only happen once.", "Phones are full of pictures nobody prints."],
    payoffs: ["Look back and hear the laughter.", "Frame it, or send it to your mother."],
    closings: ["Tell us the moment you want to keep.", "Just be yourself. We'll handle the light."],
  },
  repair: {
    pains: ["Some things are too good to throw away.", "“I'll get it fixed someday” is how drawers fill up."],
    payoffs: ["A second round suits most things.", "Keep what you like."],
    closings: ["Show us what needs fixing.", "Bring it out of the drawer."],
  },
  health: {
    pains: ["Some appointments get postponed a little too often.", "Good care starts with listening."],
    payoffs: ["Take your time. Ask everything.", "No question is too small."],
    closings: ["Come and talk to us.", "Bring your questions."],
  },
} satisfies PhraseBook["categories"];

/** English phrases by category. */
export const EN_SERVICE_CATEGORIES: PhraseBook["categories"] = Object.fromEntries(
  Object.entries<CategoryPhrases>(CATEGORIES).map(([category, phrases]) => [
    category,
    { ...phrases, introductions: INTRODUCTIONS, openers: OPENERS },
  ]),
);
