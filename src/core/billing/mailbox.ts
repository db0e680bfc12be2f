/** How a provider writes one mailbox in several ways, beside a `+tag`. */
interface Spelling {
  /** The name that all its domains are compared under. */
  readonly domain: string;
  /** Characters of the local part that make no difference. */
  readonly ignored: RegExp;
}

/** Dots make no difference (support.google.com/mail/answer/7436150, read 2026-11-22). */
const GMAIL: Spelling = { domain: "gmail.com", ignored: /\./g };
/**
 * Dots, hyphens and underscores make no difference: `removeEmailAlias` in Proton's own client
 * (github.com/ProtonMail/WebClients, read 2026-11-22).
 */
const PROTON: Spelling = { domain: "proton.me", ignored: /[._-]/g };

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  "gmail.com": GMAIL,
  "googlemail.com": GMAIL,
  "proton.me": PROTON,
  "protonmail.com": PROTON,
  "pm.me": PROTON,
};

/**
 * The mailbox that an address leads to, in one form for all its spellings: lower case, without a `+tag`, and without
 * what its provider ignores. For comparing only: mail goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const spelling = Object.hasOwn(SPELLINGS, domain) ? SPELLINGS[domain] : undefined;
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  if (!spelling) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(spelling.ignored, "")}@${spelling.domain}`;
}
