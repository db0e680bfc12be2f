import { footnote, topBarWords } from "../../../core/landing.ts";
import { PRODUCT } from "../../../core/product.ts";
import { paths } from "../../lib/paths.ts";
import { Logo } from "../../ui/logo.tsx";

const LINKS = [
  { href: "#features", label: topBarWords.features },
  { href: "#pricing", label: topBarWords.pricing },
  { href: paths.login, label: topBarWords.logIn },
  { href: paths.signup, label: topBarWords.signUp },
];

/** The end of the landing page: the ways on once more, and what its figures are. */
export function Footer() {
  return (
    <footer className="mx-auto max-w-300 px-4 pt-12 pb-24 sm:px-8 wide:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Logo name={PRODUCT.name} />
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ink-2">
          {LINKS.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="inline-block py-1 hover:text-ink">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 max-w-160 text-caption text-ink-3">* {footnote}</p>
    </footer>
  );
}
