import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import { pickerCopy } from "#core/brands/picker.copy.ts";
import { BrandChoices } from "./brand-choices.tsx";
import type { BrandFill } from "./use-brand-fill.tsx";

interface BrandPopupProps {
  readonly onClose: () => void;
  /** The picker's button, below which the list opens. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly fill: BrandFill;
}

/**
 * Popup of `BrandPicker` with brands and products; mounted while it is open. Words: `pickerCopy` in
 * `core/brands/picker.copy.ts`.
 */
export function BrandPopup({ onClose, anchor, fill }: BrandPopupProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(next, { event }) => {
        // The button closes the list itself.
        if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
        if (!next) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={6} className="z-40 w-(--anchor-width)">
          <Popover.Popup
            aria-label={pickerCopy.label}
            finalFocus={anchor}
            className="flex max-h-[min(460px,var(--available-height))] flex-col overflow-hidden rounded-lg border border-line bg-overlay shadow-lg outline-hidden"
          >
            <BrandChoices
              onChoose={(chosen, chosenProduct) => {
                onClose();
                void fill.choose(chosen, chosenProduct);
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
