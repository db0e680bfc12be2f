import type { ReactNode } from "react";

interface FactorPartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * One kind of factor inside `SecondFactorSection`: its title, description and controls.
 * `PasskeysPart`, `TotpPart` and `RecoveryCodesPart` use it.
 */
export function FactorPart({ title, text, children }: FactorPartProps) {
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-label text-pretty text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
