import { useMutation } from "@tanstack/react-query";
import { apiFetch } from "#web/lib/api.ts";
import { leaveFor } from "../leave-for.ts";
import { useReloadOnConflict } from "./subscription-request.ts";

/** Opens the payment provider's portal for card and invoices in this tab. */
export function useOpenPortal() {
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: async () => {
      const { url } = await apiFetch<{ url: string }>("/api/subscription/portal", { method: "POST" });
      leaveFor(url);
    },
    onError: reloadOnConflict,
  });
}
