import { startTransition, useId, useOptimistic } from "react";
import { OPTIONAL_MAILS, optionalMailCopy, type OptionalMail } from "#core/account/mail-settings.ts";
import { mailsCopy } from "#core/account/profile.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useChangeMailSettings, useMailSettings } from "./mails-request.ts";
import { SectionStatus } from "./section-status.tsx";
import { SettingsSection } from "./settings-section.tsx";

/**
 * Section `#mails` of `ProfilePage` with the mails that the user can switch off. List and names:
 * `OPTIONAL_MAILS` in `core/account/mail-settings.ts`; other words: `mailsCopy` in
 * `core/account/profile.copy.ts`.
 */
export function MailsSection() {
  const query = useMailSettings();
  const { data } = query;
  return (
    <SettingsSection anchor="mails" title={mailsCopy.title} lead={mailsCopy.lead}>
      <SectionStatus query={query} message={mailsCopy.loadFailed} />
      {data && (
        <ul aria-label={mailsCopy.title} className="divide-y divide-line">
          {OPTIONAL_MAILS.map((mail) => (
            <Mail key={mail} mail={mail} isOn={data[mail]} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Mail({ mail, isOn }: { readonly mail: OptionalMail; readonly isOn: boolean }) {
  const [isShownOn, showOn] = useOptimistic(isOn);
  const change = useChangeMailSettings();
  const toast = useToast();
  const id = useId();
  const { name, what } = optionalMailCopy[mail];

  function store(next: boolean) {
    startTransition(async () => {
      showOn(next);
      try {
        await change.mutateAsync({ [mail]: next });
      } catch (error) {
        toast.error(failureMessage(error, mailsCopy.failed));
      }
    });
  }

  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <label className="flex cursor-pointer items-start gap-3">
        <Checkbox
          aria-describedby={id}
          className="mt-0.5"
          checked={isShownOn}
          onChange={({ target }) => store(target.checked)}
        />
        <span className="font-medium">{name}</span>
      </label>
      <p id={id} className="mt-0.5 pl-7 text-label text-pretty text-ink-3">
        {what}
      </p>
    </li>
  );
}
