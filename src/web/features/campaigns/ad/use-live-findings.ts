import { useEffect, useMemo, useState } from "react";
import type { Ad, AdFinding } from "#core/campaigns/ad.ts";
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import { missingParts } from "#core/campaigns/ad-state.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { checkContextFor } from "#core/campaigns/check-facts.ts";
import type { AdDraft } from "./ad-editor.ts";

/** Time in ms after the last key press until the text is checked. */
const CHECK_DELAY = 150;

/** Loads the rules after the ad is shown; resolves when a check no longer delays typing. */
async function loadChecks() {
  const [{ findingsOf }, { prepareChecks }] = await Promise.all([
    import("#core/campaigns/finding-decisions.ts"),
    import("#web/lib/checks/prepare-checks.ts"),
  ]);
  await prepareChecks();
  return findingsOf;
}

type Checks = Awaited<ReturnType<typeof loadChecks>>;

/** The checks; `undefined` until they are loaded, and without a connection. */
function useChecks(): Checks | undefined {
  const [checks, setChecks] = useState<Checks>();
  useEffect(() => {
    let isOpen = true;
    loadChecks().then(
      (loaded) => isOpen && setChecks(() => loaded),
      // The findings of the last save are shown instead.
      () => undefined,
    );
    return () => void (isOpen = false);
  }, []);
  return checks;
}

/** The value after it has not changed for some time. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/**
 * Findings with the texts that they are about: `useLiveFindings` makes them, `AdFieldList` shows
 * them at its fields. `findingsOf` in `core/campaigns/finding-decisions.ts` finds them by the rules
 * of `core/checks/rules/`.
 */
export interface LiveFindings {
  readonly findings: readonly AdFinding[];
  /** Positions in findings and fixes are those of these texts. */
  readonly fields: AdFields;
}

/**
 * Findings about the current text of an ad, for `AdPanel`: checked in the browser `CHECK_DELAY` ms
 * after the last change (`findingsOf` in `core/campaigns/finding-decisions.ts`, rules in
 * `core/checks/rules/`, missing parts in `core/campaigns/ad-state.ts`, facts of the brand in
 * `core/campaigns/check-facts.ts`); the findings of the last save until the rules are loaded.
 */
export function useLiveFindings(ad: Ad, draft: AdDraft, { checkFacts, media }: AdCampaign): LiveFindings {
  const checks = useChecks();
  const { platform, placement, decisions } = ad;
  const { fields, url, mediaId } = useSettled(draft, CHECK_DELAY);
  const checked = useMemo(() => {
    if (!checks) return undefined;
    const missing = missingParts({ platform, fields, url, hasMedia: mediaId !== null });
    const picture = media.find(({ id }) => id === mediaId);
    const whole = { platform, placement, fields, picture, decisions, missing };
    const findings = checks(whole, checkContextFor(checkFacts, fields));
    return { findings, fields };
  }, [checks, checkFacts, media, platform, placement, decisions, fields, url, mediaId]);
  return checked ?? ad;
}
