import type { ReactNode } from "react";
import { Glyph } from "./glyph.tsx";

/**
 * Error below a control, in `Field` and next to file inputs. The element around it announces it and
 * sets the size of the text; messages come from the schemas of core or the server.
 */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 font-medium text-bad">
      <Glyph name="alert" className="mt-px size-3.5" />
      {children}
    </p>
  );
}
