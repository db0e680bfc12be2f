import canonicalize from "canonicalize";
import { expect, test } from "vitest";
import { hashAd, type AdContent } from "./ad-content.ts";

// The examples of RFC 8785, sections 3.2.2 to 3.2.4, and its appendix B.
test("JSON is canonical as RFC 8785 specifies", () => {
  const input = {
    numbers: [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '€$\u000f\nA\'B"\\\\"/',
    literals: [null, true, false],
  };
  expect(canonicalize(input)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
  const keys = { "€": 1, "\r": 2, "\ufb33": 3, "1": 4, "😀": 5, "\u0080": 6, ö: 7 };
  expect(Object.values(JSON.parse(canonicalize(keys)!))).toHaveLength(7);
  expect(canonicalize(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  expect(() => canonicalize("\ud800")).toThrow();
});

const identity = {
  platform: "facebook",
  placement: "facebook_feed",
  key: "AL7K3Q9Z-FB1a",
  slug: "lamp",
} as const;
const content: AdContent = {
  fields: { primaryText: "Softer evenings", headline: "Dusk Lamp", description: "" },
  callToAction: "SHOP_NOW",
  url: "https://halden.example/dusk",
  mediaId: "1",
};
const MEDIA = "c0ffee";
const hash = hashAd(identity, content, MEDIA);

test("The hash is that of the canonical JSON of the content", () => {
  expect(hash).toBe("70d932993216aec6f87ce05537f8c2373196df8fafd4c6591adbfe7173d59e1b");
  expect(hashAd(identity, { ...content, fields: { ...content.fields } }, MEDIA)).toBe(hash);
  expect(hashAd(identity, { ...content, mediaId: "2" }, MEDIA)).toBe(hash);
});

test("Any changed character of a hashed part changes the hash", () => {
  const seen = new Set([hash]);
  const other = (text: string, at: number) => {
    const code = text.charCodeAt(at);
    return text.slice(0, at) + String.fromCharCode(code === 120 ? 121 : 120) + text.slice(at + 1);
  };
  const variants = (text: string) => [
    ...Array.from(text, (_, at) => other(text, at)),
    `${text} `,
    text.slice(0, -1),
  ];
  let count = 1;
  const add = (changed: string) => {
    seen.add(changed);
    count++;
  };
  for (const name of ["primaryText", "headline"] as const) {
    for (const text of variants(String(content.fields[name])))
      add(hashAd(identity, { ...content, fields: { ...content.fields, [name]: text } }, MEDIA));
  }
  for (const text of variants("SHOP_NOW")) add(hashAd(identity, { ...content, callToAction: text }, MEDIA));
  for (const text of variants(content.url)) add(hashAd(identity, { ...content, url: text }, MEDIA));
  for (const text of variants(MEDIA)) add(hashAd(identity, content, text));
  for (const text of variants(identity.placement))
    add(hashAd({ ...identity, placement: text }, content, MEDIA));
  for (const text of variants(identity.key)) add(hashAd({ ...identity, key: text }, content, MEDIA));
  add(hashAd({ ...identity, platform: "instagram" }, content, MEDIA));
  add(hashAd(identity, content, null));
  add(hashAd(identity, { ...content, callToAction: null }, MEDIA));
  expect(seen.size).toBe(count);
});

test("Texts of a list do not run together", () => {
  const withTexts = (headlines: string[]) => hashAd(identity, { ...content, fields: { headlines } }, MEDIA);
  expect(withTexts(["ab", "c"])).not.toBe(withTexts(["a", "bc"]));
  expect(withTexts(["a", "b"])).not.toBe(withTexts(["b", "a"]));
});
