import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/**
 * Meaning of a badge, which decides its color and icon (`TONES` and `Mark` in this file); features
 * map their states to it.
 */
export type BadgeTone = "ok" | "warn" | "bad" | "info" | "working" | "waiting" | "brand" | "neutral";

const TONES: Record<BadgeTone, string> = {
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  info: "bg-info-soft text-info",
  working: "bg-brand-soft text-brand-text",
  waiting: "bg-sunken text-ink-2 inset-ring inset-ring-line",
  brand: "bg-brand-soft text-brand-text",
  neutral: "bg-sunken text-ink-2 inset-ring inset-ring-line",
};

/**
 * Icon of a status badge: vertical lines while waiting, crossed lines while working, else a dot.
 */
function Mark({ tone }: { tone: BadgeTone }) {
  if (tone === "brand" || tone === "neutral") return null;
  if (tone === "working" || tone === "waiting") {
    return (
      <svg aria-hidden width="9" height="8" stroke="currentColor" strokeWidth="1.5" className="shrink-0">
        <path d="M.75 0v8M4.5 0v8M8.25 0v8" />
        {tone === "working" && <path d="M0 4h9" strokeWidth="2" />}
      </svg>
    );
  }
  return <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />;
}

/**
 * Small label for a status or an attribute, in lists, cards and headings of all features, which
 * hand in the words. Colors and icons by tone: `TONES` and `Mark` in this file.
 */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex h-5.5 items-center gap-1.5 rounded-sm px-2 text-caption font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      <Mark tone={tone} />
      {children}
    </span>
  );
}
