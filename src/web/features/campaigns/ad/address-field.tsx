import Copy from "lucide-react/icons/copy";
import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { readAddress } from "#core/campaigns/typed-address.ts";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import type { AdEditor } from "./use-ad-editor.ts";

/** UTM parameters of an address, in its order. */
function tagsOf(address: string | null): [string, string][] {
  const query = /\?([^#]*)/.exec(address ?? "")?.[1] ?? "";
  return query
    .split("&")
    .map((pair): [string, string] => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)])
    .filter(([name]) => name.startsWith("utm_"));
}

/**
 * Part of `AdPanel` with the ad's web address and the UTM tags with which it is exported
 * (`ad.taggedUrl`; not shown while a changed address is not saved). An address without a scheme
 * is completed when the field is left. Valid addresses: `core/campaigns/typed-address.ts`; how tags
 * are added: `tag-url.ts` beside it; tags of a platform: `utm` in `core/platforms/platforms.ts`;
 * words: `core/campaigns/ad.copy.ts`.
 */
export function AddressField({ ad, editor }: { ad: Ad; editor: AdEditor }) {
  const { draft, change, save } = editor;
  const copy = useCopyText({ done: adCopy.taggedCopied, failed: adCopy.copyFailed });
  const { address, problem } = readAddress(draft.url);

  function complete() {
    if (problem === undefined && address !== draft.url) change({ url: address });
    void save();
  }

  return (
    <section id="part-url" className="grid gap-3 border-t border-line pt-5">
      <Field
        label={adCopy.address}
        aside={
          ad.taggedUrl !== null && (
            <Button
              size="small"
              variant="ghost"
              className="-my-1.5"
              onClick={() => void copy(ad.taggedUrl ?? "")}
            >
              <Copy aria-hidden className="size-3.5" />
              {adCopy.copyTagged}
            </Button>
          )
        }
        error={address === "" ? adCopy.missing : problem}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.url}
          onBlur={complete}
          onChange={(event) => change({ url: event.target.value })}
        />
      </Field>
      {draft.url === ad.url && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-caption">
          {tagsOf(ad.taggedUrl).map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="truncate">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
