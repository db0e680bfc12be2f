import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import type { Brand } from "#core/brands/brand.ts";
import { pickerCopy } from "#core/brands/picker.copy.ts";
import type { Product } from "#core/brands/product.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { api } from "#web/lib/api.ts";
import { useBrands } from "#web/lib/brands.ts";
import { paths } from "#web/lib/paths.ts";
import { formatPrice } from "#web/lib/format-price.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

interface Choice {
  readonly id: string;
  readonly brand: Brand;
  /** `undefined`: the brand without a product. */
  readonly product: Product | undefined;
}

interface Group {
  readonly value: string;
  readonly items: readonly Choice[];
}

type OnChoose = (brand: Brand, product: Product | undefined) => void;

/** Brands with their products that have this text in their names. */
function groupsOf(brands: readonly Brand[], products: readonly Product[], search: string): Group[] {
  return brands.flatMap((brand) => {
    const own = products.filter(({ brandId }) => brandId === brand.id);
    const isFound = own.length > 0 || brand.name.toLowerCase().includes(search.toLowerCase());
    if (!isFound) return [];
    const items = [
      ...own.map((product) => ({ id: product.id, brand, product })),
      { id: brand.id, brand, product: undefined },
    ];
    return [{ value: brand.name, items }];
  });
}

/**
 * List of brands and products with a search field, inside `BrandPopup`; without a brand a link to
 * make one. The server finds products (`GET /api/products`, `listProducts` in
 * `server/modules/brands/products.repo.ts`), this file filters brands. Words:
 * `core/brands/picker.copy.ts`.
 */
export function BrandChoices({ onChoose }: { onChoose: OnChoose }) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  const brands = useBrands();
  const products = useQuery({
    queryKey: ["products", "find", wanted],
    queryFn: () => api("GET /api/products", { query: { search: wanted } }),
    placeholderData: keepPreviousData,
  });
  if (brands.data?.items.length === 0) return <NoBrand />;
  const groups = groupsOf(brands.data?.items ?? [], products.data?.items ?? [], wanted);
  return (
    <>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={groups}
        value={search}
        onValueChange={setSearch}
        itemToStringValue={({ brand, product }: Choice) => product?.name ?? brand.name}
        autoHighlight="always"
        keepHighlight
      >
        <div className="flex items-center gap-2.5 border-b border-line px-3.5">
          <Search aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
          <Autocomplete.Input
            aria-label={pickerCopy.find}
            placeholder={pickerCopy.find}
            className="h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 max-sm:text-card"
          />
        </div>
        <Autocomplete.Empty>
          <p className="px-4 py-6 text-center text-label text-ink-2">{pickerCopy.nothingFound}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="max-h-93 min-h-0 overflow-y-auto overscroll-contain p-1.5 empty:hidden">
          {(group: Group) => (
            <Autocomplete.Group key={group.items.at(-1)?.id} items={group.items}>
              <Autocomplete.GroupLabel className="px-2 pt-2 pb-1.5 text-caption font-medium text-ink-2">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(choice: Choice) => (
                  <ChoiceRow
                    key={choice.id}
                    choice={choice}
                    onChoose={() => onChoose(choice.brand, choice.product)}
                  />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <div className="flex justify-end border-t border-line p-1.5">
        <Link to={paths.brandProducts} className={buttonStyles({ variant: "ghost", size: "small" })}>
          {pickerCopy.newProduct}
        </Link>
      </div>
    </>
  );
}

function ChoiceRow({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const { product } = choice;
  const image = product?.images[0];
  return (
    <Autocomplete.Item
      value={choice}
      onClick={onChoose}
      className="grid min-h-13 cursor-pointer grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-2 py-1.5 outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-line forced-colors:data-highlighted:outline-2"
    >
      {image ? (
        <img
          src={previewUrl(image.url, 320)}
          alt=""
          className="size-10 rounded-sm bg-white object-cover inset-ring inset-ring-line"
        />
      ) : (
        <span aria-hidden className="progress-placeholder size-10 rounded-sm inset-ring inset-ring-line" />
      )}
      <span className="min-w-0">
        <span className="block truncate font-medium">{product?.name ?? pickerCopy.brandOnly}</span>
        {product && (
          <span className="block truncate text-caption text-ink-3">
            {pickerCopy.pictures(product.images.length)}
          </span>
        )}
      </span>
      {product && product.price !== null && (
        <span className="text-caption text-ink-3 tabular-nums">
          {formatPrice(product.price, product.currency)}
        </span>
      )}
    </Autocomplete.Item>
  );
}

function NoBrand() {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-6 text-center">
      <p className="font-medium">{pickerCopy.none}</p>
      <p className="text-label text-balance text-ink-2">{pickerCopy.noneText}</p>
      <Link to={paths.brand} className={`${buttonStyles({ size: "small" })} mt-2`}>
        {pickerCopy.make}
      </Link>
    </div>
  );
}
