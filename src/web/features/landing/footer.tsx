import { footerCopy, footnote } from "#core/landing.copy.ts";
import { topBarCopy } from "#core/top-bar.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { LandingLogo } from "./landing-logo.tsx";

interface FooterLink {
  readonly href: string;
  readonly label: string;
}

const COLUMNS: readonly { readonly title: string; readonly links: readonly FooterLink[] }[] = [
  {
    title: footerCopy.product,
    links: [
      { href: `${paths.home}#features`, label: topBarCopy.features },
      { href: `${paths.home}#pricing`, label: topBarCopy.pricing },
      { href: paths.login, label: topBarCopy.logIn },
      { href: paths.signup, label: topBarCopy.signUp },
    ],
  },
  {
    title: footerCopy.open,
    links: [
      { href: paths.apiDocs, label: footerCopy.apiDocs },
      { href: paths.source, label: footerCopy.source },
    ],
  },
  {
    title: footerCopy.legal,
    links: [
      { href: paths.privacy, label: footerCopy.privacy },
      { href: paths.terms, label: footerCopy.terms },
    ],
  },
];

/**
 * Footer of the landing page, /privacy and /terms: links and the footnote about the figures. Words:
 * `footerCopy` in `core/landing.copy.ts` and `core/top-bar.copy.ts`; the links are in this file.
 */
export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-300 gap-x-8 gap-y-10 px-4 pt-12 pb-24 sm:grid-cols-[1fr_auto_auto_auto] sm:gap-x-16 sm:px-8 wide:px-0">
        <div>
          <a href={paths.home} className="inline-block rounded-md">
            <LandingLogo />
          </a>
          <p className="mt-3 max-w-70 text-pretty text-ink-2">{footerCopy.tagline}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="min-w-24">
            <p className="font-medium">{title}</p>
            <ul className="mt-1.5">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} className="inline-block py-1.5 text-ink-2 hover:text-ink">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="text-caption text-ink-3 sm:col-span-4">* {footnote}</p>
      </div>
    </footer>
  );
}
