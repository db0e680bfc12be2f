import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { Menu } from "@base-ui/react/menu";
import { useState } from "react";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { BrandMark } from "#web/lib/brand-mark.tsx";
import { useChosenBrand } from "./chosen-brand.ts";
import { useCreateBrand, useDeleteBrand } from "./use-brand-actions.ts";

const ITEM =
  "flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-body outline-hidden select-none data-highlighted:bg-sunken dark:data-highlighted:bg-line data-disabled:text-ink-3";

/**
 * Menu in the head of the brand page (`BrandSwitch` loads it): switches between brands, creates one
 * up to `BRAND_LIMITS.brandsPerUser` (`core/brands/limits.ts`), and deletes the shown one after a
 * question. Words: `core/brands/brands.copy.ts`.
 */
export function BrandMenu() {
  const { brands, brand, choose } = useChosenBrand();
  const create = useCreateBrand();
  const remove = useDeleteBrand();
  const [asking, setAsking] = useState(false);
  if (!brand) return null;
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className={`${buttonStyles({})} min-w-0 max-sm:w-full`}>
          <BrandMark brand={brand} className="size-5.5" />
          <span className="sr-only">{brandsCopy.switchBrand}:</span>
          <span className="max-w-48 min-w-0 truncate">{brand.name}</span>
          <ChevronsUpDown aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className="z-40">
            <Menu.Popup className="max-h-[min(440px,80dvh)] w-64 overflow-y-auto rounded-lg border border-line bg-overlay p-1.5 shadow-lg outline-hidden">
              <Menu.RadioGroup value={brand.id} onValueChange={(id: string) => choose(id)}>
                {brands.map((other) => (
                  <Menu.RadioItem key={other.id} value={other.id} closeOnClick className={ITEM}>
                    <BrandMark brand={other} className="size-5.5" />
                    <span className="min-w-0 flex-1 truncate">{other.name}</span>
                    <Menu.RadioItemIndicator className="text-brand-text">✓</Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
              <Menu.Separator className="my-1.5 h-px bg-line" />
              <Menu.Item
                className={ITEM}
                disabled={brands.length >= BRAND_LIMITS.brandsPerUser}
                onClick={() => create.mutate(undefined, { onSuccess: ({ id }) => choose(id) })}
              >
                <Plus aria-hidden className="size-4" />
                {brandsCopy.newBrand}
              </Menu.Item>
              <Menu.Item className={`${ITEM} text-bad`} onClick={() => setAsking(true)}>
                <Trash aria-hidden className="size-4" />
                {brandsCopy.deleteBrand}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={brandsCopy.deleteQuestion(brand.name)}
        description={brandsCopy.deletePoints}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{brandsCopy.keep}</Button>
            <Button
              variant="destructive-solid"
              onClick={() => {
                setAsking(false);
                void remove(brand);
              }}
            >
              {brandsCopy.deleteBrand}
            </Button>
          </>
        }
      />
    </>
  );
}
