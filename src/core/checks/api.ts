/** Findings in the API's format. */
import * as z from "zod/mini";
import type { Finding, Severity } from "./rule.ts";

/**
 * Severities of findings in the API, the most severe first; review links send them too.
 * `SEVERITY_NAMES` here maps those of `rule.ts`; `core/campaigns/ad-state.ts` decides which ones
 * hold an ad up.
 */
export const FINDING_SEVERITIES = ["reject", "maybe", "law", "advice"] as const;

/**
 * Severity of a finding in the API. `presentFinding` makes it from a rule's severity; `adState` in
 * `core/campaigns/ad-state.ts` reads it.
 */
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

const SEVERITY_NAMES: Record<Severity, FindingSeverity> = {
  reject: "reject",
  "may-reject": "maybe",
  law: "law",
  advice: "advice",
};

const editSchema = z.object({ start: z.number(), end: z.number(), text: z.string() });

/**
 * A finding of a rule about a field of an ad, in responses of `POST /api/checks` (`request.ts`) and
 * of campaigns. Positions are UTF-16 units of the stored text. `presentFinding` makes it. `null`:
 * `index` of single texts, `span` if a text is missing, `fix` if none is offered.
 */
export const findingSchema = z.object({
  rule: z.string(),
  /** Name of the field in the platform table. */
  field: z.string(),
  /** Position in a list of texts; `null` for single texts. */
  index: z.nullable(z.number()),
  severity: z.enum(FINDING_SEVERITIES),
  message: z.string(),
  /** Start and end of the piece; `null` if a text is missing. */
  span: z.nullable(z.tuple([z.number(), z.number()])),
  /** One-click correction. */
  fix: z.nullable(z.object({ label: z.string(), edits: z.array(editSchema) })),
  /** Address of the page that states the rule; empty for common practice. */
  source: z.string(),
  sourceName: z.string(),
  /** Day on which the source was read. */
  readOn: z.string(),
});

/**
 * A finding in the API's format, made by `presentFinding` for `POST /api/checks` and for ads of
 * campaigns.
 */
type ApiFinding = z.output<typeof findingSchema>;

/**
 * Converts a finding of the rules to the API's format: `https://` before the source's address,
 * `maybe` for `may-reject`. `checks.service.ts` and, for ads of campaigns, `finding-decisions.ts`
 * call it.
 */
export function presentFinding(finding: Finding): ApiFinding {
  const { ruleId, field, index, severity, message, span, fix, source } = finding;
  return {
    rule: ruleId,
    field,
    index: index ?? null,
    severity: SEVERITY_NAMES[severity],
    message,
    span: span ? [span.start, span.end] : null,
    fix: fix ? { label: fix.label, edits: fix.edits.map((edit) => ({ ...edit })) } : null,
    source: source.url === "" ? "" : `https://${source.url}`,
    sourceName: source.name,
    readOn: source.readOn,
  };
}
