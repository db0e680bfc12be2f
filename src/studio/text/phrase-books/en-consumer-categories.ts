import type { PhraseBook } from "../phrase-book.ts";

/** Food, body care, style, home and leisure. */
export const EN_CONSUMER_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: [
      "A dull breakfast makes for a long morning.",
      "Some mornings need more than toast.",
      "Nobody gets up early for a sad sandwich.",
    ],
    payoffs: [
      "Crumbs are part of the deal.",
      "Sharing is optional.",
      "You'll want the butter ready.",
      "Breakfast may run long.",
    ],
    closings: ["Follow your nose.", "Come hungry.", "Save it a spot on your breakfast table."],
  },
  coffee: {
    pains: ["Some mornings start before you do.", "A rushed cup is hardly a break."],
    payoffs: ["Phone down, cup up.", "Let the inbox wait.", "Mornings can begin slowly, too."],
    closings: ["First sip is yours.", "Take the long way to the first meeting.", "Let's start with a cup."],
  },
  tea: {
    pains: ["A rushed cup is hardly a break.", "Some afternoons forget to slow down."],
    payoffs: ["Let the inbox wait.", "Steam rises, shoulders drop."],
    closings: ["Put the kettle on.", "Pour yourself a pause."],
  },
  restaurant: {
    pains: ["Nobody feels like washing up tonight.", "“What do you feel like eating?” can take all evening."],
    payoffs: [
      "The dishes are our problem.",
      "Come for dinner, stay for the conversation.",
      "Somebody will want to try yours.",
    ],
    closings: ["Come hungry.", "Bring someone you like to talk to.", "See you at the table."],
  },
  food: {
    pains: [
      "Dinner has a way of arriving before the plan does.",
      "“What's for dinner?” comes up every single day.",
    ],
    payoffs: ["Second helpings are likely.", "Make room on the table."],
    closings: ["Bring your appetite.", "Taste it and tell us.", "One bite, then decide."],
  },
  drinks: {
    pains: ["A good evening deserves more than whatever was on the shelf.", "Small talk needs a good glass."],
    payoffs: ["Glasses out.", "The evening can start slowly."],
    closings: ["Pour one and see.", "Save it for good company."],
  },
  perfume: {
    pains: ["Some outfits are missing one thing nobody can see.", "A scent arrives before you do."],
    payoffs: ["Some things are noticed before a word is said.", "Put it on last, remember it first."],
    closings: ["Wear it for a day, then decide.", "Find out how it wears on you."],
  },
  hair: {
    pains: ["Every mirror knows when a haircut is overdue.", "“Just a trim” is harder than it sounds."],
    payoffs: ["Walk in with a photo, or just an idea.", "Leave with your head a little higher."],
    closings: ["Take a seat.", "Tell us what you have in mind."],
  },
  beauty: {
    pains: ["A crowded shelf is not a routine.", "Skincare shouldn't need a manual."],
    payoffs: [
      "A small ritual to look forward to.",
      "Mirror time can be quiet time.",
      "Shut the door. Take your time.",
    ],
    closings: ["Make it part of your routine.", "Clear a spot by the mirror."],
  },
  yoga: {
    pains: ["Shoulders keep a record of every meeting.", "Some days never stop to breathe."],
    payoffs: [
      "Breathe in. The rest can wait.",
      "Quiet is something you can practise.",
      "A little time without a screen.",
    ],
    closings: ["Roll out your mat.", "Come as you are."],
  },
  spa: {
    pains: ["Shoulders keep a record of every meeting.", "Some weeks never come up for air."],
    payoffs: ["Phone off, robe on.", "Nowhere to be for a while."],
    closings: ["Pick a quiet hour.", "Come as you are. Leave the phone."],
  },
  fitness: {
    pains: ["The hardest part of any workout is starting it.", "Motivation rarely shows up first."],
    payoffs: ["Show up once and see how it feels.", "Small starts count.", "The sofa will understand."],
    closings: ["Lace up.", "Come as you are.", "Bring water. Bring a friend."],
  },
  fashion: {
    pains: ["A full wardrobe can still have nothing to wear.", "Trends leave. Favorites stay."],
    payoffs: ["Wear it your way.", "Getting dressed can be the easy part."],
    closings: ["Find the one you keep reaching for.", "Try it on."],
  },
  jewelry: {
    pains: ["The hardest gifts are for people who matter.", "Some days deserve to be remembered."],
    payoffs: ["Some pieces end up telling a story.", "Small things get noticed."],
    closings: ["Find the piece that says it.", "Try it on, then try to take it off."],
  },
  gifts: {
    pains: ["“They already have everything.” Every gift list, every year.", "Gift cards say very little."],
    payoffs: ["Watch them unwrap it.", "Keeping it for yourself is allowed."],
    closings: ["Pick one for someone you like.", "Start with the name on the card."],
  },
  sleep: {
    pains: ["Counting sheep was never much of a plan.", "A bad night is a long one."],
    payoffs: ["Let the alarm do its worst.", "Lights out, thoughts off."],
    closings: ["Sleep on it. Literally.", "Ask your pillow for a second opinion."],
  },
  home: {
    pains: ["A room knows when something is missing.", "Some corners have waited long enough."],
    payoffs: ["Home is where the details are.", "You may stay in more often."],
    closings: ["Picture it at your place.", "Find the right spot for it."],
  },
  garden: {
    pains: ["Gardens don't wait for a free weekend.", "Weeds have all the time in the world."],
    payoffs: ["Step outside and stay a while.", "Let things grow."],
    closings: ["Tell us what you'd like to see grow.", "Open the window and picture it."],
  },
  flowers: {
    pains: ["Words run out. Flowers carry on.", "An empty vase has a way of being noticed."],
    payoffs: ["Watch a face before the card is even read.", "Every room turns its head."],
    closings: ["Tell us the occasion.", "Start with a color you love."],
  },
  travel: {
    pains: ["The group chat has talked about this trip long enough.", "The suitcase is gathering dust."],
    payoffs: ["Leave room in the suitcase.", "The out-of-office almost writes itself."],
    closings: ["Pick a date.", "Tell us where you'd rather be."],
  },
  outdoor: {
    pains: ["The sofa will still be there later.", "The weather is never quite ready. Go anyway."],
    payoffs: ["Outside is open.", "Take the longer route home."],
    closings: ["Head out.", "Tell us where you're going."],
  },
  pets: {
    pains: ["Someone furry has been waiting by the door.", "They read every look on your face."],
    payoffs: ["Approval comes in naps and nudges.", "Expect to be followed to the kitchen."],
    closings: ["Ask the one with the paws.", "Tell us their name."],
  },
  kids: {
    pains: ["Rainy afternoons have a way of getting long.", "“I'm bored” travels fast through a house."],
    payoffs: ["Get ready to hear “again!” a lot.", "Floors were made for playing."],
    closings: ["Let them show you how it works.", "Make some space on the carpet."],
  },
  books: {
    pains: [
      "Another evening of scrolling? A book would like a word.",
      "Great stories rarely show up in a feed.",
    ],
    payoffs: ["Stay for one more chapter.", "Bedtime may move a little."],
    closings: ["Come and browse.", "Pick one up and read the first page."],
  },
  music: {
    pains: ["Some evenings are far too quiet.", "Background noise is not the same as music."],
    payoffs: ["The neighbors may hum along.", "Turn it up a little."],
    closings: ["Come and listen.", "Press play."],
  },
};
