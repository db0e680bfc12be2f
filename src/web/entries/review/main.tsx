import { createRoot } from "react-dom/client";
import { reviewCalls } from "#web/features/review-page/review-calls.ts";
import { ReviewPage } from "#web/features/review-page/review-page.tsx";

/** Characters of the token that name this link in the browser's storage; too few to open it. */
const KEY_LENGTH = 8;

const [, token = ""] = location.pathname.split("/").filter((part) => part !== "");
const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(<ReviewPage calls={reviewCalls(token)} storageKey={token.slice(0, KEY_LENGTH)} />);
