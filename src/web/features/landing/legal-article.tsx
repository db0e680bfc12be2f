import { legalCopy, type LegalPage } from "#core/legal.copy.ts";

/**
 * Content of /privacy and /terms in one column. Words: `core/privacy.copy.ts`, `core/terms.copy.ts`
 * and `core/legal.copy.ts`; the server fills in the operator's contact address, if configured
 * (`server/http/pages/page-variables.ts`).
 */
export function LegalArticle({ page }: { page: LegalPage }) {
  return (
    <main id="content" className="mx-auto max-w-176 px-4 pt-14 pb-24 max-sm:pt-8 max-sm:pb-16">
      <h1 className="text-section font-semibold max-sm:text-figure">{page.title}</h1>
      <p className="mt-5 text-lead text-pretty text-ink-2 max-sm:text-card">{page.lead}</p>
      {page.sections.map(({ id, title, paragraphs, points }) => (
        <section key={id} aria-labelledby={id} className="mt-12">
          <h2 id={id} className="text-title font-semibold">
            {title}
          </h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3 text-copy text-pretty text-ink-2">
              {text}
            </p>
          ))}
          {points && (
            <ul className="mt-3 grid list-disc gap-2 pl-5 text-copy text-ink-2 marker:text-weft">
              {points.map((text) => (
                <li key={text} className="pl-1 text-pretty">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section aria-labelledby="contact" className="mt-12">
        <h2 id="contact" className="text-title font-semibold">
          {legalCopy.contact}
        </h2>
        <p className="mt-3 text-copy text-ink-2">{legalCopy.noContact}</p>
        <p data-support className="mt-3 text-copy text-ink-2">
          {legalCopy.support}{" "}
          <a href={`mailto:${legalCopy.address}`} className="text-brand-text underline underline-offset-2">
            {legalCopy.address}
          </a>
        </p>
      </section>
    </main>
  );
}
