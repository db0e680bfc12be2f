import { billingMessages } from "../../../core/billing/messages.ts";
import { isApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast-context.ts";
import { useOpenPortal } from "./portal-request.ts";

/** Leads to where the card is changed. */
export function PaymentButton({ label, small = false }: { label: string; small?: boolean }) {
  const portal = useOpenPortal();
  const toast = useToast();
  const open = () =>
    portal.mutate(undefined, {
      onError: (error) => toast.error(isApiError(error) ? error.message : billingMessages.unavailable),
    });
  return (
    <Button size={small ? "small" : "medium"} busy={portal.isPending} onClick={open}>
      {label}
    </Button>
  );
}
