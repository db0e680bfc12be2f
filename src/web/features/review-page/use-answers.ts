import { useRef, useState } from "react";
import type { DecisionKind } from "#core/reviews/decision.ts";
import { reviewDecisionCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { isUnreachable } from "#web/lib/is-unreachable.ts";
import type { ReviewCalls } from "./review-calls.ts";
import type { Reviewer } from "./use-reviewer.tsx";

/**
 * Sends the reviewer's decisions about ads as they were shown, after the name is known:
 * `useAnswers` makes it, `OpenReview` and `ReviewedAd` call it. Each call resolves to whether the
 * decision was stored; `error` has the reason, else `undefined`.
 */
export interface Answers {
  readonly approve: (ads: readonly SharedAd[]) => Promise<boolean>;
  /** The words become a comment on each ad. */
  readonly askForChanges: (ads: readonly SharedAd[], text: string) => Promise<boolean>;
  readonly isSending: boolean;
  readonly error: string | undefined;
  readonly clearError: () => void;
}

interface AnswersOptions {
  readonly calls: ReviewCalls;
  readonly reviewer: Reviewer;
  readonly reload: () => Promise<void>;
}

/**
 * Sends the decisions of `OpenReview` (`ReviewCalls.decide`, with a comment if changes are asked
 * for) and holds their state. After a `version_conflict`
 * (`server/modules/reviews/decisions.service.ts`) the page is loaded again and shows both versions.
 * Words of errors: the server's, or `reviewDecisionCopy` in `core/reviews/review-page.copy.ts`.
 */
export function useAnswers({ calls, reviewer, reload }: AnswersOptions): Answers {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  /** Comments that were sent although the following decision failed, so that none is sent twice. */
  const sent = useRef(new Set<string>());

  async function send(decision: DecisionKind, ads: readonly SharedAd[], text?: string): Promise<boolean> {
    setError(undefined);
    const name = await reviewer.ask(decision);
    if (name === undefined) return false;
    setSending(true);
    try {
      for (const { id } of text === undefined ? [] : ads) {
        const mark = `${id} ${text}`;
        if (text === undefined || sent.current.has(mark)) continue;
        await calls.comment({ adId: id, name, text });
        sent.current.add(mark);
      }
      const shown = ads.map(({ id, version }) => ({ adId: id, hash: version.hash }));
      await calls.decide({ name, decision, ads: shown });
      sent.current.clear();
      await reload();
      return true;
    } catch (failure) {
      if (isApiError(failure) && failure.code === "version_conflict") await reload();
      const isOffline = isUnreachable(failure);
      setError(isOffline ? reviewDecisionCopy.offline : failureMessage(failure, reviewDecisionCopy.failed));
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    approve: (ads) => send("approved", ads),
    askForChanges: (ads, text) => send("changes", ads, text),
    isSending,
    error,
    clearError: () => setError(undefined),
  };
}
