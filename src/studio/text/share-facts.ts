import type { Fact } from "./facts.ts";

export interface SharedFacts {
  /** The strongest statement; null when the user gave none. */
  readonly lead: Fact | null;
  readonly benefit: readonly Fact[];
  /** Opens the problem ad when the user asked a question. */
  readonly question: Fact | null;
  readonly problem: readonly Fact[];
  readonly invitation: readonly Fact[];
}

/** A second statement joins the first only while both stay readable at a glance. UTF-16 units. */
const GLANCE = 130;

/**
 * Deals the user's statements out to the three ads: the first to the benefit, offers and calls to the invitation, the
 * rest of the key message to the problem. Ads without one of their own repeat the lead.
 */
export function shareFacts(facts: readonly Fact[]): SharedFacts {
  const question = facts.find((fact) => fact.kind === "question" && fact.source === "message") ?? null;
  const statements = facts.filter((fact) => fact.kind !== "question");
  const lead = statements.find((fact) => fact.kind !== "action") ?? statements[0] ?? null;
  const spare = statements.filter((fact) => fact !== lead);

  const offer = spare.find((fact) => fact.kind === "offer");
  const action = spare.find((fact) => fact.kind === "action");
  const inviting = [offer, action].filter((fact) => fact !== undefined);
  const others = spare.filter((fact) => !inviting.includes(fact));
  const long = lead !== null && lead.text.length > GLANCE;
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
  return leads.reduce((sum, fact) => sum + fact.text.length, second.text.length) <= GLANCE;
}
