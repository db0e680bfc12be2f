import { useState } from "react";
import { cx } from "./cx.ts";
import { initials } from "./initials.ts";

interface AvatarProps {
  readonly name: string;
  readonly src: string | null | undefined;
  /** Sets the circle's size and the font size of the initials. */
  readonly className: string;
  /** Empty (decorative) next to the visible name; required for an avatar without it. */
  readonly alt?: string;
}

/**
 * Round user image of `UserBlock` and `AvatarControl`. Falls back to the initials (`initials.ts`)
 * if there is no image or it fails to load.
 */
export function Avatar({ name, src, className, alt = "" }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = typeof src === "string" && src !== broken ? src : undefined;
  return (
    <span
      className={cx(
        "grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-text",
        className,
      )}
    >
      {shown === undefined ? (
        <span aria-hidden>{initials(name)}</span>
      ) : (
        <img
          src={shown}
          alt={alt}
          width={512}
          height={512}
          onError={() => setBroken(shown)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
