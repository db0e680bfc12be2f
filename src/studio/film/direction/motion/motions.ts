import type { FilmTransition } from "#core/film/settings.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import { bold } from "./bold.ts";
import { corporate } from "./corporate.ts";
import { luxury } from "./luxury.ts";
import { modern } from "./modern.ts";
import { between, type Motion } from "./motion.ts";
import { playful } from "./playful.ts";

const MOTIONS: Record<ImageStyle, Motion> = { modern, bold, corporate, playful, luxury };

/** Transitions that a person can choose instead of that of the style. */
const OTHERS: Record<Exclude<FilmTransition, "style">, Pick<Motion, "cut" | "transition">> = {
  slide: {
    cut: 0.6,
    transition: (from, to, { width, rtl }) => {
      const side = rtl ? -1 : 1;
      return {
        pose: { x: between(from, side * width, to, 0, "inOutQuart") },
        leaving: { x: between(from, 0, to, side * -0.3 * width, "inOutQuart") },
      };
    },
  },
  dissolve: {
    cut: 0.8,
    transition: (from, to) => ({ pose: { alpha: between(from, 0, to, 1, "inOutSine") }, isDissolve: true }),
  },
  cut: { cut: 0, transition: () => ({}) },
};

/**
 * Returns the motion of a film for `directFilm` (`direction/direct-film.ts`): that of its style,
 * from `<style>.ts` in this folder, with the transition that the user chose (`OTHERS`; the choices
 * are `FILM_TRANSITIONS` in `core/film/settings.ts`).
 */
export const motionFor = (style: ImageStyle, transition: FilmTransition): Motion =>
  transition === "style" ? MOTIONS[style] : { ...MOTIONS[style], ...OTHERS[transition] };
