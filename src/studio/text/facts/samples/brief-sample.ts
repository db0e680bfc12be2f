import { type Brief, type BriefField, FIELDS } from "../brief.ts";
import type { Facts } from "../facts.ts";

/**
 * A brief of the tests with what must be read from it; `parseSamples` makes it from the lists of
 * this folder, `read-facts.test.ts` compares it.
 */
export interface BriefSample {
  readonly language: string;
  readonly brief: Brief;
  /** Trade id, or "none". */
  readonly trade: string;
  readonly goal: string;
  /** One line per fact as `describeFacts` writes it. */
  readonly facts: readonly string[];
}

/**
 * Parses the samples of this folder, for `read-facts.test.ts` and `tests/support/copy-briefs.ts`.
 * Each starts with `# trade goal | company | product`, then come the fields (`keyMessage: ...`),
 * then the facts: `+` is printable, `-` is hidden, values follow after `~`.
 */
export function parseSamples(language: string, text: string): BriefSample[] {
  return text
    .split(/^# /mu)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [kind = "", companyName = "", productName = ""] = head.split(" | ");
      const [trade = "", goal = ""] = kind.split(" ");
      const brief: Record<string, string> = { companyName, productName };
      for (const line of lines) {
        const at = line.indexOf(": ");
        const field = line.slice(0, at);
        if (isField(field)) brief[field] = line.slice(at + 2);
      }
      const facts = lines.filter((line) => /^[+-] /u.test(line));
      return { language, brief: brief as unknown as Brief, trade, goal, facts };
    });
}

function isField(name: string): name is BriefField {
  return FIELDS.some(([field]) => field === name);
}

/**
 * Facts in the notation of the samples (`parseSamples`), with which `read-facts.test.ts` compares
 * them.
 */
export function describeFacts(facts: Facts): string[] {
  return facts.all.map(({ printable, kind, text, values }) => {
    const found = values.map((value) => `${value.kind} ${value.text}`).join("; ");
    return `${printable ? "+" : "-"} ${kind}: ${text}${found === "" ? "" : ` ~ ${found}`}`;
  });
}
