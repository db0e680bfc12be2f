import type { ReactNode, SubmitEventHandler } from "react";
import { Card } from "#web/ui/card.tsx";
import { BRIEF_TITLE_ID } from "./scroll-to-result.ts";

interface BriefFormProps {
  readonly title: string;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Picker of brand and product, above the fields. */
  readonly picker: ReactNode;
  readonly children: ReactNode;
}

/**
 * Card with the form of a tool's brief, without native validation: heading, brand picker and
 * fields. `text-ad-form.tsx`, `image-form.tsx`, `video-form.tsx` and `campaign-form.tsx` use it and
 * hand in the words.
 */
export function BriefForm({ title, onSubmit, picker, children }: BriefFormProps) {
  return (
    <Card padded>
      <form noValidate onSubmit={onSubmit} aria-labelledby={BRIEF_TITLE_ID} className="grid gap-5">
        <h2 id={BRIEF_TITLE_ID} className="text-card font-semibold">
          {title}
        </h2>
        {picker}
        {children}
      </form>
    </Card>
  );
}
