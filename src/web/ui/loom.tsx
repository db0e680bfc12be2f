import type { CSSProperties } from "react";
import { cx } from "./cx.ts";

interface ProgressProps {
  /** How much is done, 0 to 100. Real progress only. */
  done: number;
  /** What is progressing, for assistive technology, for example "Ads written". */
  label: string;
  /** The same in words, for example "1 of 3". */
  valueText?: string;
  className?: string;
}

function progressProps({ done, label, valueText }: ProgressProps) {
  const value = Math.min(100, Math.max(0, done));
  return {
    role: "progressbar",
    "aria-label": label,
    "aria-valuenow": Math.round(value),
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuetext": valueText,
    style: { "--done": value } as CSSProperties,
  };
}

/** Waiting: bare vertical threads. */
export function Warp({ className }: { className?: string }) {
  return <div aria-hidden className={cx("loom-warp", className)} />;
}

/** Work on an area (an image): cloth rises from the bottom. */
export function Weave(props: ProgressProps) {
  return <div {...progressProps(props)} className={cx("loom-weave", props.className)} />;
}

/** Work on a line of text or a period: a 12 px selvedge filled from the left. */
export function Selvedge(props: ProgressProps) {
  return <div {...progressProps(props)} className={cx("loom-selvedge", props.className)} />;
}

/** The thin thread under a card's head. */
export function Thread(props: ProgressProps) {
  return <div {...progressProps(props)} className={cx("loom-thread", props.className)} />;
}

/** Quota: counted strands, used ones coloured, amber when all are used. */
export function Strands(props: ProgressProps) {
  return (
    <div
      {...progressProps(props)}
      data-full={props.done >= 100 || undefined}
      className={cx("loom-strands", props.className)}
    />
  );
}
