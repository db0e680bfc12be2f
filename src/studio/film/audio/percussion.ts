import type { ToneMaker } from "./instruments.ts";
import { envelope, highPass, sine } from "./oscillators.ts";
import { SAMPLE_RATE, samplesOf } from "./stereo.ts";

/** A sound of `seconds` whose samples `sampleAt` gives, by index and time. */
function render(seconds: number, sampleAt: (t: number, index: number) => number): Float32Array {
  const out = new Float32Array(samplesOf(seconds));
  for (let i = 0; i < out.length; i++) out[i] = sampleAt(i / SAMPLE_RATE, i);
  return out;
}

/** A sine whose frequency falls from `low + sweep` to `low` in Hz. */
function falling(low: number, sweep: number, rate: number): (t: number) => number {
  let phase = 0;
  return (t) => {
    phase += (low + sweep * Math.exp(-t * rate)) / SAMPLE_RATE;
    return sine(phase);
  };
}

const kick: ToneMaker = ({ force }) => {
  const tone = falling(46, 120, 34);
  return render(0.34, (t, i) => {
    const click = 0.22 * Math.exp(-t * 260);
    return 0.85 * force * (tone(t) * Math.exp(-t * 9) + click) * envelope(i, 0.001, 0.22, 0.12);
  });
};

const tom: ToneMaker = ({ force }) => {
  const tone = falling(82, 60, 18);
  return render(0.5, (t, i) => 0.6 * force * tone(t) * Math.exp(-t * 6) * envelope(i, 0.002, 0.3, 0.2));
};

const snare: ToneMaker = ({ force }, noise) => {
  const wires = highPass(1400);
  return render(
    0.24,
    (t) => force * (0.3 * sine(186 * t) * Math.exp(-t * 24) + 0.36 * wires(noise()) * Math.exp(-t * 19)),
  );
};

const clap: ToneMaker = ({ force }, noise) => {
  const hands = highPass(900);
  const hit = (t: number, delay: number) => (t < delay ? 0 : Math.exp(-(t - delay) * 140));
  return render(0.26, (t) => {
    const room = t > 0.023 ? Math.exp(-(t - 0.023) * 22) * 0.55 : 0;
    const attack = 0.5 * (hit(t, 0) + hit(t, 0.011) + hit(t, 0.023));
    return 0.42 * force * hands(noise()) * (attack + room);
  });
};

const rim: ToneMaker = ({ force }, noise) => {
  const wood = highPass(1800);
  return render(
    0.12,
    (t) => force * (0.3 * sine(820 * t) * Math.exp(-t * 70) + 0.25 * wood(noise()) * Math.exp(-t * 60)),
  );
};

const hat: ToneMaker = ({ force }, noise) => {
  const [first, second] = [highPass(7200), highPass(6000)];
  return render(0.09, (t) => 0.6 * force * second(first(noise())) * Math.exp(-t * 62));
};

const shaker: ToneMaker = ({ force }, noise) => {
  const beads = highPass(5200);
  return render(0.11, (t) => {
    const shape = Math.min(1, t / 0.022) * Math.exp(-Math.max(0, t - 0.022) * 46);
    return 0.42 * force * beads(noise()) * shape;
  });
};

/** Air: noise in a band that rises, loudest at two thirds. */
const whoosh: ToneMaker = ({ length, force }, noise) => {
  let [low, band] = [0, 0];
  return render(length, (t) => {
    const x = t / length;
    const f = 2 * Math.sin((Math.PI * (500 + 5200 * x ** 2)) / SAMPLE_RATE);
    low += f * band;
    band += f * (noise() - low - 0.7 * band);
    return 0.34 * force * band * (x < 0.64 ? (x / 0.64) ** 2.2 : ((1 - x) / 0.36) ** 1.6);
  });
};

const boom: ToneMaker = ({ length, force }) => {
  const tone = falling(38, 40, 6);
  return render(
    length,
    (t, i) => 0.6 * force * tone(t) * Math.exp(-t * 3.4) * envelope(i, 0.004, length * 0.7, length * 0.3),
  );
};

const crash: ToneMaker = ({ length, force }, noise) => {
  const metal = highPass(3600);
  return render(
    length,
    (t, i) =>
      0.3 * force * metal(noise()) * Math.exp(-t * 2.3) * envelope(i, 0.002, length * 0.6, length * 0.4),
  );
};

/**
 * Instruments without a pitch, by the name in a score (`Instrument` in `note.ts`); `playScore`
 * (`play-score.ts`) chooses among them and has their levels.
 */
export const PERCUSSION = { kick, tom, snare, clap, rim, hat, shaker, whoosh, boom, crash } as const;
