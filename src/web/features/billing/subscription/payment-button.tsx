import { billingMessages } from "#core/billing/messages.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useOpenPortal } from "./portal-request.ts";

/** Button of the billing page that opens the payment provider's page to change the card. */
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
