import { endsClause, isSmallWord } from "./atoms.ts";
import type { Atom } from "./measured.ts";

/** A run of atoms [from, to) on one line; width in em. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

export function textOf(atoms: readonly Atom[], run: { from: number; to: number }): string {
  let text = "";
  for (let i = run.from; i < run.to; i++) {
    const atom = atoms[i];
    if (atom) text += (i > run.from && atom.space ? " " : "") + atom.text;
  }
  return text;
}

/** Width in em of any run, from prefix sums. */
function runWidths(atoms: readonly Atom[]): (from: number, to: number) => number {
  const sums = [0];
  atoms.forEach((atom, i) => sums.push((sums[i] ?? 0) + atom.width + (i > 0 ? atom.gap : 0)));
  return (from, to) => {
    const lead = from > 0 ? (atoms[from]?.gap ?? 0) : 0;
    return (sums[to] ?? 0) - (sums[from] ?? 0) - lead;
  };
}

/**
 * The best way to set the atoms in exactly `count` lines: the narrowest widest line first, then even lines, no
 * small word at a line's end and no lone last word. `count` is at most the number of atoms; no line is wider than `limit` em where that can be helped.
 */
export function breakInto(atoms: readonly Atom[], count: number, limit = Number.POSITIVE_INFINITY): Run[] {
  const n = atoms.length;
  const width = runWidths(atoms);
  const even = width(0, n) / count;
  // Where words are not spaced a line breaks best where the sentence itself pauses.
  const unspaced =
    atoms.some(({ text }) => endsClause(text)) && atoms.some(({ space }, i) => i > 0 && !space);
  const cost = (from: number, to: number, w: number): number => {
    let c = ((w - even) / even) ** 2 * even * 0.5 + Math.max(0, w - limit) * 1000;
    const last = atoms[to - 1]?.text ?? "";
    if (to < n && isSmallWord(last)) c += even * 0.12;
    if (to < n && unspaced && !endsClause(last)) c += even * 0.5;
    if (to === n && to - from === 1 && n > 2 && w < even * 0.5) c += even * 0.2;
    return c;
  };
  interface Best {
    cost: number;
    widest: number;
    next: number;
  }
  // best[k][i]: the atoms from i on, in k lines.
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
  const runs: Run[] = [];
  for (let from = 0, k = count; k > 0; k--) {
    const to = best[k]?.[from]?.next ?? n;
    runs.push({ from, to, width: width(from, to) });
    from = to;
  }
  return runs;
}

/** How many lines of `limit` em the atoms need when each line takes what fits. */
export function linesNeeded(atoms: readonly Atom[], limit: number): number {
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

/** Cuts atoms wider than `limit` em between graphemes, without a hyphen: the last resort of a narrow column. */
export function cutWideAtoms(
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

/** The first part of a cut keeps the distance of the whole atom; the others follow without one. */
function startOf(part: Atom, whole: Atom | null): Atom {
  return { text: part.text, width: part.width, space: whole?.space ?? false, gap: whole?.gap ?? 0 };
}
