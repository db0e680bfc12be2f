import { useState } from "react";
import type { Finding } from "#core/checks/rule.ts";
import { useUser } from "../session.tsx";
import { dismissalOf, isSameRemark, loadDismissals, saveDismissals, type Dismissal } from "./dismissals.ts";

/** A finding with the text that it is about. */
interface FoundIn {
  readonly finding: Finding;
  readonly text: string;
}

interface Dismissals {
  /** Whether the user ignores a finding about a text. */
  readonly has: (found: FoundIn) => boolean;
  readonly add: (found: readonly FoundIn[], reason: string) => void;
  /** Brings the remarks on these texts back. */
  readonly restore: (texts: readonly string[]) => void;
}

/**
 * Remarks that the user ignores, and functions that change them, for `AdRemarks` and
 * `PlatformRemarks`. `dismissals.ts` keeps them in this browser, the newest `MAX_KEPT`, and
 * compares them.
 */
export function useDismissals(): Dismissals {
  const { id } = useUser();
  const [all, setAll] = useState(() => loadDismissals(localStorage, id));
  // Other results on the page store theirs too, so each change starts from what is stored.
  const change = (next: (stored: Dismissal[]) => Dismissal[]) => {
    const stored = next(loadDismissals(localStorage, id));
    saveDismissals(localStorage, id, stored);
    setAll(stored);
  };
  return {
    has: ({ finding, text }) => all.some((other) => isSameRemark(other, dismissalOf(finding, text, ""))),
    add: (found, reason) =>
      change((stored) => [
        ...stored,
        ...found.map(({ finding, text }) => dismissalOf(finding, text, reason)),
      ]),
    restore: (texts) => change((stored) => stored.filter(({ text }) => !texts.includes(text))),
  };
}
