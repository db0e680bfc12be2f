/**
 * Stand-in for localStorage in the unit tests of drafts, ad drafts, saved uploads and dismissed
 * remarks: keys are own properties of the object, as in browsers.
 */
export function memoryStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}
