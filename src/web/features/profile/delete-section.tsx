import { useState } from "react";
import { deleteAccountCopy } from "#core/account/profile.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DeletedDialog } from "./deleted-dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";

/**
 * Section of `ProfilePage` to delete the account; opens `DeleteDialog`, then `DeletedDialog`.
 * Words: `deleteAccountCopy` in `core/account/profile.copy.ts`.
 */
export function DeleteSection() {
  const [state, setState] = useState<"closed" | "asking" | "deleted">("closed");
  return (
    <SettingsSection title={deleteAccountCopy.title} lead={deleteAccountCopy.lead}>
      <p className="text-pretty">{deleteAccountCopy.text}</p>
      <div>
        <Button variant="destructive" className="max-sm:w-full" onClick={() => setState("asking")}>
          {deleteAccountCopy.open}
        </Button>
      </div>
      {state === "deleted" ? (
        <DeletedDialog />
      ) : (
        <DeleteDialog
          open={state === "asking"}
          onClose={() => setState("closed")}
          onDeleted={() => setState("deleted")}
        />
      )}
    </SettingsSection>
  );
}
