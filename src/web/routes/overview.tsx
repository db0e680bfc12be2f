import { overviewWords } from "../../core/shell.ts";
import { FirstStep } from "../features/overview/first-step.tsx";
import { ToolList } from "../features/overview/tool-list.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: overviewWords.title });

export default function Overview() {
  return (
    <>
      <PageHead title={overviewWords.title} lead={overviewWords.lead} />
      <FirstStep />
      <ToolList />
    </>
  );
}
