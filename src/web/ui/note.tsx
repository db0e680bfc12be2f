import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Meaning of a note, which decides its color and icon. */
type NoteTone = "neutral" | "brand" | "bad" | "warn" | "ok";

const TONES: Record<NoteTone, string> = {
  neutral: "bg-sunken inset-ring inset-ring-line",
  brand: "bg-brand-softer inset-ring inset-ring-brand-line",
  bad: "bg-bad-soft text-bad",
  warn: "bg-warn-soft text-warn",
  ok: "bg-ok-soft text-ok",
};

interface NoteProps {
  tone?: NoteTone;
  icon?: ReactNode;
  /** One button, right-aligned. */
  action?: ReactNode;
  /** "alert" interrupts screen readers: use it only for new errors. */
  role?: "alert" | "status" | "note";
  /** First line. */
  title?: string;
  children: ReactNode;
}

/**
 * Inline message of all features, placed next to the content it refers to; screen readers are
 * interrupted by the role "alert" only; the words come from the caller, the colors of tones are
 * `TONES` in this file.
 */
export function Note({ tone = "neutral", icon, action, role = "note", title, children }: NoteProps) {
  return (
    <div
      role={role}
      className={cx("flex flex-wrap items-center gap-3 rounded-md px-4 py-3 text-label", TONES[tone])}
    >
      {icon}
      {title === undefined ? (
        <div className="min-w-48 flex-1 text-pretty">{children}</div>
      ) : (
        <div className="min-w-48 flex-1 text-pretty">
          <p className="font-semibold">{title}</p>
          <div>{children}</div>
        </div>
      )}
      {action}
    </div>
  );
}
