import {
  audience,
  type BeatSheet,
  callToAction,
  fact,
  followUp,
  keyMessage,
  line,
  names,
  offer,
  optionalNames,
  payoff,
  question,
  requiredLine,
} from "../beats.ts";

/** A customer talks in the first person and quotes the company; the script invents no opinion. */
export const EN_TESTIMONIAL: BeatSheet = {
  opening: [
    requiredLine("Okay. Are we rolling?", "Is it running? Okay.", "So, where do I look?"),
    line(
      "I am not an actor, so I will say this the way I would say it to a friend.",
      "I am not an actor, as you will notice.",
      "I am not an actor.",
    ),
    line("I usually skip videos like this.", "Videos like this? I usually skip them."),
    followUp("So I will keep it short.", "So no big words from me."),
    question("They asked me to start with this: {fact}", "They asked me: {fact}", "{fact}"),
    audience("I am thinking of {audience} here.", "If this is you, stay with me: {audienceLabel}."),
    line(
      "I had my habits, like everybody else, and I had stopped thinking about them.",
      "I had my habits, like everybody else.",
    ),
    line(
      "And I am careful with recommendations, because my friends come back to me when something goes wrong.",
      "I am careful with recommendations. Friends remember them.",
      "I am careful with recommendations.",
    ),
    line(
      "Nobody likes to be talked into something. I certainly do not.",
      "Nobody likes to be talked into things.",
    ),
    requiredLine(
      "So let me pass on what I was told, and then you can make up your own mind.",
      "So let me pass on what I was told.",
      "Let me pass on what I was told.",
    ),
  ],
  middle: [
    optionalNames("We are talking about {offer}.", "It is about {offer}.", "The name: {offer}."),
    keyMessage(
      "They put it like this: {fact}",
      "In their own words: {fact}",
      "They put it like this. {fact}",
      "And I quote. {fact}",
      "They say: {fact}",
      "“{fact}”",
    ),
    followUp(
      "Plain words. I like that.",
      "That stayed with me.",
      "I like it when people say things plainly.",
    ),
    line(
      "It is easy to promise a lot, so I pay attention to what is left when the talking stops.",
      "It is easy to promise a lot, so I listen twice.",
    ),
    fact(
      "They also told me this: {fact}",
      "They also told me this. {fact}",
      "What else did they say? {fact}",
    ),
    line("You notice quickly whether somebody means it.", "You notice when somebody means it."),
    payoff,
    fact("Their words again: {fact}", "Their words again. {fact}"),
    line(
      "I took my time, I asked around, and in the end I listened to my gut.",
      "I took my time and listened to my gut.",
      "I took my time.",
    ),
    fact("Something else they mentioned: {fact}", "Something else they mentioned. {fact}"),
    line(
      "Everybody looks for something else, of course, and I cannot decide for you.",
      "I cannot decide for you, of course.",
      "You decide, of course.",
    ),
    line(
      "For me it comes down to a simple question: would I do it again?",
      "I always ask myself: would I do it again?",
    ),
    followUp("You will have a question of your own.", "Yours may be a different one."),
    line("Have a look for yourself, that is my advice.", "Have a look for yourself."),
  ],
  closing: [
    line(
      "So, if you asked me over a cup of coffee, I would not make a speech.",
      "If you asked me, I would not make a speech.",
    ),
    followUp("I would just give you the name.", "I would give you the name."),
    names("{offer}.", "The name is {offer}.", "That is {offer}."),
    line(
      "Tell them what you need, tell them what bothers you, and listen to what they answer.",
      "Tell them what you need and see how they answer.",
      "Ask them anything.",
    ),
    line("Be picky. I am picky, too.", "Be picky."),
    offer("They wanted me to mention this: {fact}", "They wanted me to mention this. {fact}"),
    offer("And this, too. {fact}", "And this: {fact}"),
    line(
      "Take your time with the answer. Sleep on it, if that is your way.",
      "Take your time with the answer.",
    ),
    line(
      "You will not hear a catchy slogan from me, because I would only get it wrong.",
      "No slogan from me, sorry.",
    ),
    line("If it is for you, you will know.", "If it fits, you will know."),
    line("That is all from me.", "That is all.", "Was that okay? Good."),
    callToAction,
  ],
};
