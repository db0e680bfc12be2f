import { coming } from "../../core/shell.ts";
import { ComingPage } from "../features/shell/coming-page.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () => pageMeta({ title: coming.profile.title });

export default function Profile() {
  return <ComingPage words={coming.profile} />;
}
