import { useMutation, useQueryClient } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Plus from "lucide-react/icons/plus";
import { Link, useSearchParams } from "react-router";
import type { Brand } from "#core/brands/brand.ts";
import { productsCopy, brandsCopy } from "#core/brands/brands.copy.ts";
import { usesCopy } from "#core/brands/uses.copy.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { productsKey, putItem, useProducts } from "#web/lib/brands.ts";
import { StatementAds } from "../uses/statement-ads.tsx";
import { ProductFormCard } from "./product-form.tsx";
import { ProductRow } from "./product-row.tsx";

/**
 * Content of /dashboard/brand/products: the list of a brand's products (`useProducts`), and the
 * form of the one in `?product=`, on wide screens else of the first, with the ads that state its
 * price. Most products: `BRAND_LIMITS` in `core/brands/limits.ts`; words: `productsCopy` in
 * `core/brands/brands.copy.ts` and `core/brands/uses.copy.ts`.
 */
export function BrandProducts({ brand }: { brand: Brand }) {
  const [params] = useSearchParams();
  const query = useProducts(brand.id);
  const products = query.data?.items ?? [];
  const wanted = params.get("product");
  const chosen = products.find(({ id }) => id === wanted);
  // On wide screens the first product is open; on others the list comes first.
  const shown = chosen ?? products[0];
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[384px_minmax(0,1fr)]">
      <Card className={cx(chosen && "max-xl:hidden")}>
        <CardHeader title={productsCopy.title}>
          <AddButton brand={brand} />
        </CardHeader>
        <ListStatus query={query} count={1} copy={{ loadFailed: productsCopy.loadFailed, empty: "" }} />
        {query.isSuccess && products.length === 0 && <EmptyState rows={2}>{productsCopy.empty}</EmptyState>}
        <ul className="divide-y divide-line">
          {products.map((product) => (
            <ProductRow key={product.id} product={product} isShown={product === shown} />
          ))}
        </ul>
      </Card>
      {shown && (
        <div className={cx("grid gap-4", !chosen && "max-xl:hidden")}>
          <Link
            to={`?brand=${brand.id}`}
            className="inline-flex min-h-9 items-center gap-1 justify-self-start text-label font-medium text-ink-2 hover:text-ink xl:hidden"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {productsCopy.back}
          </Link>
          <ProductFormCard key={shown.id} product={shown} />
          <Card className="empty:hidden">
            <StatementAds
              key={shown.id}
              statement={{ kind: "product", id: shown.id, version: String(shown.revision) }}
              title={usesCopy.priceTitle}
            />
          </Card>
        </div>
      )}
    </div>
  );
}

function AddButton({ brand }: { brand: Brand }) {
  const client = useQueryClient();
  const toast = useToast();
  const [, setParams] = useSearchParams();
  const create = useMutation({
    mutationFn: () =>
      api("POST /api/brands/:id/products", {
        params: { id: brand.id },
        body: { name: productsCopy.newName },
      }),
    onSuccess: (product) => {
      putItem(client, productsKey(brand.id), product);
      setParams({ brand: brand.id, product: product.id });
    },
    onError: (error) => toast.error(failureMessage(error, brandsCopy.failed)),
  });
  return (
    <Button size="small" busy={create.isPending} onClick={() => create.mutate()}>
      <Plus aria-hidden className="size-3.5" />
      {productsCopy.add}
    </Button>
  );
}
