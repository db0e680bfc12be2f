import { createRandom, shuffle } from "#studio/random.ts";
import { featuresOf } from "#studio/text/facts/note-model/features.ts";

const EPOCHS = 25;
/** The first change of a weight; later ones are smaller. */
const STEP = 0.3;
/** Pulls weights to 0, so that words of a few clauses count little (L2). */
const DECAY = 0.02;
/** A feature of fewer clauses says nothing about others. */
const FEWEST_CLAUSES = 3;
/** The feature of every clause, whose weight is the bias. */
const BIAS = "";

/** A clause of `labeled-clauses.txt`, or of a message (`messages.ts`), and what it is. */
export interface LabeledClause {
  readonly isNote: boolean;
  readonly clause: string;
}

interface Example {
  readonly isNote: number;
  readonly features: readonly string[];
}

/**
 * What `note-weights.json` holds: log-odds of a note for any clause (`bias`), and what each feature
 * adds to them. `noteScore` (`note-model.ts` of the studio) reads it.
 */
export interface NoteWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * The clauses of `labeled-clauses.txt`: lines such as "note No emojis" and "fact Bring your ID".
 * `train-note-model.ts` learns from all of them, its test from a part. Other lines are comments.
 */
export function parseClauses(text: string): LabeledClause[] {
  return [...text.matchAll(/^(note|fact) (.+)$/gmu)].map(([, label, clause = ""]) => ({
    isNote: label === "note",
    clause,
  }));
}

/**
 * Learns the weights of the note model: logistic regression by stochastic gradient descent with a
 * separate step size for each weight (AdaGrad). The same clauses give the same weights.
 * `train-note-model.ts` writes them into the studio.
 */
export function trainNoteModel(clauses: readonly LabeledClause[]): NoteWeights {
  const examples = withoutRare(
    clauses.map(({ isNote, clause }) => ({
      isNote: Number(isNote),
      features: [...featuresOf(clause), BIAS],
    })),
  );
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const random = createRandom("note model");
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { isNote, features } of shuffle(random, examples)) {
      const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - isNote;
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0;
        const gradient = error + DECAY * weight;
        const square = (squares.get(feature) ?? 0) + gradient ** 2;
        squares.set(feature, square);
        weights.set(feature, weight - (STEP * gradient) / Math.sqrt(square + Number.EPSILON));
      }
    }
  }
  const rounded = [...weights]
    .filter(([feature]) => feature !== BIAS)
    .map(([feature, weight]) => [feature, round(weight)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { bias: round(weights.get(BIAS) ?? 0), weights: Object.fromEntries(rounded) };
}

/** Two decimals; -0 becomes 0, as in JSON. */
const round = (weight: number) => Number(weight.toFixed(2)) || 0;

/** The examples without features that hardly any of them has. */
function withoutRare(examples: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isKnown = (feature: string) => (counts.get(feature) ?? 0) >= FEWEST_CLAUSES;
  return examples.map(({ isNote, features }) => ({ isNote, features: features.filter(isKnown) }));
}
