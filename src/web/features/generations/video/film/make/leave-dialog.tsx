import { useBlocker } from "react-router";
import { makingCopy } from "#core/film/making.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/**
 * Dialog of `FilmEditor` that asks before another page is opened while a video is made in this
 * browser; `onLeave` stops it. Words: `makingCopy` in `core/film/making.copy.ts`.
 */
export function LeaveDialog({ isBusy, onLeave }: { isBusy: boolean; onLeave: () => void }) {
  const blocker = useBlocker(isBusy);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onOpenChange={() => blocker.reset()}
      title={makingCopy.leaveTitle}
      description={makingCopy.leaveText}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{makingCopy.stay}</Button>
          <Button
            variant="destructive"
            onClick={() => {
              onLeave();
              blocker.proceed();
            }}
          >
            {makingCopy.leave}
          </Button>
        </>
      }
    />
  );
}
