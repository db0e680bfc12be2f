import { Link } from "react-router";
import { overviewWords } from "../../../core/shell.ts";
import { paths } from "../../lib/paths.ts";
import { buttonStyles } from "../../ui/button-styles.ts";
import { Card } from "../../ui/card.tsx";
import { Cloth } from "../../ui/cloth.tsx";

/** The one thing to do next. */
export function FirstStep() {
  return (
    <Card padded className="flex items-center gap-10 max-sm:flex-col max-sm:items-start max-sm:gap-6">
      <div className="shrink-0">
        <Cloth />
      </div>
      <div className="max-w-112">
        <h2 className="text-card font-semibold">{overviewWords.nextTitle}</h2>
        <p className="mt-1 text-pretty text-ink-2">{overviewWords.nextText}</p>
        <Link
          to={paths.textAds}
          prefetch="intent"
          className={`${buttonStyles({ variant: "primary" })} mt-5 max-sm:w-full`}
        >
          {overviewWords.nextAction}
        </Link>
      </div>
    </Card>
  );
}
