import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { keysCopy } from "#core/campaigns/board.copy.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Kbd } from "#web/ui/kbd.tsx";

/**
 * Dialog with the list of all keys; `KeysButton` loads and opens it. The list is `keysCopy` in
 * `core/campaigns/board.copy.ts`; the keys themselves are in the components (see `shortcut.ts`).
 */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[min(480px,calc(100vw-32px))] -translate-1/2 overflow-y-auto rounded-xl bg-overlay p-6 shadow-lg">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-card font-semibold">{keysCopy.title}</Dialog.Title>
            <Dialog.Close render={<IconButton label={keysCopy.close} />}>
              <X aria-hidden className="size-4.5" />
            </Dialog.Close>
          </div>
          {keysCopy.groups.map(({ title, keys }) => (
            <section key={title} className="mt-4">
              <h3 className="text-caption font-medium text-ink-2">{title}</h3>
              <dl className="mt-1 divide-y divide-line">
                {keys.map((row) => (
                  <div key={row.does} className="flex items-center justify-between gap-4 py-2 text-label">
                    <dt className="order-2 flex shrink-0 gap-1">
                      {row.keys.map((key) => (
                        <Kbd key={key} isAlwaysShown>
                          {key}
                        </Kbd>
                      ))}
                    </dt>
                    <dd>{row.does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
