import { expect, test } from "vitest";
import {
  clearPendingAddress,
  loadPendingAddress,
  savePendingAddress,
  saveResendAfter,
} from "./pending-address.ts";

function newTab(): Pick<Window, "sessionStorage"> {
  const values = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { sessionStorage: sessionStorage as Storage };
}

test("address and cooldown are stored; another address has no cooldown", () => {
  const tab = newTab();
  expect(loadPendingAddress(tab)).toBeNull();
  savePendingAddress(tab, "a@b.co");
  saveResendAfter(tab, 5000);
  savePendingAddress(tab, "a@b.co");
  expect(loadPendingAddress(tab)).toEqual({ email: "a@b.co", resendAfter: 5000 });
  savePendingAddress(tab, "c@d.co");
  expect(loadPendingAddress(tab)).toEqual({ email: "c@d.co", resendAfter: 0 });
  clearPendingAddress(tab);
  expect(loadPendingAddress(tab)).toBeNull();
});

test("invalid values and disabled storage result in no address", () => {
  const tab = newTab();
  tab.sessionStorage.setItem("adloom:pending-address", '{"email":3}');
  expect(loadPendingAddress(tab)).toBeNull();
  const closed = {
    get sessionStorage(): Storage {
      throw new Error("denied");
    },
  };
  expect(loadPendingAddress(closed)).toBeNull();
  expect(() => savePendingAddress(closed, "a@b.co")).not.toThrow();
});
