import { useNavigate } from "react-router";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useCreateBrand } from "./use-brand-actions.ts";

/**
 * Shown on the brand pages (`brand-page.tsx`, `brand-data.tsx`) to users without a brand: creates
 * one (`useCreateBrand`) and opens either the website reader or the kit. Words:
 * `core/brands/brands.copy.ts`.
 */
export function FirstBrand() {
  const create = useCreateBrand();
  const navigate = useNavigate();
  const start = (path: string) =>
    create.mutate(undefined, { onSuccess: ({ id }) => void navigate(`${path}?brand=${id}`) });
  return (
    <Card>
      <EmptyState
        title={brandsCopy.firstTitle}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" busy={create.isPending} onClick={() => start(paths.brandRead)}>
              {brandsCopy.readWebsite}
            </Button>
            <Button onClick={() => start(paths.brand)}>{brandsCopy.fillIn}</Button>
          </div>
        }
      >
        {brandsCopy.firstText}
      </EmptyState>
    </Card>
  );
}
