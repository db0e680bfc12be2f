import { useState } from "react";
import { cx } from "./cx.ts";
import { initials } from "./initials.ts";

interface AvatarProps {
  readonly name: string;
  readonly src: string | null | undefined;
  /** Its size, and that of the letters. */
  readonly className: string;
  /** Beside the name it says nothing more; alone it needs words. */
  readonly alt?: string;
}

/** A round picture of somebody; their initials without one, or when it cannot be shown. */
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
