import { withoutAppointments, withoutInvitations } from "./appointment-words.ts";
import type { Brief } from "./brief.ts";
import { withoutDeniedCalls } from "./denied-calls.ts";
import { isDropIn } from "./drop-in.ts";
import { type Fact, type Facts, type Goal, GOALS } from "./facts.ts";
import { hasWords, type Lexicon } from "./lexicon.ts";
import { wishOf } from "./note-forms.ts";

/**
 * The first goal of a lexicon whose words a text has (`goals` in `lexicons/<language>.ts`), of the
 * allowed ones; undefined if none. `namedGoal` here and `impliedGoal` (`implied-goal.ts`) call it.
 */
export const goalIn = (goals: Lexicon["goals"], text: string, allowed?: readonly Goal[]): Goal | undefined =>
  goals.find(([goal, words]) => (allowed?.includes(goal) ?? true) && hasWords(text, words))?.[0];

/**
 * The next step that a brief names; null if none. `readFacts` calls it. The owner's call decides,
 * then the goals of the campaign, hours in which visitors drop in (`isDropIn`), wishes in the
 * notes, and sentences with a contact. The words of goals are in the lexicons (`lexicons/`).
 */
export function namedGoal(
  brief: Brief,
  facts: readonly Fact[],
  contacts: Facts["contacts"],
  { goals }: Lexicon,
): Goal | null {
  const printable = facts.filter((fact) => fact.printable);
  const wishes = facts.flatMap(({ text }) => wishOf(withoutDeniedCalls(text)) ?? []);
  return (
    goalIn(goals, brief.callToAction ?? "") ??
    aimOf(brief.campaignGoals ?? "", goals) ??
    (isDropIn(brief, printable, contacts) ? "visit" : null) ??
    goalIn(goals, wishes.join("\n"), TAKEN) ??
    goalIn(goals, contacts.map(({ sentence }) => sentence).join("\n"), REACHED) ??
    null
  );
}

/** The next step of the goals; cards and passes that the goals want to sell are bought. */
function aimOf(aims: string, goals: Lexicon["goals"]): Goal | undefined {
  const wanted = withoutDeniedCalls(aims);
  const rest = withoutAppointments(wanted);
  const named =
    goalIn(goals, rest) ??
    (rest === wanted ? undefined : (goalIn(goals, withoutInvitations(wanted)) ?? "visit"));
  return named === "signup" && SELL.test(aims) && !MEMBERS.test(aims) ? "buy" : named;
}
const PASS =
  "(?:tesser[ae]|abbonament[io]|abonnementen?|abonnements?|abos?|abonos?|bonos?|carnets?|cartes?|kaarten|karten|passes|cards?|season tickets?|subscriptions?|assinaturas?|cartões)";
const SELL = new RegExp(
  `(?<!\\p{L})(?:sell|vend(?:re|er|ere)) (?:[\\d.]+ )?(?:\\p{L}+ ){0,2}${PASS}(?!\\p{L})|(?<!\\p{L})${PASS} (?:\\p{L}+ ){0,2}(?:verkaufen|verkopen)(?!\\p{L})`,
  "iu",
);
const MEMBERS =
  /(?<!\p{L})(?:member\p{L}*|mitglied\p{L}*|membres?|adhé\p{L}+|soci[oae]?s?|sóci[oa]s?|leden|lid\p{L}*)(?!\p{L})/iu;

/** Goals that a wish can name; "people should know about us" names no next step. */
const TAKEN: readonly Goal[] = GOALS.filter((goal) => goal !== "learn");

/** Next steps that a sentence with a telephone number or an address names. */
const REACHED: readonly Goal[] = ["book", "order", "quote", "signup"];
