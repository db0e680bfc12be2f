import Download from "lucide-react/icons/download";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { CopyButton } from "./copy-button.tsx";

const copy = secondFactorSettingsCopy.codes;

function downloadCodes(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = copy.fileName;
  link.click();
  URL.revokeObjectURL(url);
}

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/**
 * Dialog of `SecondFactorSection` that shows new recovery codes (number: `RECOVERY_CODES` in
 * `core/account/limits.ts`, form: `recovery-code.ts` of the server), once, to copy or download.
 * Only its button closes it, so that no stray click loses them. Words and file name:
 * `core/account/second-factor-settings.copy.ts`.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join("\n");
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      title={copy.shownTitle}
      description={copy.shownText}
      actions={
        <>
          <Button onClick={() => downloadCodes(codes)}>
            <Download aria-hidden className="size-4" />
            {copy.download}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {copy.done}
          </Button>
        </>
      }
    >
      <div className="flex items-start gap-2">
        <ul
          aria-label={copy.listLabel}
          className="grid flex-1 gap-1 rounded-md bg-sunken px-4 py-3 tabular-nums"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <CopyButton text={text} label={copy.copy} done={copy.copied} failed={copy.copyFailed} />
      </div>
    </Dialog>
  );
}
