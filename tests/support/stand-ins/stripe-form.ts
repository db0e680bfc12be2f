/** Value of a form field, or a nested group of fields. */
type FormValue = string | FormGroup;

/**
 * Parsed parameters of a request to the stand-in for Stripe, nested by their brackets; from
 * `parseForm`.
 */
export interface FormGroup {
  [name: string]: FormValue;
}

/**
 * Parses `a[b][0]=c`, the encoding of Stripe's API, into nested groups for the stand-in; lists are
 * groups with numeric names.
 */
export function parseForm(text: string): FormGroup {
  const root: FormGroup = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let group = root;
    for (const part of path.slice(0, -1)) {
      const next = group[part];
      const child: FormGroup = typeof next === "object" ? next : {};
      group[part] = child;
      group = child;
    }
    group[path.at(-1)!] = value;
  }
  return root;
}

/** A text of a request to the stand-in for Stripe; `undefined` if it is missing or a group. */
export const text = (group: FormGroup | undefined, name: string): string | undefined => {
  const value = group?.[name];
  return typeof value === "string" ? value : undefined;
};

/** A number of a request to the stand-in for Stripe; `undefined` if it is missing or empty. */
export const number = (group: FormGroup | undefined, name: string): number | undefined => {
  const value = text(group, name);
  return value === undefined || value === "" ? undefined : Number(value);
};

/**
 * A nested group of a request to the stand-in for Stripe; `undefined` if it is missing or a text.
 */
export const group = (parent: FormGroup | undefined, name: string): FormGroup | undefined => {
  const value = parent?.[name];
  return typeof value === "object" ? value : undefined;
};

/**
 * Entries of a list in a request to the stand-in for Stripe (`parseForm`), texts or groups; empty
 * without the list. The routes use it.
 */
export const list = (parent: FormGroup | undefined, name: string): FormValue[] =>
  Object.values(group(parent, name) ?? {});

/**
 * Entries of a list in a request to the stand-in for Stripe (`parseForm`) that are groups. The
 * routes use it.
 */
export const groups = (parent: FormGroup | undefined, name: string): FormGroup[] =>
  list(parent, name).filter((entry) => typeof entry === "object");

/**
 * Metadata in a request to the stand-in for Stripe (`parseForm`): the entries of a group that are
 * texts. The routes use it.
 */
export const texts = (parent: FormGroup | undefined, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group(parent, name) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
