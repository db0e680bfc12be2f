import { useQueryClient } from "@tanstack/react-query";
import Trash from "lucide-react/icons/trash-2";
import { Link, useSearchParams } from "react-router";
import { productsCopy } from "#core/brands/brands.copy.ts";
import type { Product } from "#core/brands/product.ts";
import { api } from "#web/lib/api.ts";
import { TOOL_PATHS } from "#web/lib/paths.ts";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { productsKey } from "#web/lib/brands.ts";
import { deletionCopy } from "../deletion-copy.ts";
import { Conflicts, BrandSaveStatus } from "../save-status.tsx";
import { TextField } from "../text-field.tsx";
import { PictureList } from "./picture-list.tsx";
import { PriceFields } from "./price-fields.tsx";
import { useProductForm, type ProductForm } from "./use-product-form.ts";

const { fields } = productsCopy;

/**
 * Form in `BrandProducts` with the facts of a product; saves itself (`useProductForm`; delay:
 * `SAVE_PAUSE_MS` in `lib/autosave.ts`), deletes the product with an undo toast (words:
 * `deletion-copy.ts`, time: `RESTORE_MINUTES` in `core/limits.ts`), and links to the full package
 * tool, which makes ads for it. Rules: `core/brands/product.ts`; words: `productsCopy` in
 * `core/brands/brands.copy.ts`.
 */
export function ProductFormCard({ product }: { product: Product }) {
  const form = useProductForm(product);
  return (
    <Card>
      <BrandSaveStatus form={form} />
      <CardHeader title={form.values.name || fields.name}>
        <div className="flex items-center gap-2">
          <Link
            to={`${TOOL_PATHS.campaign}?product=${product.id}`}
            className={buttonStyles({ size: "small" })}
          >
            {productsCopy.makeAds}
          </Link>
          <DeleteButton product={product} />
        </div>
      </CardHeader>
      <div className="grid gap-5 p-6 max-sm:px-4 max-sm:py-5">
        <Conflicts form={form} labels={fields} />
        <TextField form={form} name="name" label={fields.name} />
        <TextField form={form} name="description" label={fields.description} rows={3} />
        <FeaturesField form={form} />
        <TextField form={form} name="audience" label={fields.audience} />
        <PriceFields form={form} />
        <TextField form={form} name="url" label={fields.url} inputMode="url" />
        <PictureList form={form} />
      </div>
    </Card>
  );
}

function FeaturesField({ form }: { form: ProductForm }) {
  const { features } = form.values;
  return (
    <Field
      label={fields.features}
      error={form.errors.features}
      aside={<span className="text-ink-3">{productsCopy.oneALine}</span>}
    >
      <Textarea
        value={features.join("\n")}
        rows={4}
        onChange={({ currentTarget }) => form.set({ features: currentTarget.value.split("\n") })}
      />
    </Field>
  );
}

function DeleteButton({ product }: { product: Product }) {
  const { id, brandId, name } = product;
  const client = useQueryClient();
  const deleteWithUndo = useUndoableDelete();
  const [, setParams] = useSearchParams();
  const reload = () => client.invalidateQueries({ queryKey: productsKey(brandId) });
  const remove = () =>
    deleteWithUndo({
      async remove() {
        await api("DELETE /api/products/:id", { params: { id } });
        await reload();
        setParams({ brand: brandId }, { replace: true });
      },
      async restore() {
        await api("POST /api/products/:id/restore", { params: { id } });
        await reload();
      },
      copy: deletionCopy(name),
    });
  return (
    <IconButton label={productsCopy.delete(name)} onClick={() => void remove()}>
      <Trash aria-hidden className="size-4" />
    </IconButton>
  );
}
