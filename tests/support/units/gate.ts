import { AiError } from "#server/adapters/ai/ai.ts";

/** Outcome of a held provider call: success, or one of five failures. */
export type Verdict = "finish" | "refuse" | "away" | "busy" | "fault";

export interface Gate {
  /** Number of calls that are held. */
  readonly held: (company: string) => number;
  /** Ends all held calls of this company. */
  readonly decide: (company: string, verdict: Verdict) => void;
  /** Waits for the outcome. Rejects with its failure, or with the signal's reason on abort. */
  readonly hold: (company: string, signal: AbortSignal) => Promise<void>;
}

type Answer = (verdict: Verdict) => void;

function failureOf(verdict: Exclude<Verdict, "finish">): Error {
  if (verdict === "refuse") return new AiError("moderation");
  if (verdict === "away") return new AiError("bad_key");
  if (verdict === "busy") return new AiError("unavailable");
  return new TypeError("a fault in our own code");
}

/**
 * Holds provider calls until the test decides their outcome. Each company name has its own gate.
 */
export function createGate(): Gate {
  const waiting = new Map<string, Set<Answer>>();
  return {
    held: (company) => waiting.get(company)?.size ?? 0,
    decide(company, verdict) {
      for (const answer of waiting.get(company) ?? []) answer(verdict);
    },
    hold: (company, signal) =>
      new Promise((resolve, reject) => {
        const calls = waiting.get(company) ?? new Set();
        waiting.set(company, calls);
        const abort = () => {
          calls.delete(answer);
          reject(signal.reason as Error);
        };
        const answer: Answer = (verdict) => {
          calls.delete(answer);
          signal.removeEventListener("abort", abort);
          if (verdict === "finish") resolve();
          else reject(failureOf(verdict));
        };
        calls.add(answer);
        if (signal.aborted) abort();
        else signal.addEventListener("abort", abort, { once: true });
      }),
  };
}
