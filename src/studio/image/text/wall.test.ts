import { describe, expect, it } from "vitest";
import { typewritten } from "./measured.fixture.ts";
import { setWall } from "./wall.ts";

const space = { width: 900, height: 2000, min: 60, max: 900, lines: 5 };

describe("type wall", () => {
  it("scales every line to the measure", () => {
    const set = setWall(typewritten("Hear the room disappear"), space, 10);
    expect(set.lines.length).toBeGreaterThan(1);
    for (const line of set.lines) expect(line.width).toBeCloseTo(900, 0);
  });

  it("gives lines with tails more room than lines without", () => {
    const roomy = setWall(typewritten("Happy happy days"), { ...space, lines: 2 }, 1).gaps[0] ?? 0;
    const tight = setWall(typewritten("Hello hello sons"), { ...space, lines: 2 }, 1).gaps[0] ?? 0;
    expect(roomy).toBeGreaterThan(tight);
  });

  it("keeps to the height", () => {
    const set = setWall(typewritten("One happy plant a month for you"), { ...space, height: 240 }, 10);
    expect(set.height).toBeLessThanOrEqual(240.01);
  });
});
