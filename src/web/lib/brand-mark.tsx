import type { Brand } from "#core/brands/brand.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { cx } from "#web/ui/cx.ts";
import { initials } from "#web/ui/initials.ts";

interface BrandMarkProps {
  readonly brand: Pick<Brand, "name" | "logos" | "colors">;
  readonly className: string;
}

/**
 * Square mark of a brand in `BrandMenu` and `BrandPicker`: its square or light logo (`previewUrl`
 * in `core/uploads/api.ts`, 320 px), else its primary color, else its letters (`ui/initials.ts`).
 */
export function BrandMark({ brand: { name, logos, colors }, className }: BrandMarkProps) {
  const logo = logos.find(({ kind }) => kind === "square") ?? logos.find(({ kind }) => kind === "light");
  const frame = cx("shrink-0 overflow-hidden rounded-sm", className);
  if (logo) {
    return (
      <img
        src={previewUrl(logo.url, 320)}
        alt=""
        className={cx(frame, "bg-white object-contain inset-ring inset-ring-line")}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        frame,
        "grid place-items-center bg-sunken text-caption font-medium inset-ring inset-ring-line",
      )}
    >
      {colors.primary === null ? (
        initials(name)
      ) : (
        <svg viewBox="0 0 8 8" className="size-full">
          <path d="M0 0h8v8H0z" fill={colors.primary} />
        </svg>
      )}
    </span>
  );
}
