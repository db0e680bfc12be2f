import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { overviewCopy } from "#core/overview/overview.copy.ts";
import { openGenerationStream } from "../features/generations/generation-stream.ts";
import { OverviewPage } from "../features/overview/overview-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { TOOL_PATHS } from "../lib/paths.ts";
import { buttonStyles } from "../ui/button-styles.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `overviewCopy` in `core/overview/overview.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: overviewCopy.title });

/**
 * Page /dashboard: figures, recent activity and results (`OverviewPage` in
 * `features/overview/overview-page.tsx`), kept current by `openGenerationStream`, and the link to
 * the tool for text ads. Title (`meta` here) and lead: `core/overview/overview.copy.ts`;
 * `routes.ts` gives the path. `SessionGate` (`features/shell/session-gate.tsx`) admits signed-in
 * users only.
 */
export default function Overview() {
  return (
    <>
      <PageHeader
        title={overviewCopy.title}
        lead={overviewCopy.lead}
        action={
          <Link to={TOOL_PATHS.text} prefetch="intent" className={buttonStyles({ variant: "primary" })}>
            <Plus aria-hidden className="size-4" />
            {overviewCopy.newAd}
          </Link>
        }
      />
      <SessionGate>
        <OverviewPage openStream={openGenerationStream} />
      </SessionGate>
    </>
  );
}
