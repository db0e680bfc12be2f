import type { ReactNode, SubmitEvent } from "react";

interface AccountFormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  children: ReactNode;
}

/** A form whose checks are ours. `post`: sent before the script has loaded, no password may end up in the address. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      {children}
    </form>
  );
}
