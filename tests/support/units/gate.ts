import { AiError } from "#server/adapters/ai/ai.ts";

/**
 * Outcome of a held provider call in the tests of units: success, or one of four failures, whose
 * errors `failureOf` in this file makes. A test passes it to `decide` of the gate.
 */
export type CallOutcome = "finish" | "refuse" | "away" | "busy" | "fault";

/**
 * Holds calls to an engine in the tests of units until a test decides their outcome; `createGate`
 * makes it, the provider of `gated-ai.ts` waits at it.
 */
export interface Gate {
  /** Number of calls that are held. */
  readonly held: (company: string) => number;
  /** Ends all held calls of this company. */
  readonly decide: (company: string, outcome: CallOutcome) => void;
  /** Waits for the outcome. Rejects with its failure, or with the signal's reason on abort. */
  readonly hold: (company: string, signal: AbortSignal) => Promise<void>;
}

type Answer = (outcome: CallOutcome) => void;

function failureOf(outcome: Exclude<CallOutcome, "finish">): Error {
  if (outcome === "refuse") return new AiError("moderation");
  if (outcome === "away") return new AiError("bad_key");
  if (outcome === "busy") return new AiError("unavailable");
  return new TypeError("a fault in our own code");
}

/**
 * Creates the gate that holds provider calls in the tests of units until the test decides their
 * outcome, one for each company name. `startSetup` (`subject.ts`) calls it.
 */
export function createGate(): Gate {
  const waiting = new Map<string, Set<Answer>>();
  return {
    held: (company) => waiting.get(company)?.size ?? 0,
    decide(company, outcome) {
      for (const response of waiting.get(company) ?? []) response(outcome);
    },
    hold: (company, signal) =>
      new Promise((resolve, reject) => {
        const calls = waiting.get(company) ?? new Set();
        waiting.set(company, calls);
        const abort = () => {
          calls.delete(response);
          reject(signal.reason as Error);
        };
        const response: Answer = (outcome) => {
          calls.delete(response);
          signal.removeEventListener("abort", abort);
          if (outcome === "finish") resolve();
          else reject(failureOf(outcome));
        };
        calls.add(response);
        if (signal.aborted) abort();
        else signal.addEventListener("abort", abort, { once: true });
      }),
  };
}
