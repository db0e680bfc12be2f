import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect, useRef } from "react";
import { connectionCopy } from "#core/connection.copy.ts";
import { useConnection, useConnectionStore } from "#web/lib/connection.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * Banner of `DashboardFrame` while offline or while the server is unreachable
 * (`lib/connection.tsx`), and a toast when that ends. It overlays the bottom of the page to avoid a
 * layout shift. The live region is always mounted: screen readers announce changes only. Words:
 * `core/connection.copy.ts`.
 */
export function ConnectionBanner() {
  const connection = useConnection();
  const store = useConnectionStore();
  const toast = useToast();
  const wasDisconnected = useRef(false);
  useEffect(() => {
    if (connection === "ok" && wasDisconnected.current) toast.success(connectionCopy.reconnected);
    wasDisconnected.current = connection !== "ok";
  }, [connection, toast]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed right-17 bottom-4 left-4 z-30 flex justify-center sm:bottom-5 lg:left-[266px]"
    >
      {connection !== "ok" && (
        <div className="pointer-events-auto flex max-w-160 animate-appear items-center gap-3 rounded-toast border border-line bg-overlay py-2.5 pr-3 pl-4 text-label shadow-lg dark:border-transparent">
          <WifiOff aria-hidden className="size-4.5 shrink-0 text-warn" strokeWidth={1.75} />
          <p className="min-w-0">
            <b className="font-semibold">
              {connection === "offline" ? connectionCopy.offlineTitle : connectionCopy.unreachableTitle}
            </b>{" "}
            {connectionCopy.inputKept}{" "}
            <span className="max-sm:sr-only">
              {connection === "offline" ? connectionCopy.offlineText : connectionCopy.unreachableText}
            </span>
          </p>
          {connection === "unreachable" && (
            <Button size="small" onClick={() => void store.check()}>
              {connectionCopy.tryNow}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
