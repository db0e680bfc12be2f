import { UPLOAD_TYPES } from "#core/limits.ts";
import { useRef, type ChangeEvent } from "react";
import type { ProfileResponse } from "#core/account/responses.ts";
import { avatarMessages, avatarCopy } from "#core/account/profile.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useChangeAvatar, useRemoveAvatar } from "./avatar-request.ts";
import { validateAvatar } from "./validate-avatar.ts";

/**
 * Part of `DetailsSection`: avatar with buttons to change and remove it; results are toasts. Types:
 * `UPLOAD_TYPES` in `core/limits.ts`; refused files: `validate-avatar.ts`; words: `avatarCopy` and
 * `avatarMessages` in `core/account/profile.copy.ts`.
 */
export function AvatarControl({ profile }: { profile: ProfileResponse }) {
  const toast = useToast();
  const change = useChangeAvatar();
  const remove = useRemoveAvatar();
  const input = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const { fullName, avatarUrl } = profile;

  function onFileChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = "";
    if (!file) return;
    const problem = validateAvatar(file);
    if (problem !== undefined) return void toast.error(problem);
    const id = toast.loading(avatarMessages.uploading);
    change.mutate(file, {
      onSuccess: () => toast.success(avatarMessages.updated, { id }),
      onError: (error) => toast.error(failureMessage(error, avatarMessages.uploadFailed), { id }),
    });
  }

  function removeAvatar() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(avatarMessages.removed);
        // The focused button was unmounted.
        changeButton.current?.focus();
      },
      onError: (error) => toast.error(failureMessage(error, avatarMessages.removeFailed)),
    });
  }

  return (
    <div className="flex items-center gap-5 max-sm:gap-4">
      <Avatar name={fullName} src={avatarUrl} alt={avatarCopy.alt} className="size-20 text-title" />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={changeButton}
            size="small"
            busy={change.isPending}
            busyLabel={avatarCopy.uploading}
            onClick={() => input.current?.click()}
          >
            {avatarCopy.change}
          </Button>
          {avatarUrl !== null && (
            <Button
              size="small"
              variant="ghost"
              busy={remove.isPending}
              disabled={change.isPending}
              onClick={removeAvatar}
            >
              {avatarCopy.remove}
            </Button>
          )}
        </div>
        <p className="text-caption text-ink-3">{avatarCopy.hint}</p>
        <input ref={input} type="file" accept={UPLOAD_TYPES.join(",")} hidden onChange={onFileChange} />
      </div>
    </div>
  );
}
