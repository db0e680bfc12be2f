import { Toast, type ToastObject } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import type { CSSProperties } from "react";
import { buttonStyles } from "./button-styles.ts";
import { cx } from "./cx.ts";
import { TOAST_MS } from "./toast-context.ts";

const TONES: Record<string, string> = {
  success: "text-ok",
  error: "text-bad",
  info: "text-info",
  loading: "text-weft",
};

function ToneIcon({ type }: { type: string | undefined }) {
  if (type === "loading") return <span aria-hidden className="spin m-0.5 [--spin-bg:var(--color-overlay)]" />;
  const Icon = type === "success" ? CircleCheck : type === "error" ? CircleAlert : Info;
  return <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />;
}

/**
 * One toast of `Toaster`: icon, text, an optional action such as Undo, and a bar with the remaining
 * time (`TOAST_MS` in `toast-context.ts` unless the caller states another). Motion:
 * `styles/toast.css`; the label of the close button is in this file.
 */
export function ToastItem({ toast }: { toast: ToastObject<object> }) {
  const tone = TONES[toast.type ?? "info"];
  const style = { "--toast-time": `${toast.timeout ?? TOAST_MS}ms` } as CSSProperties;
  return (
    // "group" instead of Base UI's "dialog": a dialog named "Email is required" would match queries
    // for the email field by accessible name.
    <Toast.Root
      toast={toast}
      role="group"
      aria-modal={undefined}
      className="toast relative flex shrink-0 items-start gap-3 overflow-hidden rounded-toast border border-line bg-overlay py-3.5 pr-3 pl-4 font-medium shadow-lg dark:border-transparent"
    >
      <span className={cx("mt-px shrink-0", tone)}>
        <ToneIcon type={toast.type} />
      </span>
      <p className="min-w-0 flex-1 pb-0.5 wrap-anywhere">{toast.title}</p>
      {toast.actionProps && (
        <Toast.Action className={cx(buttonStyles({ variant: "secondary", size: "small" }), "-my-1.5")} />
      )}
      <Toast.Close
        aria-label="Close"
        // Base UI hides the button in a collapsed stack; this stack is always expanded.
        aria-hidden={false}
        className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:-m-3 pointer-coarse:size-11"
      >
        <X aria-hidden className="size-3.5" />
      </Toast.Close>
      <span
        key={toast.updateKey}
        aria-hidden
        data-running={toast.type === "loading" ? undefined : ""}
        style={style}
        className={cx("toast-bar", tone)}
      />
    </Toast.Root>
  );
}
