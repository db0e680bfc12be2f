import type { Fact } from "./facts.ts";

/** Which ad uses which of the user's statements. */
export interface FactsByAngle {
  /** The first statement; null if there is none. */
  readonly lead: Fact | null;
  readonly benefit: readonly Fact[];
  /** The user's own question, which opens the problem ad. */
  readonly question: Fact | null;
  readonly problem: readonly Fact[];
  readonly invitation: readonly Fact[];
}

/** UTF-16 units that the statements of the benefit ad have at most together. */
const MAX_TOGETHER = 130;

/**
 * Distributes the user's statements to the three ads: the first to the benefit, offers and calls to
 * action to the invitation, the rest of the key message to the problem. An ad without a statement
 * of its own repeats the first.
 */
export function distributeFacts(facts: readonly Fact[]): FactsByAngle {
  const question = facts.find((fact) => fact.kind === "question" && fact.source === "message") ?? null;
  const statements = facts.filter((fact) => fact.kind !== "question");
  const lead = statements.find((fact) => fact.kind !== "action") ?? statements[0] ?? null;
  const spare = statements.filter((fact) => fact !== lead);

  const offer = spare.find((fact) => fact.kind === "offer");
  const action = spare.find((fact) => fact.kind === "action");
  const inviting = [offer, action].filter((fact) => fact !== undefined);
  const others = spare.filter((fact) => !inviting.includes(fact));
  const long = lead !== null && lead.text.length > MAX_TOGETHER;
  const forProblem = others.find((fact) => long || fact.source === "message");
  const rest = others.filter((fact) => fact !== forProblem);
  const forInvitation = inviting.length > 0 ? inviting : rest.slice(0, 1);
  const second = rest.find((fact) => !forInvitation.includes(fact));

  const leads = lead === null ? [] : [lead];
  return {
    lead,
    question,
    benefit: second !== undefined && fitTogether(leads, second) ? [...leads, second] : leads,
    problem: forProblem === undefined ? leads : [forProblem],
    invitation: forInvitation.length > 0 ? forInvitation : leads,
  };
}

function fitTogether(leads: readonly Fact[], second: Fact): boolean {
  return leads.reduce((sum, fact) => sum + fact.text.length, second.text.length) <= MAX_TOGETHER;
}
