import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import type { Disclaimer } from "#core/brands/brand.ts";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { MARKETS } from "#core/brands/markets.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { useUndoToast } from "../use-undo-toast.ts";
import { KitCard } from "./kit-card.tsx";
import type { KitForm } from "./use-brand-form.ts";

const names = new Intl.DisplayNames("en", { type: "region" });
const OPTIONS = MARKETS.map((value) => ({
  value,
  label: value === "" ? kitCopy.allMarkets : (names.of(value) ?? value),
}));

/**
 * Card of the kit (`brand-kit.tsx`) with sentences that ads of a market must contain, at most
 * `BRAND_LIMITS.disclaimers` (`core/brands/limits.ts`). Markets: `core/brands/markets.ts`; words:
 * `kitCopy` in `core/brands/brands.copy.ts`.
 */
export function DisclaimersCard({ form }: { form: KitForm }) {
  const { disclaimers } = form.values;
  const showUndo = useUndoToast();
  const set = (entries: Disclaimer[], when?: "now") => form.set({ disclaimers: entries }, when);
  const change = (at: number, fields: Partial<Disclaimer>) =>
    set(disclaimers.map((entry, index) => (index === at ? { ...entry, ...fields } : entry)));
  return (
    <KitCard
      title={kitCopy.fields.disclaimers}
      aside={
        <Button
          size="small"
          disabled={disclaimers.length >= BRAND_LIMITS.disclaimers}
          onClick={() => set([...disclaimers, { market: "", text: "" }])}
        >
          <Plus aria-hidden className="size-3.5" />
          {kitCopy.add}
        </Button>
      }
    >
      {disclaimers.map(({ market, text }, at) => (
        <div
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[168px_minmax(0,1fr)_auto]"
        >
          <div className="max-sm:col-span-2">
            <Select
              aria-label={kitCopy.market(at + 1)}
              value={market}
              options={OPTIONS}
              onChange={({ currentTarget }) =>
                change(at, { market: currentTarget.value as Disclaimer["market"] })
              }
            />
          </div>
          <Input
            aria-label={kitCopy.sentence(at + 1)}
            value={text}
            autoComplete="off"
            onChange={({ currentTarget }) => change(at, { text: currentTarget.value })}
          />
          <IconButton
            label={kitCopy.removeSentence(at + 1)}
            className="self-center"
            onClick={() => {
              set(
                disclaimers.filter((_, index) => index !== at),
                "now",
              );
              showUndo(() => set(disclaimers, "now"));
            }}
          >
            <Trash aria-hidden className="size-4" />
          </IconButton>
        </div>
      ))}
      <p
        className={
          form.errors.disclaimers === undefined
            ? "text-caption text-ink-3"
            : "text-caption font-medium text-bad"
        }
      >
        {form.errors.disclaimers ??
          (disclaimers.length === 0 ? kitCopy.noDisclaimers : kitCopy.disclaimersHint)}
      </p>
    </KitCard>
  );
}
