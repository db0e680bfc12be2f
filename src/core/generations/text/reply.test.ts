import { describe, expect, it } from "vitest";
import { parseTextReply } from "./reply.ts";
import { A, ADS, B, C, REPLIES } from "./reply.samples.ts";

describe("parseTextReply with complete replies", () => {
  it.each(REPLIES)("$name", ({ reply, ads = ADS }) => {
    expect(parseTextReply(reply, "complete").ads).toEqual(ads);
  });

  it.each(REPLIES)("$name, with Windows line ends", ({ reply, ads = ADS }) => {
    expect(parseTextReply(reply.replaceAll("\n", "\r\n"), "complete").ads).toEqual(ads);
  });
});

describe("parseTextReply with partial replies", () => {
  it.each(REPLIES)("$name: a complete ad never changes", ({ reply, ads = ADS }) => {
    for (let length = 0; length <= reply.length; length += 1) {
      const soFar = parseTextReply(reply.slice(0, length), "growing");
      expect(ads.slice(0, soFar.ads.length), `after ${length} characters`).toEqual(soFar.ads);
      if (soFar.growing !== undefined) expect(soFar.ads.length).toBeLessThan(3);
    }
  });

  it.each(REPLIES)("$name: a truncated reply yields only complete ads", ({ reply, ads = ADS }) => {
    for (let length = 0; length < reply.length; length += 1) {
      const cut = parseTextReply(reply.slice(0, length), "cut");
      expect(ads.slice(0, cut.ads.length), `cut after ${length} characters`).toEqual(cut.ads);
      expect(cut.growing).toBeUndefined();
    }
  });

  it("returns the unfinished ad", () => {
    expect(parseTextReply("Warm bread, ev", "growing")).toEqual({
      ads: [],
      growing: "Warm bread, ev",
      refused: false,
    });
    expect(parseTextReply(`${A}\nSlow dough`, "growing")).toMatchObject({ ads: [A], growing: "Slow dough" });
    expect(parseTextReply(`1. ${A}\n2. Slow dough`, "growing")).toMatchObject({
      ads: [A],
      growing: "Slow dough",
    });
    expect(parseTextReply('1. "Slow dou', "growing").growing).toBe("Slow dou");
    expect(parseTextReply("**Slow dou", "growing").growing).toBe("Slow dou");
  });

  it("completes an ad as soon as the next one starts", () => {
    expect(parseTextReply(`${A}\nMe`, "growing").ads).toEqual([A]);
    expect(parseTextReply(`${A}\n${B}\n`, "growing").ads).toEqual([A, B]);
    expect(parseTextReply(`1. ${A}\n2. S`, "growing").ads).toEqual([A]);
  });

  it.each([
    "Here are three",
    "Sure! He",
    "1",
    "1.",
    "Variation 1",
    "**Ad 1:",
    "```js",
    "[",
    "I'm sorry, but",
  ])("hides %j, which may become a label or preamble", (start) => {
    expect(parseTextReply(start, "growing").growing).toBeUndefined();
  });
});

describe("parseTextReply at the token limit", () => {
  it("drops the truncated line", () => {
    expect(parseTextReply(`${A}\n${B}\nThird one st`, "cut").ads).toEqual([A, B]);
    expect(parseTextReply(`1. ${A}\n2. ${B}\n3. Third one st`, "cut").ads).toEqual([A, B]);
    expect(parseTextReply(`["${A}", "Second on`, "cut").ads).toEqual([A]);
    expect(parseTextReply("Only on", "cut").ads).toEqual([]);
  });

  it("does not return a headline as an ad if the text is missing", () => {
    expect(parseTextReply("Ad 1:\n**Fresh at five**\nWarm br", "cut").ads).toEqual([]);
  });
});

describe("parseTextReply with existing ads", () => {
  it("returns only the missing ads", () => {
    expect(parseTextReply(`${B}\n${C}\nOne too many`, "complete", [A]).ads).toEqual([B, C]);
    expect(parseTextReply(`3. ${C}`, "complete", [A, B]).ads).toEqual([C]);
    expect(parseTextReply(C, "complete", [A, B, "Third"]).ads).toEqual([]);
  });

  it("drops repetitions and ignores emoji when comparing", () => {
    expect(parseTextReply(`${A}\n${B}`, "complete", [A]).ads).toEqual([B]);
    expect(parseTextReply(`${A} ✨\n${A}\n${B}\n${C}`, "complete").ads).toEqual([`${A} ✨`, B, C]);
  });
});

describe("parseTextReply with refusals", () => {
  it.each([
    "I'm sorry, but I can't help with that request.",
    "I cannot create ads for this product.",
    "Sorry, I can’t assist with that.",
    "I’m unable to write advertising for weapons.\n\nPlease try another product.",
    "Unfortunately, I can't write this ad.",
  ])("%s", (reply) => {
    expect(parseTextReply(reply, "complete")).toEqual({ ads: [], growing: undefined, refused: true });
  });

  it("accepts an ad that resembles a refusal", () => {
    const ad = "Sorry, we can't stop baking 🍞";
    expect(parseTextReply(ad, "complete")).toMatchObject({ ads: [ad], refused: false });
  });
});

it("parses a long reply within 250 ms", () => {
  const reply = `${"Ä 🥖 ".repeat(4000)}\n`.repeat(2);
  const start = performance.now();
  parseTextReply(reply, "complete");
  expect(performance.now() - start).toBeLessThan(250);
});

describe("parseTextReply with hostile replies", () => {
  it("removes control characters, escape sequences and bidi overrides, also in JSON", () => {
    const dirty = [A, B, C].map((ad) => `\u001B[1m${ad.slice(0, 4)}\u0000\u202E${ad.slice(4)}\u001B[0m`);
    expect(parseTextReply(dirty.map((ad, at) => `${at + 1}. ${ad}`).join("\r\n"), "complete").ads).toEqual(
      ADS,
    );
    expect(parseTextReply(JSON.stringify(dirty), "complete").ads).toEqual(ADS);
    expect(parseTextReply(JSON.stringify([A, "\u0000\u202E", B, C]), "complete").ads).toEqual(ADS);
  });

  it("ignores lines, items and JSON strings above the maximum length", () => {
    const long = "bread ".repeat(400);
    for (const reply of [
      `${long}\n${A}`,
      `Ad 1:\n${"bread\n".repeat(400)}\nAd 2: ${A}`,
      JSON.stringify([long, A]),
    ]) {
      expect(parseTextReply(reply, "complete").ads).toEqual([A]);
    }
    for (const reply of [long, `Ad 1:\n${"bread\n".repeat(400)}`, `["${long}`]) {
      expect(parseTextReply(reply, "growing").growing).toBeUndefined();
    }
  });

  // Without limits for lines and items, each takes one to two seconds.
  it.each([
    ["unclosed bold", "**a ".repeat(8000)],
    ["line breaks as markup", `${"<br>".repeat(8000)}x`],
    ["an item of many lines", `1. a\n${"b\n".repeat(16_000)}`],
  ])("parses %s within 500 ms", (_, reply) => {
    const start = performance.now();
    parseTextReply(reply, "growing");
    expect(performance.now() - start).toBeLessThan(500);
  });
});
