import { expect, it } from "vitest";
import { FILM_MOOD_IDS, FILM_MOODS } from "#core/film/moods.ts";
import { FILM_SECONDS } from "#core/film/settings.ts";
import { beatGrid, BEATS_PER_BAR, toBeat } from "./beat-grid.ts";

it("Whole bars fill each length at about the tempo of the mood, and times move to the nearest beat", () => {
  for (const mood of [null, ...FILM_MOOD_IDS])
    for (const seconds of FILM_SECONDS) {
      const grid = beatGrid(mood, seconds);
      expect(grid.bars * BEATS_PER_BAR * grid.beat).toBeCloseTo(seconds, 9);
      if (mood) expect(60 / grid.beat / FILM_MOODS[mood].bpm).toBeGreaterThan(0.7);
      const moved = toBeat(seconds / 3, grid);
      expect(moved / grid.beat).toBeCloseTo(Math.round(moved / grid.beat), 9);
      expect(Math.abs(moved - seconds / 3)).toBeLessThanOrEqual(grid.beat / 2 + 1e-9);
    }
});
