import { wordChanges } from "./word-changes.ts";

interface ChangedWordsProps {
  readonly before: string;
  readonly after: string;
}

const STYLES = { removed: "bg-bad-soft text-bad line-through", added: "bg-ok-soft text-ok no-underline" };

/**
 * A text with its removed and added words (`wordChanges`), in `VersionChanges` of an ad and in
 * `StatementAd`.
 */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  return wordChanges(before, after).map(({ kind, text }, at) => {
    if (kind === "same") return <span key={at}>{text}</span>;
    const Tag = kind === "added" ? "ins" : "del";
    return (
      <Tag key={at} className={`rounded-xs px-0.5 ${STYLES[kind]}`}>
        {text}
      </Tag>
    );
  });
}
