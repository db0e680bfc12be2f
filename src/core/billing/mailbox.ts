/** A mail provider's rules for addresses that reach the same mailbox. */
interface AliasRules {
  /** Replaces all domains of the provider. */
  readonly domain: string;
  /** Characters that the provider ignores in the local part. */
  readonly ignored: RegExp;
}

/** Ignores dots (support.google.com/mail/answer/7436150, read 2026-11-22). */
const GMAIL: AliasRules = { domain: "gmail.com", ignored: /\./g };
/**
 * Ignores dots, hyphens and underscores: `removeEmailAlias` in Proton's own client
 * (github.com/ProtonMail/WebClients, read 2026-11-22).
 */
const PROTON: AliasRules = { domain: "proton.me", ignored: /[._-]/g };

const RULES_BY_DOMAIN: Readonly<Record<string, AliasRules>> = {
  "gmail.com": GMAIL,
  "googlemail.com": GMAIL,
  "proton.me": PROTON,
  "protonmail.com": PROTON,
  "pm.me": PROTON,
};

/**
 * One form for all addresses of a mailbox: lower case, without `+tag`, and without the characters
 * that the provider ignores and with its main domain (`RULES_BY_DOMAIN`). Only `offer-hash.ts`
 * compares by it; mail goes to the address as entered.
 */
export function canonicalMailbox(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const rules = Object.hasOwn(RULES_BY_DOMAIN, domain) ? RULES_BY_DOMAIN[domain] : undefined;
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  if (!rules) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(rules.ignored, "")}@${rules.domain}`;
}
