import { endsClause, endsSentence, isWeakLineEnd } from "./atoms.ts";
import type { Atom } from "./measured-text.ts";

/**
 * A line of a headline or description as `breakLines` chose it: atoms `from` to `to` (exclusive)
 * and their width in em. `headline.ts`, `wall.ts` and `body.ts` set it.
 */
export interface LineRun {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/**
 * Joins the atoms of a line to its text, once `breakLines` has chosen the line's range.
 * `headline.ts`, `body.ts` and `wall.ts` call it.
 */
export function runText(atoms: readonly Atom[], run: { from: number; to: number }): string {
  let text = "";
  for (let i = run.from; i < run.to; i++) {
    const atom = atoms[i];
    if (atom) text += (i > run.from && atom.space ? " " : "") + atom.text;
  }
  return text;
}

/** Returns a function for the width of any run in em. */
function runWidths(atoms: readonly Atom[]): (from: number, to: number) => number {
  const sums = [0];
  atoms.forEach((atom, i) => sums.push((sums[i] ?? 0) + atom.width + (i > 0 ? atom.gap : 0)));
  return (from, to) => {
    const lead = from > 0 ? (atoms[from]?.gap ?? 0) : 0;
    return (sums[to] ?? 0) - (sums[from] ?? 0) - lead;
  };
}

/**
 * Breaks atoms into exactly `count` lines. Minimizes the widest line first, then uneven lines,
 * breaks inside clauses, function words at line ends and single short words on a line. The
 * typesetters of this folder call it, and `caption-actors.ts` for captions of films; `atoms.ts`
 * says what ends a clause and what a function word is.
 *
 * @param count at most the number of atoms
 * @param limit em; wider lines are only used if there is no other way
 */
export function breakLines(
  atoms: readonly Atom[],
  count: number,
  limit = Number.POSITIVE_INFINITY,
): LineRun[] {
  const n = atoms.length;
  const width = runWidths(atoms);
  const even = width(0, n) / count;
  // A line is best broken after punctuation, above all in scripts without spaces.
  const inner = atoms.slice(0, -1);
  const hasClauses = inner.some(({ text }) => endsClause(text));
  const hasSentences = inner.some(({ text }) => endsSentence(text));
  const unspaced = hasClauses && atoms.some(({ space }, i) => i > 0 && !space);
  const insideClause = even * (unspaced ? 0.5 : hasClauses ? 0.3 : 0);
  const insideSentence = even * (hasSentences ? 0.4 : 0);
  const cost = (from: number, to: number, w: number): number => {
    let c = ((w - even) / even) ** 2 * even * 0.5 + Math.max(0, w - limit) * 1000;
    const last = atoms[to - 1]?.text ?? "";
    if (to < n && isWeakLineEnd(last)) c += even * 0.12;
    if (to < n && !endsClause(last)) c += insideClause;
    if (to < n && !endsSentence(last)) c += insideSentence;
    if (to - from === 1 && n > 3 && w < even * 0.8) c += even * (to === n ? 0.8 : 0.4);
    return c;
  };
  interface Best {
    cost: number;
    widest: number;
    next: number;
  }
  // best[k][i]: the atoms from index i in k lines.
  const best: Best[][] = [[]];
  for (let k = 1; k <= count; k++) {
    const row: Best[] = [];
    for (let i = n - k; i >= count - k; i--) {
      if (k === 1) {
        const w = width(i, n);
        row[i] = { cost: cost(i, n, w), widest: w, next: n };
        continue;
      }
      for (let j = i + 1; j <= n - k + 1; j++) {
        const rest = best[k - 1]?.[j];
        if (!rest) continue;
        const w = width(i, j);
        const candidate = { cost: cost(i, j, w) + rest.cost, widest: Math.max(w, rest.widest), next: j };
        const held = row[i];
        if (!held || candidate.widest * 3 + candidate.cost < held.widest * 3 + held.cost) row[i] = candidate;
      }
    }
    best.push(row);
  }
  const runs: LineRun[] = [];
  for (let from = 0, k = count; k > 0; k--) {
    const to = best[k]?.[from]?.next ?? n;
    runs.push({ from, to, width: width(from, to) });
    from = to;
  }
  return runs;
}

/**
 * Counts the lines of `limit` em that a text needs if each is filled greedily, to size a
 * description (`body.ts`) or the captions of a film (`caption-cues.ts`, `caption-actors.ts`).
 */
export function countLines(atoms: readonly Atom[], limit: number): number {
  let lines = 1;
  let x = 0;
  for (const atom of atoms) {
    const added = atom.width + (x > 0 ? atom.gap : 0);
    if (x > 0 && x + added > limit) {
      lines += 1;
      x = atom.width;
    } else x += added;
  }
  return lines;
}

/**
 * Splits atoms wider than `limit` em between graphemes, without a hyphen, before lines are broken.
 * The typesetters of this folder call it, and `direct-film.ts` for captions.
 */
export function splitWideAtoms(
  atoms: readonly Atom[],
  graphemes: Readonly<Record<number, readonly Atom[]>>,
  limit: number,
): Atom[] {
  return atoms.flatMap((atom, index) => {
    const parts = graphemes[index];
    if (atom.width <= limit || !parts) return [atom];
    const chunks = Math.ceil(parts.reduce((sum, part) => sum + part.width, 0) / (limit * 0.98));
    const target = parts.reduce((sum, part) => sum + part.width, 0) / chunks;
    const cut: Atom[] = [];
    let held: Atom | undefined;
    for (const part of parts) {
      if (held && held.width + part.width > Math.min(limit, target * 1.04)) {
        cut.push(held);
        held = undefined;
      }
      held = held
        ? { ...held, text: held.text + part.text, width: held.width + part.width }
        : startOf(part, cut.length === 0 ? atom : null);
    }
    if (held) cut.push(held);
    return cut;
  });
}

/** The first part keeps the gap of the whole atom; the others have none. */
function startOf(part: Atom, whole: Atom | null): Atom {
  return { text: part.text, width: part.width, space: whole?.space ?? false, gap: whole?.gap ?? 0 };
}
