/**
 * The parts of oxlint's plugin API (ESLint's) that the rule uses; oxlint publishes no types of it.
 */
interface Node {
  readonly loc: { readonly start: { readonly line: number } };
  readonly parent: { readonly type: string };
  /** `null` in `export { name }`. */
  readonly declaration: { readonly type: string } | null;
}
interface Context {
  readonly sourceCode: {
    readonly getCommentsBefore: (
      node: Node,
    ) => readonly { readonly value: string; readonly loc: { readonly end: { readonly line: number } } }[];
  };
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void;
}

/** Comments that only direct the linter. */
const DIRECTIVE = /^\s*(?:ox|es)lint-/;

/** Reports an export of a module without a comment on the line above it. */
function check(context: Context, node: Node): void {
  if (node.declaration === null || node.parent.type !== "Program") return;
  const comments = context.sourceCode.getCommentsBefore(node);
  const last = comments.filter(({ value }) => !DIRECTIVE.test(value)).at(-1);
  const directives = last ? comments.length - 1 - comments.indexOf(last) : 0;
  if (last && last.loc.end.line + directives === node.loc.start.line - 1) return;
  context.report({ node, message: "exports have a docstring: what it does, and who uses it or when" });
}

/** Rule `adloom/docstring` of `plugin.ts`: every export has a docstring. */
export const docstring = {
  create: (context: Context) => ({
    ExportNamedDeclaration: (node: Node) => check(context, node),
    ExportDefaultDeclaration: (node: Node) => check(context, node),
  }),
};
