import { useEffect } from "react";
import { crashCopy } from "#core/connection.copy.ts";
import { PRODUCT } from "#core/product.ts";
import { paths } from "#web/lib/paths.ts";
import { focusHeading } from "#web/lib/use-focus-heading.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card } from "#web/ui/card.tsx";
import { ClothIllustration } from "#web/ui/cloth-illustration.tsx";
import { useToast } from "#web/ui/toast-context.ts";

interface PageProblemProps {
  error: unknown;
  reference: string;
}

/** Error report for the support. Contains no user input. */
function errorReport({ error, reference }: PageProblemProps): string {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `${PRODUCT.name} ${crashCopy.reference} ${reference}`,
    new Date().toISOString(),
    window.location.pathname,
    navigator.userAgent,
    details,
  ].join("\n");
}

/**
 * Replaces a crashed page in `PageBoundary`: offers a reload, a link to the overview and an error
 * report to copy: reference, time, path, browser and stack, without user input. Words: `crashCopy`
 * in `core/connection.copy.ts`.
 */
export function PageError(props: PageProblemProps) {
  const toast = useToast();
  useEffect(focusHeading, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(errorReport(props));
      toast.success(crashCopy.copied);
    } catch {
      toast.error(crashCopy.copyFailed);
    }
  }

  return (
    <Card className="grid max-w-160 justify-items-start p-8 max-sm:p-5">
      <title>{`${crashCopy.title} · ${PRODUCT.name}`}</title>
      <ClothIllustration rows={2} />
      <h1 tabIndex={-1} className="mt-6 text-title font-semibold">
        {crashCopy.title}
      </h1>
      <p className="mt-2 text-pretty text-ink-2">{crashCopy.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {crashCopy.reload}
        </Button>
        <a href={paths.overview} className={buttonStyles({})}>
          {crashCopy.overview}
        </a>
      </div>
      <div className="mt-8 flex w-full flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-5 text-label text-ink-2">
        <p>
          {crashCopy.reference}{" "}
          <code className="font-sans font-medium text-ink tabular-nums">{props.reference}</code>
        </p>
        <Button size="small" onClick={() => void copy()}>
          {crashCopy.copy}
        </Button>
        <p className="basis-full text-ink-3">{crashCopy.hint}</p>
      </div>
    </Card>
  );
}
