import { billingMessages } from "#core/billing/messages.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useOpenPortal } from "./portal-request.ts";

/**
 * Button that opens the payment provider's portal to change the card (`useOpenPortal`), in
 * `PlanFacts` and `FailedPaymentNote`. An error is a toast; its words are
 * `billingMessages.unavailable` in `core/billing/messages.ts`.
 */
export function PaymentButton({ label, small = false }: { label: string; small?: boolean }) {
  const portal = useOpenPortal();
  const toast = useToast();
  const open = () =>
    portal.mutate(undefined, {
      onError: (error) => toast.error(failureMessage(error, billingMessages.unavailable)),
    });
  return (
    <Button size={small ? "small" : "medium"} busy={portal.isPending} onClick={open}>
      {label}
    </Button>
  );
}
