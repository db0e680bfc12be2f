import {
  audience,
  type BeatSheet,
  callToAction,
  fact,
  followUp,
  hook,
  keyMessage,
  line,
  names,
  offer,
  optionalNames,
  payoff,
  requiredLine,
} from "../beats.ts";

/** An ordinary day that takes a turn, told by a narrator. */
export const EN_STORYTELLING: BeatSheet = {
  opening: [
    requiredLine(
      "This is an ordinary day.",
      "It starts like any other day.",
      "Picture a perfectly ordinary morning.",
    ),
    followUp("Maybe it looks a little like yours.", "You may recognise it."),
    audience("A day like this belongs to {audience}.", "The people in this story: {audienceLabel}."),
    line(
      "The list is long, the coffee is getting cold, and the clock is not waiting for anyone.",
      "The list is long, and the clock does not wait.",
    ),
    hook,
    followUp(
      "It is a small thing. But small things add up, and nobody ever tells their story.",
      "A small thing. But small things add up.",
      "A small thing, really.",
    ),
    line(
      "You know the feeling: something is missing, and it is hard to put a finger on it.",
      "Something is missing, and it is hard to say what.",
    ),
    line(
      "So you shrug, carry on, and tell yourself that it will sort itself out.",
      "So you tell yourself that it will sort itself out.",
    ),
    followUp("It rarely does."),
    line("The day goes on. The feeling stays.", "And the feeling stays."),
    line(
      "Somewhere between the front door and the evening, a quiet wish takes shape.",
      "And a quiet wish takes shape.",
    ),
    line("There has to be another way.", "It could be easier than this."),
    line(
      "And then, almost by accident, the story takes a turn.",
      "And then the story takes a turn.",
      "Then something changes.",
    ),
  ],
  middle: [
    line("No drum roll. No fireworks.", "No drum roll this time.", "Listen."),
    optionalNames("It begins with a name: {offer}.", "Meet {offer}.", "{offer}."),
    keyMessage("{fact}"),
    followUp("Let that sit for a second.", "Hold on to that thought.", "That is all. That is a lot."),
    fact("{fact}", "And this: {fact}"),
    payoff,
    line(
      "From the outside our day looks the same. Same light, same street, same cold coffee on the table.",
      "From the outside, the day looks just the same.",
    ),
    followUp("But look closely, and you can see a pair of shoulders drop.", "But a pair of shoulders drops."),
    fact("{fact}", "Also worth knowing: {fact}"),
    line(
      "No magic. Just a decision, made on an ordinary day by an ordinary person.",
      "No magic. Just a decision on an ordinary day.",
      "No magic. Just a decision.",
    ),
    fact("{fact}", "And another thing: {fact}"),
    line("Suddenly there is room for the rest of the story.", "Suddenly there is room to breathe."),
    line(
      "That is how good stories work: somebody decides, and the next page begins.",
      "Somebody decides, and the next page begins.",
      "And the next page begins.",
    ),
  ],
  closing: [
    line("The day ends. The light turns warm.", "Evening. The light turns warm."),
    line(
      "Nothing on this street has changed, and still it feels like a different evening.",
      "The same street, and still a different evening.",
    ),
    line("Someone looks up, smiles, and does not explain why.", "Someone looks up and smiles."),
    line("Every story needs somebody who takes the next step.", "Somebody has to take the next step."),
    followUp("This time it could be you.", "It could be you."),
    line("No rush. The next page is blank, and it will wait for you.", "No rush. The next page will wait."),
    offer("{fact}", "Before you go: {fact}"),
    offer("{fact}", "And: {fact}"),
    line(
      "So remember the name, and remember how the story began: with an ordinary day.",
      "So remember the name.",
    ),
    names("{offer}.", "The name again: {offer}."),
    line("Some stories end here. Yours is just getting started.", "Now it is your turn."),
    line("Turn the page whenever you are ready.", "Turn the page."),
    callToAction,
  ],
};
