import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import { accountLoadingToasts } from "#core/account/account-form-toasts.ts";
import { api } from "#web/lib/api.ts";
import {
  askForPasskey,
  cancelPasskeyRequest,
  canSuggestPasskeys,
  isSuperseded,
  passkeyMessage,
  suggestPasskeys,
} from "#web/lib/passkeys.ts";
import type { Toasts } from "#web/ui/toast-context.ts";

interface Page {
  readonly toast: Toasts;
  readonly enterDashboard: (toastId: string) => Promise<void>;
}

/**
 * The passkey dialog of the login page, made by `createPasskeySignIn` and used by
 * `usePasskeySignIn`: opened by the button, or suggested by the browser in the email field.
 */
export interface PasskeySignIn {
  /** Opens the browser's dialog. */
  readonly start: () => Promise<void>;
  /** Offers passkeys in the suggestions of the email field, where the browser can. */
  readonly suggest: () => Promise<void>;
  /** Aborts pending requests when the page is left. */
  readonly cancel: () => void;
}

const fetchOptions = () => api("POST /api/auth/passkeys/sign-in/options");

/**
 * Creates the sign-in with a passkey alone (`start`, `suggest`, `cancel`); `usePasskeySignIn`
 * imports it lazily. Routes: `POST /api/auth/passkeys/sign-in`, also `/options`
 * (`passkey-sign-in.service.ts` of the server); the browser's calls: `lib/passkeys.ts`. Toasts:
 * `core/account/account-form-toasts.ts`, for errors `second-factor.copy.ts` there, none for a
 * suggestion not chosen. `use-enter-dashboard.ts` decides where the user lands.
 */
export function createPasskeySignIn({ toast, enterDashboard }: Page): PasskeySignIn {
  // The browser has one request at a time, and the dialog has precedence.
  let current: "none" | "suggestions" | "dialog" = "none";

  /** Sends the chosen passkey and enters the dashboard. */
  async function finish(credential: Awaited<ReturnType<typeof askForPasskey>>) {
    const id = toast.loading(accountLoadingToasts.signingIn);
    try {
      await api("POST /api/auth/passkeys/sign-in", { body: { credential } });
      await enterDashboard(id);
    } catch (error) {
      toast.error(passkeyMessage(error, secondFactorCopy), { id });
    }
  }

  return {
    async start() {
      current = "dialog";
      try {
        await finish(await askForPasskey(await fetchOptions()));
      } catch (error) {
        if (!isSuperseded(error)) toast.error(passkeyMessage(error, secondFactorCopy));
      } finally {
        current = "none";
      }
    },
    async suggest() {
      if (current !== "none") return;
      // Before the first wait, in which the button may open the dialog.
      current = "suggestions";
      const isCurrent = () => current === "suggestions";
      try {
        if (!(await canSuggestPasskeys()) || !isCurrent()) return;
        const options = await fetchOptions();
        if (isCurrent()) await finish(await suggestPasskeys(options));
      } catch {
        // No passkey was chosen: the password and the button remain.
      } finally {
        if (isCurrent()) current = "none";
      }
    },
    cancel() {
      current = "dialog";
      cancelPasskeyRequest();
    },
  };
}
