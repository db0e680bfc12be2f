import type { ReactNode, SubmitEvent } from "react";

interface AccountFormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/**
 * `<form>` element of all account forms (such as `login/login-form.tsx` and
 * `sign-up/signup-form.tsx`), without native validation; `onSubmit` validates and sends.
 * `method="post"` keeps the password out of the URL if the form is submitted before the script has
 * loaded.
 */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      {children}
    </form>
  );
}
