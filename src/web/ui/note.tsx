import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type NoteTone = "neutral" | "brand" | "bad" | "warn" | "ok";

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
  /** One button at the right. */
  action?: ReactNode;
  /** "alert" interrupts a screen reader: only for something that just went wrong. */
  role?: "alert" | "status" | "note";
  /** What it says first, on a line of its own. */
  title?: string;
  children: ReactNode;
}

/** Something the page has to say, at the place it concerns. */
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
