import { commentWidth } from "./comment-width.ts";
import { docstring } from "./docstrings.ts";

/** Plugin of `oxlint.config.ts` with the project's rules for comments. */
export default { meta: { name: "adloom" }, rules: { "comment-width": commentWidth, docstring } };
