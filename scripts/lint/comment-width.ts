/**
 * The parts of oxlint's plugin API (ESLint's) that the rule uses; oxlint publishes no types of it.
 */
interface Comment {
  readonly value: string;
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}
interface Context {
  readonly sourceCode: {
    readonly lines: readonly string[];
    readonly getAllComments: () => readonly Comment[];
  };
  readonly report: (finding: { readonly loc: Comment["loc"]; readonly message: string }) => void;
}

const MAX_COLUMNS = 100;

/**
 * Reports each comment with a line that is too wide. Comments behind code share its line and are
 * the formatter's concern; directives of the linter cannot be wrapped.
 */
function check({ sourceCode, report }: Context): void {
  for (const { value, loc } of sourceCode.getAllComments()) {
    const lines = sourceCode.lines.slice(loc.start.line - 1, loc.end.line);
    if (/^\s*oxlint-/.test(value) || !/^\s*(?:\{?\/\*|\/\/)/.test(lines[0] ?? "")) continue;
    if (lines.some((line) => line.length > MAX_COLUMNS))
      report({ loc, message: `comments are wrapped at ${MAX_COLUMNS} columns` });
  }
}

/** Rule `adloom/comment-width` of `plugin.ts`: comments are at most 100 columns wide. */
export const commentWidth = {
  create: (context: Context) => ({ Program: () => check(context) }),
};
